import { ticketTransitions, type TicketStatus, type TicketView, type UpdateTicket } from '@portal/contracts';
import { useAssignInTurn, useDeleteTicket, useUpdateTicket } from '@portal/data-access';
import { ticketToasts } from '@portal/features';
import { useConfirm, type BulkAction } from '@portal/ui-antd';
import { useState, type ReactNode } from 'react';
import { AssignForm } from '../../people/assign-form.js';
import { undoBy, withOneToast } from '../../toasts/with-toast.js';
import { PriorityForm } from './priority-form.js';

type Rows = readonly TicketView[];

interface BulkActions {
  actions: readonly BulkAction<TicketView>[];
  /** The dialogs of the actions; render it once. */
  dialogs: ReactNode;
}

const noun = ['ticket', 'tickets'] as const;

/** What takes a change back; undefined where the states have no way back. */
function changesBack(before: TicketView, now: TicketView): UpdateTicket | undefined {
  if (before.status !== now.status)
    return ticketTransitions.allowed(now.status, 'admin').includes(before.status)
      ? { status: before.status }
      : undefined;
  return { assignee_id: before.assignee_id, priority: before.priority };
}

const mayAllGo =
  (to: TicketStatus) =>
  (rows: Rows): boolean =>
    rows.every(({ status }) => ticketTransitions.allowed(status, 'admin').includes(to));
const areAllUnended = (rows: Rows): boolean => rows.every(({ status }) => status !== 'closed');

const theseTickets = ({ length }: Rows): string => (length === 1 ? 'this ticket' : `these ${length} tickets`);

/** The bulk actions on tickets of the queue; each ticket is one call, all share one toast. */
export function useTicketBulkActions(): BulkActions {
  const update = useUpdateTicket();
  const assignInTurn = useAssignInTurn();
  const remove = useDeleteTicket();
  const confirm = useConfirm();
  const [assigning, setAssigning] = useState<Rows>();
  const [ranking, setRanking] = useState<Rows>();

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
  const removeAll = async (rows: Rows): Promise<void> => {
    const agreed = await confirm({
      title: `Delete ${theseTickets(rows)}?`,
      text: `${rows.map(({ number }) => number).join(', ')}: deleted with their conversations, for the customers too. An admin can bring them back for 30 days.`,
      confirm: rows.length === 1 ? 'Delete ticket' : `Delete ${rows.length} tickets`,
    });
    if (agreed)
      await withOneToast(rows, ({ id }) => remove.mutateAsync(id), {
        ...ticketToasts.deleted,
        noun,
        done: 'deleted',
        nameOf: ({ number }) => number,
      });
  };
  return {
    actions: [
      { key: 'assign', label: 'Assign', allowed: areAllUnended, run: setAssigning },
      {
        key: 'turn',
        label: 'Assign in turn',
        allowed: areAllUnended,
        run: (rows) => void changed(rows, ({ id }) => assignInTurn.mutateAsync({ id })),
      },
      { key: 'priority', label: 'Set priority', allowed: areAllUnended, run: setRanking },
      stateAction('pending', 'Wait for customer'),
      stateAction('on_hold', 'Put on hold'),
      stateAction('resolved', 'Resolve'),
      { key: 'delete', label: 'Delete', danger: true, run: (rows) => void removeAll(rows) },
    ],
    dialogs: (
      <>
        {assigning ? (
          <AssignForm
            what={theseTickets(assigning)}
            onSubmit={(assignee_id) => change(assigning, { assignee_id })}
            onClose={() => setAssigning(undefined)}
          />
        ) : null}
        {ranking ? (
          <PriorityForm
            what={theseTickets(ranking)}
            onSubmit={(priority) => change(ranking, { priority })}
            onClose={() => setRanking(undefined)}
          />
        ) : null}
      </>
    ),
  };
}
