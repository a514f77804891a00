import { aConsultation, aDeal, aDealDocument, aProject, aTicket, aUser, startFakeApi } from '@portal/testing';
import { useSaveConsultation } from '@portal/features';
import { describeForms, type FormCase } from '@portal/features/testing';
import { useState, type ReactNode } from 'react';
import { ConsultationForm } from '../src/features/consultations/consultation.form.js';
import { PickMeeting } from '../src/features/consultations/request-meetings.js';
import { AcceptDeal, DeclineDeal } from '../src/features/deals/deal-answer.js';
import { RequestChange } from '../src/features/deals/request-change.js';
import { DeclineDocument, SignDocument } from '../src/features/deals/use-signing.js';
import { ProfileForm } from '../src/features/profile/profile.form.js';
import { EditProject } from '../src/features/projects/project-head-actions.js';
import { RateTicket } from '../src/features/support/rate-ticket.js';

const dana = aUser({ first_name: 'Dana', last_name: 'Fields' });
const { api } = startFakeApi(() => dana);
const deal = aDeal({ customer_id: dana.id, current_status: 'active' });
const document = aDealDocument({ deal_id: deal.id, status: 'sent' });
const request = aConsultation({ customer_id: dana.id });
const project = aProject({ customer_id: dana.id });
const ticket = aTicket({ requester_id: dana.id, status: 'resolved' });

const src = (path: string): string => `frontends/customer/src/${path}`;

/** Shows a form until it closes. */
function Open({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(true);
  return open ? children(() => setOpen(false)) : null;
}

function RequestEditor() {
  const { save } = useSaveConsultation(request);
  return <Open>{(close) => <ConsultationForm request={request} onSave={save} onClose={close} />}</Open>;
}

function ProjectEditor() {
  const [open, setOpen] = useState(true);
  return <EditProject project={project} open={open} onClose={() => setOpen(false)} />;
}

const cases: FormCase[] = [
  {
    file: src('features/consultations/consultation.form.tsx'),
    submit: 'Save changes',
    Screen: RequestEditor,
    values: { title: 'Another title' },
  },
  {
    file: src('features/consultations/request-meetings.tsx'),
    submit: 'Book this time',
    Screen: () => <PickMeeting request={request} />,
    open: ['Pick a time'],
    values: { starts_at: '2027-03-16T15:00:00.000Z' },
  },
  {
    file: src('features/deals/deal-answer.tsx'),
    submit: 'Accept deal',
    Screen: () => <Open>{(close) => <AcceptDeal deal={deal} offer={undefined} onClose={close} />}</Open>,
    values: { name: 'Dana Fields', agreed: true },
  },
  {
    file: src('features/deals/request-change.tsx'),
    submit: 'Send request',
    Screen: () => <RequestChange deal={deal} />,
    open: ['Ask for a change'],
    answer: { message: 'We will answer you' },
  },
  {
    file: src('features/deals/deal-answer.tsx'),
    submit: 'Decline deal',
    Screen: () => <Open>{(close) => <DeclineDeal deal={deal} onClose={close} />}</Open>,
  },
  {
    file: src('features/deals/use-signing.tsx'),
    submit: 'Decline document',
    Screen: () => <Open>{(close) => <DeclineDocument document={document} onClose={close} />}</Open>,
  },
  {
    file: src('features/deals/use-signing.tsx'),
    submit: 'Sign document',
    Screen: () => <Open>{(close) => <SignDocument document={document} onClose={close} />}</Open>,
    values: { name: 'Dana Fields', agreed: true },
  },
  {
    file: src('features/profile/profile.form.tsx'),
    submit: 'Save profile',
    Screen: () => <ProfileForm user={dana} />,
    values: { first_name: 'Dan' },
    unanswered: 'Failed to update profile.',
    answer: { ...dana, version: 2 },
  },
  {
    file: src('features/projects/project-head-actions.tsx'),
    submit: 'Save changes',
    Screen: ProjectEditor,
    values: { name: 'Another name' },
  },
  {
    file: src('features/support/rate-ticket.tsx'),
    submit: 'Send rating',
    Screen: () => <RateTicket ticket={ticket} />,
    open: ['Good'],
    answer: { ...ticket, csat_score: 1 },
  },
];

describe('Every form of the portal', () => {
  describeForms(api, cases);
});
