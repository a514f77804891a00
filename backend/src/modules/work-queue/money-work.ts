import { metrics } from '@portal/contracts';
import { sql } from 'kysely';
import { personNameOrEmail } from '../../infrastructure/database/read-kit.js';
import { today } from '../../infrastructure/database/time/business-time.js';
import { visibleEntries, visibleInvoices, wasRemindedToday } from '../billing/index.js';
import { visibleDocuments } from '../deal-documents/index.js';
import { visibleDeals } from '../deals/index.js';
import { companyOrPerson, daysAfter, ref, startOf, workSource, type WorkDefinition } from './work-source.js';

/** What is to be sold, billed and paid. */
export const moneyWork: readonly WorkDefinition[] = [
  {
    kind: 'schedule_entry',
    permission: 'billing_schedule.update',
    source: ({ em, reader, action }) =>
      workSource('schedule_entry')({
        query: visibleEntries(em, reader, metrics.amounts_to_approve.filter),
        order: ref('s.updated_at'),
        facts: {
          id: ref('s.id'),
          title: ref('s.title'),
          who: companyOrPerson('c'),
          since: ref('s.updated_at'),
          due_at: daysAfter(ref('s.updated_at'), 'schedule_entry'),
          amount_cents: sql`s.amount_cents - s.discount_cents`,
          action: action('approve', 'billing_schedule.update'),
          version: ref('s.version'),
        },
      }),
  },
  {
    kind: 'deal',
    permission: 'deal.update',
    source: ({ em, reader }) =>
      workSource('deal')({
        query: visibleDeals(em, reader, metrics.offered_deals.filter),
        order: ref('d.offered_at'),
        facts: {
          id: ref('d.id'),
          number: ref('d.number'),
          title: ref('d.title'),
          who: companyOrPerson('c'),
          since: ref('d.offered_at'),
          due_at: daysAfter(ref('d.offered_at'), 'deal'),
          amount_cents: ref('d.amount_cents'),
          version: ref('d.version'),
        },
      }),
  },
  {
    kind: 'deal_document',
    permission: 'deal_document.update',
    source: ({ em, reader }) =>
      workSource('deal_document')({
        // what belongs to an offer without an answer waits with the offer; the status by itself finds the index
        query: visibleDocuments(em, reader, metrics.unsigned_documents.filter)
          .where('f.status', '=', sql.lit('sent'))
          .where('d.current_status', '<>', sql.lit('sent')),
        order: ref('f.sent_at'),
        facts: {
          id: ref('f.id'),
          parent_id: ref('f.deal_id'),
          number: ref('d.number'),
          title: ref('f.title'),
          who: companyOrPerson('c'),
          since: ref('f.sent_at'),
          due_at: daysAfter(ref('f.sent_at'), 'deal_document'),
          version: ref('f.version'),
        },
      }),
  },
  {
    kind: 'invoice',
    permission: 'invoice.update',
    source: ({ em, reader, action }) =>
      workSource('invoice')({
        query: visibleInvoices(em, reader, { status: ['open'] }).where(sql<boolean>`i.due_date < ${today}`),
        order: ref('i.due_date'),
        facts: {
          id: ref('i.id'),
          number: ref('i.number'),
          title: companyOrPerson('c'),
          who: personNameOrEmail('c'),
          since: startOf('coalesce(i.issue_date, i.due_date)'),
          due_at: startOf('i.due_date + 1'),
          due_on: ref('i.due_date'),
          amount_cents: ref('i.balance_cents'),
          action: sql`case when not ${wasRemindedToday(ref('i.id'))} then ${action('remind', 'invoice.remind')} end`,
          version: ref('i.version'),
        },
      }),
  },
];
