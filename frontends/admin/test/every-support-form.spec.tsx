import { macroChanges, type Priority, type UpdateTicket } from '@portal/contracts';
import { useUpdateTicket } from '@portal/data-access';
import { describeForms, type FormCase } from '@portal/features/testing';
import { aCannedReply, aComment, anAdmin, anId, aTicket, startFakeApi } from '@portal/testing';
import { screen } from '@testing-library/react';
import { ForwardMessageForm } from '../src/features/support/forward-message.js';
import { MacroForm } from '../src/features/support/macros/macro-form.js';
import { MergeTicketForm } from '../src/features/support/merge-ticket.js';
import { SnoozeForm } from '../src/features/support/snooze/snooze-form.js';
import { SplitMessageForm } from '../src/features/support/split-message.js';
import { TagsForm } from '../src/features/support/tags/tags-form.js';
import { PriorityForm } from '../src/features/support/use-ticket-bulk-actions.js';
import { opened, saved } from './form-screens.js';

const admin = anAdmin();
const { api, data } = startFakeApi(() => admin);
const ticket = aTicket();
const canned = aCannedReply({ set_status: 'pending' });
beforeEach(() => {
  data.cannedReplies = [canned];
});

const src = (path: string): string => `frontends/admin/src/${path}`;

const useRanking = () => {
  const update = useUpdateTicket();
  const save = (priority: Priority) => update.mutateAsync({ id: ticket.id, priority });
  return { save, conflictDialog: null };
};

const useSnoozing = () => {
  const update = useUpdateTicket();
  const save = (snoozed_until: string) => update.mutateAsync({ id: ticket.id, snoozed_until });
  return { save, conflictDialog: null };
};

const useChanging = () => {
  const update = useUpdateTicket();
  const save = (changes: UpdateTicket) => update.mutateAsync({ id: ticket.id, ...changes });
  return { save, conflictDialog: null };
};

const cases: FormCase[] = [
  {
    file: src('features/support/merge-ticket.tsx'),
    submit: 'Merge tickets',
    Screen: opened((close) => <MergeTicketForm ticket={ticket} onClose={() => close()} />),
    values: { into_id: anId() },
  },
  {
    file: src('features/support/use-ticket-bulk-actions.tsx'),
    submit: 'Set priority',
    Screen: saved(useRanking, ticket, (save, close) => (
      <PriorityForm what="this ticket" onSubmit={save} onClose={close} />
    )),
  },
  {
    file: src('features/support/snooze/snooze-form.tsx'),
    submit: 'Snooze',
    Screen: saved(useSnoozing, ticket, (save, close) => (
      <SnoozeForm what={ticket.number} onSubmit={save} onClose={close} />
    )),
    values: { snoozed_until: '2027-03-01T13:00:00.000Z' },
  },
  {
    file: src('features/support/tags/tags-form.tsx'),
    submit: 'Change tags',
    Screen: saved(useChanging, ticket, (save, close) => (
      <TagsForm what="this ticket" onSubmit={save} onClose={close} />
    )),
    values: { add_tags: ['VPN'] },
  },
  {
    file: src('features/support/macros/macro-form.tsx'),
    submit: 'Use macro',
    Screen: saved(useChanging, ticket, (save, close) => (
      <MacroForm
        what="this ticket"
        tickets={[ticket]}
        confirm={() => Promise.resolve(true)}
        onSubmit={({ macro }) => save(macroChanges(macro, admin.id))}
        onClose={close}
      />
    )),
    values: { macro_id: canned.id, sends_text: false },
    fill: () => screen.findByText('Waiting for customer'),
  },
  {
    file: src('features/support/forward-message.tsx'),
    submit: 'Forward',
    Screen: opened((close) => <ForwardMessageForm ticket={ticket} onClose={() => close()} />),
    values: { to: 'vera@vendor.example' },
  },
  {
    file: src('features/support/split-message.tsx'),
    submit: 'Open ticket',
    Screen: opened((close) => <SplitMessageForm ticket={ticket} message={aComment()} onClose={() => close()} />),
    values: { title: 'A second monitor' },
  },
];

describe('Every form of the console about tickets', () => {
  describeForms(api, cases);
});
