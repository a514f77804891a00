import { sql, type RawBuilder } from 'kysely';
import type { CompanyScope, PersonScope } from './exported-table.js';
import { isInternalFile, ofCompany, ofPerson } from './scopes.js';

/** Where files are stored; monthly reports are drawn from their rows. */
export const fileSources = ['attachments', 'documents', 'billing', 'mails', 'monthly_reports'] as const;
export type FileSource = (typeof fileSources)[number];

/** A stored file of an export, with where it goes in the archive. */
export interface FileRow {
  source: FileSource;
  /** In its storage; of a monthly report the id. */
  path: string;
  folder: string;
  name: string;
  /** Whether no customer can see it. */
  is_internal: boolean;
}

/** A document that its customer doesn't see yet. */
const isDraft = sql`(f.sent_at is null or d.offered_at is null)`;

type Shared = 'attachments' | 'invoices' | 'payments' | 'mails';

const filesOf = <Scope>(
  scope: Scope,
  of: Readonly<Record<Shared, (scope: Scope) => RawBuilder<string>>>,
  documents: RawBuilder<string>,
  months: RawBuilder<boolean>,
): RawBuilder<FileRow> => sql<FileRow>`
  select source, path, folder, name, is_internal from (
    select 'attachments' as source, f.storage_path as path, coalesce(t.number, r.reference, p.number) as folder, f.file_name as name, f.id::text as id,
      ${isInternalFile('f')} as is_internal
    from comment_attachments as f left join task_comments as c on c.id = f.comment_id left join projects as p on p.id = f.project_id
      left join tickets as t on t.id = c.task_id left join consultation_requests as r on r.id = c.consultation_id
    where f.id in ${of.attachments(scope)}
    union all
    select 'documents', f.storage_path, d.number, f.file_name, f.id::text, ${isDraft}
    from deal_documents as f join customer_deals as d on d.id = f.deal_id where f.id in ${documents}
    union all
    select 'documents', f.signed_storage_path, d.number, 'signed ' || f.file_name, f.id::text || ' signed', ${isDraft}
    from deal_documents as f join customer_deals as d on d.id = f.deal_id
    where f.signed_storage_path is not null and f.id in ${documents}
    union all
    select 'billing', b.storage_path, 'invoices', coalesce(i.number, 'draft') ||
      case b.kind when 'original' then ' as issued' else '' end || '.pdf', i.id::text || b.kind, i.status = 'draft'
    from billing_papers as b join invoices as i on i.id = b.subject_id
    where b.kind in ('invoice', 'original') and i.id in ${of.invoices(scope)}
    union all
    select 'billing', b.storage_path, 'credit notes', n.number || '.pdf', n.id::text, false
    from billing_papers as b join credit_notes as n on n.id = b.subject_id
    where b.kind = 'credit_note' and n.invoice_id in ${of.invoices(scope)}
    union all
    select 'billing', b.storage_path, 'receipts', 'receipt ' || p.external_ref || '.pdf', p.id::text, false
    from billing_papers as b join deal_payments as p on p.id = b.subject_id
    where b.kind = 'receipt' and p.id in ${of.payments(scope)}
    union all
    select 'billing', b.storage_path, 'receipts', 'refund ' || p.external_ref || '.pdf', r.id::text, false
    from billing_papers as b join refunds as r on r.id = b.subject_id join deal_payments as p on p.id = r.payment_id
    where b.kind = 'refund' and p.id in ${of.payments(scope)}
    union all
    select 'mails', x.storage_path, to_char(x.created_at, 'YYYY-MM'),
      to_char(x.created_at, 'YYYY-MM-DD ') || left(x.subject, 80) || '.eml', x.id::text, false
    from inbound_mails as x where x.id in ${of.mails(scope)}
    union all
    select 'monthly_reports', m.id::text, '', to_char(m.month, 'YYYY-MM') || '.pdf', m.id::text, m.status <> 'sent'
    from monthly_reports as m where m.deleted_at is null and ${months}
  ) as files order by is_internal, source, folder, name, id`;

/** The stored files of a company's records. */
export function companyFiles(scope: CompanyScope): RawBuilder<FileRow> {
  const documents = sql<string>`(select id from deal_documents where deleted_at is null and deal_id in ${ofCompany.deals(scope)})`;
  return filesOf(scope, ofCompany, documents, sql`m.company_id = ${scope.id}`);
}

/** The stored files of a person's own records. */
export const personFiles = (scope: PersonScope): RawBuilder<FileRow> =>
  filesOf(scope, ofPerson, ofPerson.documents(scope), sql`false`);
