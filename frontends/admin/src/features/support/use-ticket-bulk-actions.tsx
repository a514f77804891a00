import { ticketTransitions, type TicketStatus, type TicketView, type UpdateTicket } from '@portal/contracts';
import { useAssignInTurn, useDeleteTicket, useUpdateTicket } from '@portal/data-access';
import { ticketToasts } from '@portal/features';
import type { BulkAction } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { AssignForm } from '../../people/assign-form.js';
import { undoBy, withOneToast } from '../../toasts/with-toast.js';
import { useBulkDelete } from '../../views/use-bulk-delete.js';
import { useBulkDialog } from '../../views/use-bulk-dialog.js';
import { PriorityForm } from './priority-form.js';
import { useEndTickets } from './use-end-tickets.js';

type Rows = readonly TicketView[];

interface BulkActions {
  actions: readonly BulkAction<TicketView>[];
  /** The dialogs of the actions; render it once. */
  dialogs: ReactNode;
}

const noun = ['ticket', 'tickets'] as const;

/** What takes a change back; a new ticket becomes open again. Undefined where the states have no way back. */
function changesBack(before: TicketView, now: TicketView): UpdateTicket | undefined {
  const status = before.status === 'new' ? 'open' : before.status;
  if (before.status !== now.status)
    return ticketTransitions.allowed(now.status, 'admin').includes(status) ? { status } : undefined;
  return { assignee_id: before.assignee_id, priority: before.priority };
}

const mayAllGo =
  (to: TicketStatus) =>
  (rows: Rows): boolean =>
    rows.every(({ status }) => ticketTransitions.allowed(status, 'admin').includes(to));
const areAllUnended = (rows: Rows): boolean => rows.every(({ status }) => status !== 'closed');

const theseTickets = ({ length }: Rows): string => (length === 1 ? 'this ticket' : `these ${length} tickets`);

/** The bulk actions on tickets of the queue; each ticket is one call, all share one toast. `open` opens one of them. */
export function useTicketBulkActions(open: (ticket: TicketView) => void): BulkActions {
  const update = useUpdateTicket();
  const assignInTurn = useAssignInTurn();
  const assigning = useBulkDialog<TicketView>();
  const ranking = useBulkDialog<TicketView>();
  const ending = useEndTickets(open);

  const changed = (rows: Rows, call: (row: TicketView) => Promise<TicketView>): Promise<void> =>
    withOneToast(rows, call, {
      ...ticketToasts.updated,
      noun,
      nameOf: ({ number }) => number,
      undo: undoBy(changesBack, update.mutateAsync),
    });
  const change = (rows: Rows, changes: UpdateTicket): Promise<void> =>
    changed(rows, ({ id }) => update.mutateAsync({ id, ...changes }));
  const stateAction = (status: TicketStatus, label: string): BulkAction<TicketView> => ({
    key: status,
    label,
    allowed: mayAllGo(status),
    run: (rows) => void change(rows, { status }),
  });
  const removeAll = useBulkDelete({
    mutation: useDeleteTicket(),
    question: (rows: Rows) => ({
      title: `Delete ${theseTickets(rows)}?`,
      text: `${rows.map(({ number }) => number).join(', ')}: deleted with their conversations, for the customers too. An admin can bring them back for 30 days, under “Deleted”.`,
      confirm: rows.length === 1 ? 'Delete ticket' : `Delete ${rows.length} tickets`,
    }),
    noun,
    toasts: ticketToasts.deleted,
    nameOf: ({ number }: TicketView) => number,
  });
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
      stateAction('pending', 'Wait for customer'),
      stateAction('on_hold', 'Put on hold'),
      {
        key: 'resolved',
        label: 'Resolve',
        allowed: mayAllGo('resolved'),
        ask: async (rows) => {
          const goesOn = await ending.confirm(rows, 'resolved');
          if (goesOn) void change(rows, { status: 'resolved' });
          return goesOn;
        },
      },
      { key: 'delete', label: 'Delete', danger: true, ask: removeAll },
    ],
    dialogs: (
      <>
        {assigning.rows ? (
          <AssignForm
            what={theseTickets(assigning.rows)}
            onSubmit={(assignee_id) => assigning.send((rows) => change(rows, { assignee_id }))}
            onClose={assigning.close}
          />
        ) : null}
        {ranking.rows ? (
          <PriorityForm
            what={theseTickets(ranking.rows)}
            onSubmit={(priority) => ranking.send((rows) => change(rows, { priority }))}
            onClose={ranking.close}
          />
        ) : null}
        {ending.dialog}
      </>
    ),
  };
}
