import { defaultWeeklyHours, type HostAvailability } from '@portal/contracts';
import { useUpdateConsultation } from '@portal/data-access';
import { useSaveConsultation } from '@portal/features';
import { describeForms, type FormCase } from '@portal/features/testing';
import {
  aCannedReply,
  aCompany,
  aConsultation,
  aMeeting,
  anAdmin,
  anId,
  aProject,
  aReceivedMail,
  aUser,
  startFakeApi,
} from '@portal/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AvailabilityForm } from '../src/features/availability/availability-form.js';
import { AddClosedDay } from '../src/features/closed-days/closed-days.page.js';
import { EditCannedReply, NewCannedReply } from '../src/features/canned-replies/canned-reply-list.page.js';
import { EditCompany, NewCompany } from '../src/features/companies/company.form.js';
import { EraseCustomer } from '../src/features/customers/erase-customer.js';
import { MergeCompanyForm } from '../src/features/companies/company-actions.js';
import { CompleteForm, DeclineForm } from '../src/features/consultations/detail/use-steps.js';
import { ConsultationForm, NewConsultation } from '../src/features/consultations/consultation.form.js';
import { LogContact } from '../src/features/consultations/detail/consultation-detail.js';
import { ConvertForm } from '../src/features/consultations/convert/convert-form.js';
import { InternalNotes } from '../src/features/consultations/detail/request-side.js';
import { NewCustomer, CustomerEditor } from '../src/features/customers/customer.form.js';
import { UploadImport } from '../src/features/imports/imports.page.js';
import { MeetingTools } from '../src/features/meetings/meeting-tools.js';
import { ScheduleMeeting } from '../src/features/meetings/request-meetings.js';
import { EditProject, NewProject } from '../src/features/projects/project.form.js';
import { EditSavedView, NewSavedView } from '../src/features/saved-views/saved-views-menu.js';
import { MailAsTicketForm, MailIntoTicketForm } from '../src/features/inbound-mail/file-mail.form.js';
import { DecisionForm } from '../src/features/workflows/runs/run-actions.js';
import { RunWorkflowForm } from '../src/features/workflows/builder/workflow-menu.js';
import { AssignForm } from '../src/people/assign-form.js';
import { opened, saved, savedRecord } from './form-screens.js';
import { aWorkflow } from './workflow-bodies.js';
import { companyRecord } from '../src/features/companies/company.record.js';
import { projectRecord } from '../src/features/projects/project.record.js';

const admin = anAdmin();
const { api } = startFakeApi(() => admin);
const company = aCompany();
const request = aConsultation();
const meeting = aMeeting();
const project = aProject();
const customer = aUser();
const mail = aReceivedMail({ user_id: customer.id });
const workflow = aWorkflow({ record: null });
const host: HostAvailability = {
  host_id: admin.id,
  host_name: 'Avery Cole',
  takes_meetings: true,
  time_zone: 'America/New_York',
  meeting_url: null,
  weekly: defaultWeeklyHours,
  exceptions: [],
  updated_at: null,
  version: 1,
};

const savedView = {
  ...{ id: anId(), path: '/admin/deals', name: 'Signed', search: 'status=active', is_shared: false, version: 1 },
  ...{ owner_id: admin.id, owner_name: 'Avery Cole', created_at: request.created_at, updated_at: request.updated_at },
};

const src = (path: string): string => `frontends/admin/src/${path}`;

const useAssigning = () => {
  const update = useUpdateConsultation();
  const save = (assigned_to: string | null) => update.mutateAsync({ id: request.id, assigned_to });
  return { save, conflictDialog: null };
};

function Notes() {
  const { save, showRefusal } = useSaveConsultation(request);
  return <InternalNotes request={request} onSave={save} onRefused={showRefusal} />;
}

