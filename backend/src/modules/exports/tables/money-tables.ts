import { dealFields, invoiceFields } from '@portal/contracts';
import { sql } from 'kysely';
import { AGGREGATE, withExported, type ExportedTable } from './exported-table.js';
import { inBoth, ofCompany, ofPerson } from './scopes.js';

const DEAL = `id number title description terms deal_type interval amount_cents monthly_cents setup_fee_cents
  current_status starts_on next_bill_on cancel_at pause_at resumes_at offered_at accepted_at acceptance_method
  accepted_terms accepted_hash cancel_reason decline_reason`;
const DOCUMENT = `id deal_id kind title status file_name file_size file_type sha256 sent_at reason signed_at signed_size
  signed_sha256 terms_hash`;
const INVOICE = `id number status deal_id project_id subtotal_cents discount_cents tax_rate tax_cents total_cents
  paid_cents credited_cents balance_cents issue_date due_date paid_at bill_to seller notes void_reason`;
const ENTRY = `id deal_id project_id milestone_id invoice_id title description type status amount_cents discount_cents
  origin period_start period_end trigger_on`;
const LINE = 'id invoice_id position description quantity unit_price_cents discount_cents amount_cents';
const PAYMENT = `id amount_cents refunded_cents method status external_ref invoice_id deal_id received_at`;

/** Deals with their documents, and money. */
export const moneyTables: readonly ExportedTable[] = [
  {
    name: 'deals',
    table: 'customer_deals',
    ...inBoth('id', 'deals', {
      company: withExported(dealFields, {
        columns: `${DEAL} customer_id accepted_by accepted_by_name accepted_ip consultation_id ${AGGREGATE}`,
        internal: 'internal_notes',
      }),
      person: {
        columns: withExported(dealFields, { columns: `${DEAL} ${AGGREGATE}`, elsewhere: 'accepted_by_name' }).columns,
        computed: ({ id }) => ({
          accepted_by_name: sql`case when x.accepted_by = ${id} then x.accepted_by_name end`,
          accepted_ip: sql`case when x.accepted_by = ${id} then x.accepted_ip end`,
        }),
      },
    }),
    leftOut: 'deleted_at search_text',
  },
  {
    name: 'deal_documents',
    table: 'deal_documents',
    company: {
      columns: `${DOCUMENT} signer_id signer_name signed_ip ${AGGREGATE}`,
      rows: (scope) => sql`x.deal_id in ${ofCompany.deals(scope)} and x.deleted_at is null`,
    },
    person: {
      columns: `${DOCUMENT} ${AGGREGATE}`,
      computed: ({ id }) => ({
        signer_name: sql`case when x.signer_id = ${id} then x.signer_name end`,
        signed_ip: sql`case when x.signer_id = ${id} then x.signed_ip end`,
      }),
      rows: (scope) => sql`x.id in ${ofPerson.documents(scope)}`,
    },
    leftOut: 'deleted_at search_text signed_storage_path storage_path',
  },
  {
    name: 'promo_redemptions',
    table: 'promo_redemptions',
    ...inBoth('deal_id', 'deals', {
      company: `id deal_id customer_id code discount_type value_hundredths duration duration_periods minimum_cents
        periods_used created_at`,
      person: 'id deal_id code discount_type value_hundredths duration duration_periods minimum_cents created_at',
    }),
    leftOut: 'promo_code_id',
  },
  {
    name: 'billing_schedule',
    table: 'billing_schedules',
    company: {
      columns: `${ENTRY} approved_at ${AGGREGATE}`,
      rows: (scope) => sql`x.deleted_at is null
        and (x.deal_id in ${ofCompany.deals(scope)} or x.project_id in ${ofCompany.projects(scope)})`,
    },
    person: {
      columns: `id deal_id project_id milestone_id title description type status amount_cents discount_cents period_start
        period_end trigger_on ${AGGREGATE}`,
      rows: (scope) => sql`x.id in ${ofPerson.entries(scope)}`,
    },
    leftOut: 'deleted_at search_text',
  },
  {
    name: 'invoices',
    table: 'invoices',
    ...inBoth('id', 'invoices', {
      company: withExported(invoiceFields, {
        columns: `${INVOICE} customer_id ${AGGREGATE}`,
        internal: 'reminded_days imported_at',
      }),
      person: withExported(invoiceFields, { columns: `${INVOICE} ${AGGREGATE}` }).columns,
    }),
    leftOut: 'deleted_at search_text',
  },
  {
    name: 'invoice_lines',
    table: 'invoice_lines',
    order: 'invoice_id position',
    ...inBoth('invoice_id', 'invoices', { company: `${LINE} schedule_entry_id`, person: LINE }),
  },
  {
    name: 'credit_notes',
    table: 'credit_notes',
    ...inBoth('invoice_id', 'invoices', 'id number invoice_id amount_cents reason issued_at'),
  },
  {
    name: 'payments',
    table: 'deal_payments',
    ...inBoth('id', 'payments', {
      company: { columns: `${PAYMENT} customer_id ${AGGREGATE}`, internal: 'note' },
      person: `${PAYMENT} ${AGGREGATE}`,
    }),
    leftOut: 'deleted_at search_text',
  },
  {
    name: 'refunds',
    table: 'refunds',
    ...inBoth('payment_id', 'payments', 'id payment_id amount_cents reason refunded_at'),
  },
  {
    name: 'ledger',
    table: 'ledger_entries',
    ...inBoth(
      'payment_id',
      'payments',
      'id created_at kind amount_cents payment_id invoice_id credit_note_id refund_id',
    ),
  },
  {
    name: 'recurring_revenue',
    table: 'mrr_movements',
    company: {
      columns: 'id',
      internal: 'at deal_id customer_id kind before_cents after_cents change_cents',
      rows: (scope) => sql`x.deal_id in ${ofCompany.deals(scope)}`,
    },
  },
];
