import type { RateTicket } from '@portal/contracts';
import { bodyQuery, sends } from '../query/calls.js';
import { defineResource, withoutAction, type Named } from '../query/define-resource.js';
import { keys } from '../query/keys.js';
import { useAction } from '../query/actions/use-action.js';

const tickets = defineResource('/api/v1/support/tickets', {
  key: keys.supportTickets,
  related: [keys.analytics, keys.comments, keys.tasks],
});

export const ticketQueries = {
  ...tickets.queries,
  /** What happened to a ticket beside its messages, newest first. */
  history: (id: string) =>
    bodyQuery([...keys.ticketHistory, id], '/api/v1/support/tickets/{id}/history', {
      path: { id },
      query: { limit: 100 },
    }),
};

/** Support tickets: opened and changed; admins delete and bring back. */
export const useOpenTicket = tickets.useCreate;
export const useUpdateTicket = tickets.useUpdate;
export const useDeleteTicket = tickets.useDelete;
export const useRestoreTicket = tickets.useRestore;

/** Answers in a ticket; the other side gets it by e-mail. */
export const useReplyToTicket = tickets.step('replies');

/** Moves the messages of a ticket to another and closes it; answers the other. */
export const useMergeTicket = tickets.step('merge');

/** Gives a ticket to the admin who got one longest ago. */
export const useAssignInTurn = tickets.step('assign-in-turn');

/** Makes a task of a project from a ticket; answers the task. */
export const useSplitTask = tickets.step('tasks');

/** Moves a message of a ticket into a new ticket of the same customer; answers the new one. */
export const useSplitMessage = tickets.step('tickets');

/** The requester's verdict on a ticket that was resolved. */
export function useRateTicket() {
  return useAction({
    run: (input: Named<RateTicket & { id: string }>, headers) => rate(withoutAction(input), headers),
    invalidates: [keys.supportTickets],
  });
}
const rate = sends('put', '/api/v1/support/tickets/{id}/rating');