const cases: FormCase[] = [
  {
    file: src('features/imports/imports.page.tsx'),
    submit: 'Upload',
    Screen: opened((close) => <UploadImport onClose={() => close()} />),
    fill: () =>
      userEvent.upload(screen.getByLabelText(/^File/), new File(['Name'], 'clients.csv', { type: 'text/csv' })),
  },
  {
    file: src('features/availability/availability-form.tsx'),
    submit: 'Save availability',
    Screen: () => <AvailabilityForm host={host} isOwn />,
    values: { meeting_url: 'https://meet.example/room' },
    answer: { ...host, meeting_url: 'https://meet.example/room', version: 2 },
  },
  {
    file: src('features/closed-days/closed-days.page.tsx'),
    submit: 'Add day',
    Screen: opened((close) => <AddClosedDay today="2027-03-16" onClose={() => close()} />),
    values: { name: 'Inventory' },
  },
  {
    file: src('features/companies/company.form.tsx'),
    submit: 'Create company',
    Screen: opened((close) => <NewCompany onClose={() => close()} />),
    values: { name: 'Trent River Dental' },
  },
  {
    file: src('features/companies/company.form.tsx'),
    submit: 'Save changes',
    Screen: savedRecord(companyRecord, company, (save, close) => (
      <EditCompany record={company} onSave={save} onClose={close} />
    )),
    values: { name: 'Another name' },
  },
  {
    file: src('features/companies/company-actions.tsx'),
    submit: 'Merge companies',
    Screen: opened((close) => <MergeCompanyForm company={company} onClose={() => close()} />),
    values: { into_id: anId() },
  },
  {
    file: src('features/customers/erase-customer.tsx'),
    submit: 'Erase for good',
    Screen: opened((close) => <EraseCustomer user={customer} onClose={() => close()} />),
    values: { confirmation: customer.email },
  },
  {
    file: src('features/canned-replies/canned-reply-list.page.tsx'),
    submit: 'Add canned reply',
    Screen: opened((close) => <NewCannedReply onClose={close} />),
    values: { name: 'Restart', body: 'Please restart it once.' },
  },
  {
    file: src('features/canned-replies/canned-reply-list.page.tsx'),
    submit: 'Save changes',
    Screen: opened((close) => <EditCannedReply cannedReply={aCannedReply()} onClose={close} />),
  },
  {
    file: src('features/inbound-mail/file-mail.form.tsx'),
    submit: 'Make ticket',
    Screen: opened((close) => <MailAsTicketForm mail={mail} onClose={() => close()} />),
    values: { requester_id: customer.id, title: mail.subject },
  },
  {
    file: src('features/inbound-mail/file-mail.form.tsx'),
    submit: 'Add to ticket',
    Screen: opened((close) => <MailIntoTicketForm mail={mail} onClose={() => close()} />),
    values: { ticket_id: anId() },
  },
  {
    file: src('people/assign-form.tsx'),
    submit: 'Assign',
    Screen: saved(useAssigning, request, (save, close) => (
      <AssignForm what="this request" onSubmit={save} onClose={close} />
    )),
  },
  {
    file: src('features/consultations/detail/use-steps.tsx'),
    submit: 'Decline request',
    Screen: saved(useSaveConsultation, request, (save, close) => (
      <DeclineForm request={request} calledOff={null} onSubmit={save} onClose={close} />
    )),
    values: { decline_reason: 'Not our trade' },
  },
  {
    file: src('features/consultations/detail/use-steps.tsx'),
    submit: 'Complete request',
    Screen: saved(useSaveConsultation, request, (save, close) => (
      <CompleteForm request={request} calledOff={null} onSubmit={save} onClose={close} />
    )),
  },
  {
    file: src('features/consultations/consultation.form.tsx'),
    submit: 'Save changes',
    Screen: saved(useSaveConsultation, request, (save, close) => (
      <ConsultationForm request={request} onSave={save} onClose={close} />
    )),
    values: { title: 'Another title' },
  },
  {
    file: src('features/consultations/consultation.form.tsx'),
    submit: 'Create consultation',
    Screen: opened((close) => <NewConsultation customerId={customer.id} onClose={() => close()} />),
    values: { customer_id: customer.id, title: 'Slow wifi', description: 'In both shops' },
  },
  {
    file: src('features/consultations/detail/consultation-detail.tsx'),
    submit: 'Log it',
    Screen: () => <LogContact request={request} />,
    open: ['Log a call or message'],
    values: { note: 'Left a message' },
  },
  {
    file: src('features/consultations/convert/convert-form.tsx'),
    submit: 'Convert to deal',
    Screen: opened((close) => <ConvertForm request={request} targets={['deal']} onClose={close} />),
    values: { amount: 1200 },
  },
  {
    file: src('features/consultations/detail/request-side.tsx'),
    submit: 'Save notes',
    Screen: Notes,
    values: { text: 'Called twice', opened: { version: 1, internal_notes: null } },
  },
  {
    file: src('features/customers/customer.form.tsx'),
    submit: 'Add customer',
    Screen: opened((close) => <NewCustomer onClose={close} />),
    values: { email: 'dana@neusebakery.example', send_invitation: true },
    answer: { ...customer },
  },
  {
    file: src('features/customers/customer.form.tsx'),
    submit: 'Save changes',
    Screen: () => <CustomerEditor user={customer} />,
    values: { first_name: 'Dan' },
  },
  {
    file: src('features/meetings/meeting-tools.tsx'),
    submit: 'Save changes',
    Screen: () => <MeetingTools meeting={meeting} />,
    open: [/^Edit the meeting/],
    values: { agenda: 'The server room' },
  },
  {
    file: src('features/meetings/request-meetings.tsx'),
    submit: 'Schedule meeting',
    Screen: opened((close) => <ScheduleMeeting request={request} onClose={close} />),
    values: { starts_at: '2027-03-16T15:00:00.000Z' },
    unanswered: 'Failed to schedule meeting.',
  },
  {
    file: src('features/projects/project.form.tsx'),
    submit: 'Create project',
    Screen: opened((close) => <NewProject customerId={anId()} onClose={() => close()} />),
    values: { name: 'Server room' },
    unanswered: 'Failed to create project',
  },
  {
    file: src('features/projects/project.form.tsx'),
    submit: 'Save changes',
    Screen: savedRecord(projectRecord, project, (save, close) => (
      <EditProject record={project} onSave={save} onClose={close} />
    )),
    values: { name: 'Another name' },
    unanswered: 'Failed to update project',
  },
  {
    file: src('features/saved-views/saved-views-menu.tsx'),
    submit: 'Save view',
    Screen: opened((close) => <NewSavedView path="/admin/deals" search="status=active" onClose={close} />),
    values: { name: 'Signed' },
  },
  {
    file: src('features/saved-views/saved-views-menu.tsx'),
    submit: 'Save changes',
    Screen: opened((close) => <EditSavedView view={savedView} onClose={close} />),
    values: { name: 'Signed this year' },
  },
  {
    file: src('features/workflows/builder/workflow-menu.tsx'),
    submit: 'Run workflow',
    Screen: opened((close) => <RunWorkflowForm workflow={workflow} onClose={close} />),
    unanswered: 'Failed to trigger workflow.',
    done: 'Workflow triggered successfully.',
  },
  {
    file: src('features/workflows/runs/run-actions.tsx'),
    submit: 'Approve run',
    Screen: opened((close) => <DecisionForm id="r-1" decision="approve" onClose={close} />),
    values: { comment: 'Go on' },
  },
];

describe('Every form of the console', () => {
  describeForms(api, cases);
});
