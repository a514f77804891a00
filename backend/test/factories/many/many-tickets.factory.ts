import type { EntityManager } from '@mikro-orm/postgresql';
import { unwatched } from './unwatched.js';

const TICKETS = 100_000;
const CUSTOMERS = 40;
/** Number of the latest tickets, which are open. */
const OPEN_TICKETS = 400;

interface Somewhere {
  /** An admin who has taken on some of the open tickets. */
  assigneeId: string;
  /** A customer, the company, and one of the tickets. */
  customerId: string;
  companyId: string;
  ticketId: string;
}

/** 100,000 support tickets of 40 customers in 20 companies, the latest 400 of them open; by one statement each. */
export const manyTickets =
  () =>
  async (em: EntityManager): Promise<Somewhere> => {
    await em.execute(`
      insert into companies (id, created_at, updated_at, version, name, payment_terms_days)
      select gen_random_uuid(), now(), now(), 1, 'Supported ' || n, 15 from generate_series(1, ${CUSTOMERS / 2}) as n`);
    await em.execute(`
      insert into users (id, email, first_name, last_name, status, company_id, contact_flags)
      select gen_random_uuid(), 'supported' || n || '@example.test', 'Pat', 'Supported ' || n, 'active', c.id,
        case when n % 2 = 0 then array['primary'] else array[]::text[] end
      from generate_series(1, ${CUSTOMERS}) as n join companies as c on c.name = 'Supported ' || (n + 1) / 2`);
    await em.execute(`
      insert into users (id, email, first_name, last_name, role, status)
      select gen_random_uuid(), 'agent@example.test', 'Robin', 'Agent', 'admin', 'active'`);
    await unwatched(em, ['tickets'], async () => {
      await em.execute(`
        insert into tickets (id, created_at, updated_at, version, kind, number, title, description, status, priority,
          requester_id, category, source, pauses, clock_reported, last_reply_at, last_reply_by, assignee_id,
          first_response_due_at, first_responded_at, resolution_due_at, resolved_at, closed_at)
        select gen_random_uuid(), at, at, 1, 'support', next_ticket_number(), 'Ticket ' || n, md5(n::text),
          case when n > ${OPEN_TICKETS} then 'closed' else (array['new', 'open', 'pending', 'on_hold'])[1 + n % 4] end,
          (array['low', 'medium', 'high', 'urgent'])[1 + n % 4], c.id, 'computers', 'portal', '[]', '{}', at, 'customer',
          case when n % 2 = 0 then a.id end, at + interval '4 hours', case when n > 100 then at end,
          case when n > ${OPEN_TICKETS} or n % 4 < 2 then at + interval '3 days' end,
          case when n > ${OPEN_TICKETS} then at + interval '1 day' end, case when n > ${OPEN_TICKETS} then at + interval '8 days' end
        from (select n, now() - n * interval '30 minutes' as at from generate_series(1, ${TICKETS}) as n) as series
        join users as c on c.email = 'supported' || (1 + n % ${CUSTOMERS}) || '@example.test'
        join users as a on a.email = 'agent@example.test'`);
    });
    const [found] = await em.execute<Somewhere[]>(`
      select a.id as "assigneeId", c.id as "customerId", c.company_id as "companyId", t.id as "ticketId"
      from users as a, users as c join tickets as t on t.requester_id = c.id
      where a.email = 'agent@example.test' and c.email = 'supported8@example.test' limit 1`);
    if (!found) throw new Error('Nothing was made');
    return found;
  };
