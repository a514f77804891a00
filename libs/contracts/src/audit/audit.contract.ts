import { z } from 'zod';
import { oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object } from '../core/objects.js';
import { id, instant, requiredLine } from '../core/primitives.js';

/** What the audit calls the records that it watches; one word for each kind. */
export const auditEntities = [
  'attachment',
  'availability',
  'broadcast',
  'canned_reply',
  'closed_day',
  'comment',
  'company',
  'consultation',
  'consultation_contact',
  'credit_note',
  'data_export',
  'deal',
  'deal_document',
  'erasure',
  'error_group',
  'import',
  'inbound_mail',
  'invoice',
  'invoice_line',
  'ledger_entry',
  'list_file',
  'mail_suppression',
  'meeting',
  'milestone',
  'monthly_report',
  'note',
  'notification_preference',
  'payment',
  'project',
  'project_member',
  'promo_code',
  'promo_redemption',
  'quiet_hours',
  'refund',
  'report_run',
  'report_schedule',
  'saved_view',
  'custom_report',
  'schedule_entry',
  'session',
  'task',
  'template_version',
  'ticket',
  'ticket_link',
  'ticket_person',
  'user',
  'workflow',
] as const;
export const AuditEntity = z.enum(auditEntities).meta({ id: 'AuditEntity' });
export type AuditEntity = z.infer<typeof AuditEntity>;

/** What became of a record. A deleted one can be restored; once it is purged, its row is gone. */
export const auditActions = ['created', 'updated', 'deleted', 'restored', 'purged'] as const;
export const AuditAction = z.enum(auditActions).meta({ id: 'AuditAction' });
export type AuditAction = z.infer<typeof AuditAction>;

/** Who changed it: `database` is a statement that came from outside of the product, or a migration. */
export const auditActorKinds = ['user', 'system', 'anonymous', 'database'] as const;

/** What a call changed, by kind of record and change, the most first. */
export const AuditCall = object('AuditCall', {
  entries: z.int().meta({ description: 'Entries of the call that the filters leave' }),
  kinds: z.array(object('AuditCallKind', { entity: AuditEntity, action: AuditAction, entries: z.int() })),
});
export type AuditCall = z.infer<typeof AuditCall>;

/** One changed record, without the values. */
export const AuditEntryView = object('AuditEntry', {
  id,
  created_at: instant.meta({ description: 'When the change was written' }),
  entity: AuditEntity,
  record_id: id,
  parent_id: id
    .nullable()
    .meta({ description: 'The record that it belongs to, in whose history it is shown: of a task its project' }),
  action: AuditAction,
  title: z.string().meta({ description: 'Number and name of the record as they were after the change' }),
  person_name: z
    .string()
    .nullable()
    .meta({ description: 'Whose record it is, where it has no name of its own: a session, working hours' }),
  fields: z
    .array(z.string())
    .meta({ description: 'The columns that changed; of a new or deleted record those with a value' }),
  actor_kind: z.enum(auditActorKinds),
  actor_id: id.nullable(),
  actor_name: z.string().nullable(),
  actor_ip: z.string().nullable(),
  request_id: z.string().nullable(),
  workflow_run_id: id.nullable(),
  workflow_id: id.nullable(),
  workflow_name: z.string().nullable(),
  position: z.int().nullable().meta({ description: 'In the chain; null until it is chained' }),
  erased_at: instant.nullable().meta({ description: 'When its values were erased with the person they were about' }),
  call: AuditCall.nullable().meta({ description: 'Of a list by call: what the call changed; otherwise null' }),
});
export type AuditEntryView = z.infer<typeof AuditEntryView>;

export const AuditChange = object('AuditChange', {
  field: z.string(),
  before: z.unknown().meta({ description: 'As in the row; null where there was none' }),
  after: z.unknown(),
});
export type AuditChange = z.infer<typeof AuditChange>;

/** The same with the values before and after. */
export const AuditEntryDetail = AuditEntryView.extend({
  changes: z.array(AuditChange),
  hash: z.string().nullable().meta({ description: 'SHA-256 of the entry and of the hash before it, hexadecimal' }),
}).meta({ id: 'AuditEntryDetail' });
export type AuditEntryDetail = z.infer<typeof AuditEntryDetail>;

const filters = {
  entity: oneOrMore(auditEntities).optional(),
  action: oneOrMore(auditActions).optional(),
  record_id: id.optional().meta({ description: 'Changes of this record and of those that belong to it' }),
  actor_id: id.optional(),
  actor_kind: oneOrMore(auditActorKinds).optional(),
  workflow_run_id: id.optional(),
  request_id: requiredLine(200).optional(),
  from: instant.optional().meta({ description: 'The earliest instant' }),
  to: instant.optional().meta({ description: 'The instant before which it was' }),
  search: pageQuery.search.meta({ description: 'Words of number and name' }),
};

export const ListAuditEntries = z.strictObject({
  page: pageQuery.page,
  limit: pageQuery.limit,
  sortBy: sortBy(['created_at'], 'created_at'),
  sortOrder: pageQuery.sortOrder,
  by: z
    .enum(['entry', 'call'])
    .optional()
    .meta({ description: '`call`: one row for each call or job, its newest entry, with what it changed' }),
  ...filters,
});
export type ListAuditEntries = z.infer<typeof ListAuditEntries>;

export const ExportAuditEntries = z.strictObject(filters);
export type ExportAuditEntries = z.infer<typeof ExportAuditEntries>;

/** How far the chain of hashes goes, and what its last check found. */
export const AuditChain = object('AuditChain', {
  entries: z.int().meta({ description: 'Chained entries' }),
  chained_until: instant.nullable().meta({ description: 'When the newest chained entry was written' }),
  head: z
    .string()
    .nullable()
    .meta({ description: 'Position and hash of the newest chained entry, as `verify-audit` takes them' }),
  waiting: z.int().meta({ description: 'Entries that are not chained yet; 1,000 stands for that or more' }),
  checked_at: instant.nullable().meta({ description: 'When the whole chain was checked last' }),
  checked_until: instant.nullable().meta({ description: 'When the newest entry of that check was written' }),
  fault: z.string().nullable().meta({ description: 'The first tampered or missing entry that the check found' }),
  fault_entry_id: id.nullable(),
});
export type AuditChain = z.infer<typeof AuditChain>;
