import type { ByTicketLink, ByTicketPerson, RateTicket } from '@portal/contracts';
import { commentQueries } from '../comments/comment.queries.js';
import { api, recordOf } from '../http/api.js';
import { bodyQuery, recordQuery, sends } from '../query/calls.js';
import { defineResource, withoutAction, type Named } from '../query/define-resource.js';
import { keys, listsKey } from '../query/keys.js';
import { addRow } from '../query/whole-lists.js';
import { useAction } from '../query/actions/use-action.js';
import { useSession } from '../session/use-session.js';

const related = [keys.analytics, keys.comments, keys.tasks];
const tickets = defineResource('/api/v1/support/tickets', { key: keys.supportTickets, related });

export const ticketQueries = {
  ...tickets.queries,
  /** What happened to a ticket beside its messages, newest first. */
  history: (id: string) =>
    bodyQuery([...keys.ticketHistory, id], '/api/v1/support/tickets/{id}/history', {
      path: { id },
      query: { limit: 100 },
    }),
  /** The requester's colleagues who aren't on a ticket yet. */
  colleagues: (id: string) =>
    bodyQuery([...keys.supportTickets, 'colleagues', id], '/api/v1/support/tickets/{id}/colleagues', { path: { id } }),
  /** How many tickets are in each of one's queues: as old as the lists are; for admins. */
  queueCounts: () => recordQuery([...listsKey(keys.supportTickets), 'queues'], '/api/v1/support/queues'),
  /** The tags in use; for admins. */
  tags: () => recordQuery([...keys.supportTickets, 'tags'], '/api/v1/support/tags'),
  /** The tickets that are linked with one; for admins. */
  links: (id: string) =>
    bodyQuery([...keys.supportTickets, 'links', id], '/api/v1/support/tickets/{id}/links', { path: { id } }),
};

/** Support tickets: opened and changed; admins delete and bring back. */
export const useOpenTicket = tickets.useCreate;
export const useUpdateTicket = tickets.useUpdate;
export const useDeleteTicket = tickets.useDelete;
export const useRestoreTicket = tickets.useRestore;

const reply = sends('post', '/api/v1/support/tickets/{id}/replies');
/** Answers in a ticket; the other side gets it by e-mail. Who answers goes on while the queue is fetched again. */
export const useReplyToTicket = () =>
  useAction({
    run: reply,
    invalidates: [keys.supportTickets, ...related],
    refetchesOnRefusal: [keys.supportTickets],
    shows: (client, { message, ticket }) => {
      addRow(client, commentQueries.whole, message);
      client.setQueryData(ticketQueries.detail(ticket.id).queryKey, ticket);
    },
  });

/** Moves the messages of a ticket to another and closes it; answers the other. */
export const useMergeTicket = tickets.step('merge');

/** Makes a merged ticket one of its own again; answers it. */
export const useUnmergeTicket = tickets.step('unmerge');

/** Links two tickets both ways, or changes how they are linked; answers the other. */
export const useLinkTicket = tickets.step('links');

/** Takes a link away, from both tickets. */
export function useUnlinkTicket() {
  return useAction({
    run: (path: ByTicketLink, headers) =>
      recordOf(api.DELETE('/api/v1/support/tickets/{id}/links/{other_id}', { params: { path }, headers })),
    invalidates: [keys.supportTickets],
  });
}

/** Gives a ticket to the admin who got one longest ago. */
export const useAssignInTurn = tickets.step('assign-in-turn');

/** Makes a task of a project from a ticket; answers the task. */
export const useSplitTask = tickets.step('tasks');

/** Moves a message of a ticket into a new ticket of the same customer; answers the new one. */
export const useSplitMessage = tickets.step('tickets');

/** Admin: whether answers to what is forwarded come back. */
export const forwardSettingsQuery = recordQuery(['forward-settings'], '/api/v1/support/forwards');

/** Sends a message by mail to third parties; answers the note about it and the ticket. */
export const useForwardMessage = tickets.step('forwards');

/** Puts a person on a ticket, who reads and answers it too. */
export const useAddTicketPerson = tickets.step('people');

/** Takes a person off a ticket; for who leaves it, it is gone. */
export function useRemoveTicketPerson() {
  const { user } = useSession();
  return useAction({
    run: (path: ByTicketPerson, headers) =>
      recordOf(api.DELETE('/api/v1/support/tickets/{id}/people/{user_id}', { params: { path }, headers })),
    invalidates: [keys.supportTickets, keys.analytics],
    removes: ({ id, user_id }) => (user_id === user?.id ? id : ''),
  });
}

/** The requester's verdict on a ticket that was resolved. */
export function useRateTicket() {
  return useAction({
    run: (input: Named<RateTicket & { id: string }>, headers) => rate(withoutAction(input), headers),
    invalidates: [keys.supportTickets],
  });
}
const rate = sends('put', '/api/v1/support/tickets/{id}/rating');
