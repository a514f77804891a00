import {
  isTicketOpen,
  ticketTransitions,
  type TicketView,
  type UpdateTicket,
  CreateTicket,
  type Priority,
} from '@portal/contracts';
import { useAssignInTurn, useSession, useUpdateTicket } from '@portal/data-access';
import { optionsOf, priorityLabels, snoozedUntil } from '@portal/features';
import { shortcuts } from '@portal/ui';
import { type BulkAction, FormModal, ChoiceItem, useTimeStyle } from '@portal/ui-antd';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { AssignForm } from '../../people/assign-form.js';
import { useBulkDialog } from '../../records/use-bulk-dialog.js';
import { useBulkMove, useBulkRemove, theseOf } from '../../records/use-bulk.js';
import { undoBy, withOneToast } from '../../toasts/with-toast.js';
import { changesBack } from './macros/changes-back.js';
import { useMacro } from './macros/use-macro.js';
import { SnoozeForm } from './snooze/snooze-form.js';
import { SnoozeButton } from './snooze/snooze-menu.js';
import { useTicketToast } from './changes/ticket-change.js';
import { ticketRecord } from './ticket-picker.js';
import { TagsForm } from './tags/tags-form.js';
import { useEndTickets } from './use-end-tickets.js';

type Rows = readonly TicketView[];

interface BulkActions {
  actions: readonly BulkAction<TicketView>[];
  /** What can be done about one row: take it, resolve it, put it off. */
  rowActions: (row: TicketView) => ReactNode;
  /** What keys do to the row in focus. */
  rowKeys: Readonly<Record<string, (row: TicketView) => unknown>>;
  /** The dialogs of the actions; render it once. */
  dialogs: ReactNode;
}

const areAllOpen = (rows: Rows): boolean => rows.every(({ status }) => isTicketOpen(status));
const areAllUnended = (rows: Rows): boolean => rows.every(({ status }) => status !== 'closed');

/** The bulk actions on tickets of the queue; each ticket is one call, all share one toast. `open` opens one of them. */
export function useTicketBulkActions(open: (ticket: TicketView) => void): BulkActions {
  const update = useUpdateTicket();
  const assignInTurn = useAssignInTurn();
  const { user } = useSession();
  const assigning = useBulkDialog<TicketView>();
  const ranking = useBulkDialog<TicketView>();
  const tagging = useBulkDialog<TicketView>();
  const snoozing = useBulkDialog<TicketView>();
  const ending = useEndTickets(open);
  const macro = useMacro(ending);

  const style = useTimeStyle();
  const told = useTicketToast();
  const { nameOf, said } = told;
  const changed = (rows: Rows, call: (row: TicketView) => Promise<TicketView>, until?: string): Promise<void> =>
    withOneToast(rows, call, {
      ...told,
      ...(until && { done: `snoozed until ${until}` }),
      undo: undoBy(changesBack, update.mutateAsync),
    });
  const change = (rows: Rows, changes: UpdateTicket): Promise<void> =>
    changed(
      rows,
      ({ id }) => update.mutateAsync({ id, ...changes }),
      snoozedUntil({ snoozed_until: changes.snoozed_until ?? null }, Date.now(), style),
    );
  const move = useBulkMove(ticketRecord, {
    transitions: ticketTransitions,
    changesTo: (_row, status) => ({ status }),
    back: changesBack,
    nameOf,
    said,
  });
  const resolve = move('Resolve', 'resolved', { confirm: (rows) => ending.confirm(rows, 'resolved') });
  const remove = useBulkRemove<TicketView>(ticketRecord);
  return {
    actions: [
      { key: 'assign', label: 'Assign', allowed: areAllUnended, ask: assigning.ask },
      {
        key: 'turn',
        label: 'Assign in turn',
        allowed: areAllUnended,
        run: (rows) => void changed(rows, ({ id }) => assignInTurn.mutateAsync({ id })),
      },
      { key: 'priority', label: 'Set priority', allowed: areAllUnended, ask: ranking.ask },
      { key: 'tags', label: 'Tags', ask: tagging.ask },
      { key: 'macro', label: 'Macro…', ask: macro.ask },
      { key: 'snooze', label: 'Snooze', allowed: areAllOpen, ask: snoozing.ask },
      move('Wait for customer', 'pending'),
      move('Put on hold', 'on_hold'),
      resolve,
      remove({
        text: (rows) =>
          `${rows.map(nameOf).join(', ')}: deleted with their conversations, for the customers too. An admin can bring them back for 30 days, under “Deleted”.`,
        nameOf,
      }),
    ],
    rowActions: (row) =>
      isTicketOpen(row.status) ? (
        <>
          {user && row.assignee_id !== user.id ? (
            <Button size="small" onClick={() => void change([row], { assignee_id: user.id })}>
              Take <span className="visually-hidden">{row.number}</span>
            </Button>
          ) : null}
          {resolve.allowed?.([row]) === false ? null : (
            <Button size="small" onClick={() => void ('ask' in resolve ? resolve.ask([row]) : resolve.run([row]))}>
              Resolve <span className="visually-hidden">{row.number}</span>
            </Button>
          )}
          <SnoozeButton
            ticket={row}
            onSnooze={(snoozed_until) => void change([row], { snoozed_until })}
            onPick={() => void snoozing.ask([row])}
            onWake={() => void change([row], { snoozed_until: null })}
          />
        </>
      ) : null,
    rowKeys: { [shortcuts.snooze.keys]: (row) => (isTicketOpen(row.status) ? snoozing.ask([row]) : false) },
    dialogs: (
      <>
        {assigning.rows ? (
          <AssignForm
            what={theseOf(ticketRecord.noun, assigning.rows)}
            onSubmit={(assignee_id) => assigning.send((rows) => change(rows, { assignee_id }))}
            onClose={assigning.close}
          />
        ) : null}
        {tagging.rows ? (
          <TagsForm
            what={theseOf(ticketRecord.noun, tagging.rows)}
            onSubmit={(changes) => tagging.send((rows) => change(rows, changes))}
            onClose={tagging.close}
          />
        ) : null}
        {snoozing.rows ? (
          <SnoozeForm
            what={theseOf(ticketRecord.noun, snoozing.rows)}
            onSubmit={(snoozed_until) => snoozing.send((rows) => change(rows, { snoozed_until }))}
            onClose={snoozing.close}
          />
        ) : null}
        {ranking.rows ? (
          <PriorityForm
            what={theseOf(ticketRecord.noun, ranking.rows)}
            onSubmit={(priority) => ranking.send((rows) => change(rows, { priority }))}
            onClose={ranking.close}
          />
        ) : null}
        {macro.dialog}
        {ending.dialog}
      </>
    ),
  };
}

interface PriorityFormProps {
  /** Whose priority: "this ticket", "these 3 tickets". */
  what: string;
  onSubmit: (priority: Priority) => Promise<unknown>;
  onClose: () => void;
}

const ranking = CreateTicket.pick({ priority: true });

/** Gives several tickets one priority; the times promised for each follow it. */
export const PriorityForm = ({ what, onSubmit, onClose }: PriorityFormProps) => (
  <FormModal
    title={`Priority of ${what}`}
    schema={ranking}
    initialValues={{ priority: 'medium' }}
    submitText="Set priority"
    onSubmit={({ priority }) => onSubmit(priority)}
    onClose={onClose}
  >
    <ChoiceItem
      name="priority"
      label="Priority"
      extra="The times promised for the answers follow it."
      required
      options={optionsOf(priorityLabels)}
    />
  </FormModal>
);
