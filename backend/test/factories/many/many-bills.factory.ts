import type { EntityManager } from '@mikro-orm/postgresql';
import { unwatched } from './unwatched.js';

const CUSTOMERS = 100;
/** Of those, in one company; the first of them sees its money. */
const IN_COMPANY = 3;
/** One of so many is not done yet: a deal that runs, a draft, an open invoice, an entry that waits. */
const UNDONE = 50;

/** One entry of ten is a project's. */
const ENTRIES_PER_PROJECT = 5;

/** The tables that grow with every bill. */
export const billTables = [
  'customer_deals',
  'invoices',
  'invoice_lines',
  'billing_schedules',
  'deal_payments',
  'ledger_entries',
] as const;

interface Bills {
  customerId: string;
  companyId: string;
  dealId: string;
  invoiceId: string;
  projectId: string;
}

const base = `gen_random_uuid(), now() - n * interval '1 hour', now(), 1`;
const owners = `users as c on c.email = 'bill' || (1 + n % ${CUSTOMERS}) || '@example.test'`;
/** The same row of another table. */
const same = (table: string, by: string): string => `${table} as ${by[0]} on ${by} = 'Many ' || n`;

/** So many deals, each with an entry, an invoice of one line, and a payment where it is paid; one a day, by one statement each. */
export const manyBills =
  (count: number) =>
  async (em: EntityManager): Promise<Bills> => {
    const rows = `generate_series(1, ${count}) as n`;
    await em.execute(`
      with company as (insert into companies (id, name) values (gen_random_uuid(), 'Many bills') returning id)
      insert into users (id, email, first_name, last_name, status, company_id, contact_flags)
      select gen_random_uuid(), 'bill' || n || '@example.test', 'Pat', 'Bill ' || n, 'active',
        case when n <= ${IN_COMPANY} then company.id end, case when n = 1 then array['billing'] else '{}' end
      from company, generate_series(1, ${CUSTOMERS}) as n`);
    await em.execute(`
      insert into projects (id, created_at, updated_at, version, name, customer_id, status, priority, health)
      select ${base}, 'Bills ' || n, c.id, 'active', 'medium', 'on_track'
      from generate_series(1, ${count / ENTRIES_PER_PROJECT / 10}) as n join ${owners}`);
    await unwatched(em, billTables, async () => {
      await em.execute(`
        insert into customer_deals (id, created_at, updated_at, version, number, title, description, customer_id, deal_type, "interval",
          amount_cents, setup_fee_cents, current_status, offered_at, starts_on, next_bill_on, accepted_at, accepted_by_name,
          accepted_hash, accepted_terms, acceptance_method)
        select ${base}, 'D-' || lpad(n::text, 6, '0'), 'Many ' || n, md5(n::text), c.id, 'recurring',
          (array['month', 'quarter', 'year'])[1 + n % 3], 10000 + n, 0,
          case when n % ${UNDONE} = 1 then 'active' else 'completed' end, now() - n * interval '1 hour', now()::date,
          case when n % ${UNDONE} = 1 then now()::date + n end, now() - n * interval '1 hour', 'Pat', '', '', 'paper'
        from ${rows} join ${owners}`);
      await em.execute(`
        insert into invoices (id, created_at, updated_at, version, number, status, customer_id, deal_id, tax_rate, subtotal_cents,
          discount_cents, tax_cents, total_cents, paid_cents, credited_cents, issue_date, due_date, paid_at, notes, seller, bill_to)
        select ${base}, case when not draft then 'INV-2026-' || lpad(n::text, 6, '0') end,
          case when draft then 'draft' when open then 'open' else 'paid' end, c.id, d.id, 0, 10000 + n, 0, 0, 10000 + n,
          case when draft or open then 0 else 10000 + n end, 0, case when not draft then now()::date - n / 24 end,
          now()::date - n / 24 + 15, case when not (draft or open) then now() end, 'Many ' || n,
          case when not draft then '{}'::jsonb end, case when not draft then jsonb_build_object('name', md5(n::text)) end
        from (select n, n % ${UNDONE} = 1 as draft, n % ${UNDONE} = 2 as open from ${rows}) as given
          join ${owners} join ${same('customer_deals', 'd.title')}`);
      await em.execute(`
        insert into invoice_lines (id, invoice_id, position, description, quantity, unit_price_cents, discount_cents, amount_cents)
        select gen_random_uuid(), i.id, 1, 'Work', 1, i.total_cents, 0, i.total_cents from invoices as i where i.notes like 'Many %'`);
      await em.execute(`
        insert into billing_schedules (id, created_at, updated_at, version, project_id, deal_id, origin, type, title, description,
          amount_cents, discount_cents, status, trigger_on, approved_at, invoice_id)
        select ${base}, case when of_project then p.id end, case when not of_project then d.id end, 'admin', 'one_time',
          'Many ' || n, md5(n::text), 10000 + n, 0, case when waits then 'pending' else 'invoiced' end, now()::date - n / 24,
          case when not waits then now() end, case when not waits then i.id end
        from (select n, n % 10 = 0 and n / 10 between ${ENTRIES_PER_PROJECT} and ${count / 10} as of_project, n % ${UNDONE} < 2 as waits from ${rows}) as given
          left join projects as p on p.name = 'Bills ' || n / 10 / ${ENTRIES_PER_PROJECT}
          join ${same('customer_deals', 'd.title')} join ${same('invoices', 'i.notes')}`);
      await em.execute(`
        insert into deal_payments (id, created_at, updated_at, version, customer_id, deal_id, invoice_id, amount_cents, refunded_cents,
          method, external_ref, status, received_at, note)
        select i.id, i.created_at, now(), 1, i.customer_id, i.deal_id, i.id, i.total_cents, 0, 'check', 'Ref ' || i.number,
          'succeeded', i.created_at, md5(i.notes)
        from invoices as i where i.status = 'paid' and i.notes like 'Many %'`);
      await em.execute(`
        insert into ledger_entries (id, created_at, kind, payment_id, invoice_id, amount_cents)
        select gen_random_uuid(), y.created_at, 'payment', y.id, y.invoice_id, y.amount_cents from deal_payments as y`);
    });
    const [found] = await em.execute<Bills[]>(`
      select c.id as "customerId", c.company_id as "companyId", d.id as "dealId", i.id as "invoiceId", p.id as "projectId"
      from users as c join customer_deals as d on d.customer_id = c.id join invoices as i on i.deal_id = d.id
        join projects as p on p.customer_id = c.id
      where c.email = 'bill1@example.test' and i.status = 'paid' limit 1`);
    if (!found) throw new Error('Nothing was made');
    return found;
  };
