import { liveProjectStatuses, type TicketView } from '@portal/contracts';
import {
  commentQueries,
  dealQueries,
  invoiceQueries,
  projectQueries,
  ticketQueries,
  userQueries,
} from '@portal/data-access';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** How many of each kind stand beside a ticket. */
export const SHOWN = 5;

/** What stands beside a ticket of its customer: how to reach them, their other tickets, what they have with us. */
export function customerQueries({ requester_id: requester, company_id }: TicketView) {
  const of = company_id ? { company_id } : { customer_id: requester };
  return {
    requester: userQueries.detail(requester),
    // the ticket itself may be one of them, and some that it is linked with
    tickets: ticketQueries.list({ requester_id: requester, open: true, limit: 2 * SHOWN }),
    deals: dealQueries.list({ ...of, current_status: ['active', 'paused'], limit: SHOWN }),
    invoices: invoiceQueries.list({ ...of, status: ['open'], sortBy: 'due_date', sortOrder: 'asc', limit: SHOWN }),
    projects: projectQueries.list({ customer_id: requester, status: liveProjectStatuses, limit: SHOWN }),
  };
}

/** Fetches the ticket that follows while one is read, one call after the other, so that it is shown without waiting. */
export function useReadAhead(nextId: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (nextId === undefined) return undefined;
    let isWanted = true;
    const fetchAll = async (): Promise<void> => {
      const ticket = await client.query(ticketQueries.detail(nextId));
      const { requester, tickets, deals, invoices, projects } = customerQueries(ticket);
      const calls = [
        () => client.query(commentQueries.ofThread({ task_id: nextId })),
        () => client.query(ticketQueries.history(nextId)),
        () => client.query(ticketQueries.links(nextId)),
        () => client.query(tickets),
        () => client.query(deals),
        () => client.query(invoices),
        () => client.query(projects),
        () => client.query(requester),
      ];
      for (const call of calls) if (isWanted) await call();
    };
    // what can't be fetched is asked for again, and said, where it is shown
    void fetchAll().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [client, nextId]);
}
