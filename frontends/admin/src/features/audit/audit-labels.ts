import type { AuditAction, AuditEntity, AuditEntryView } from '@portal/contracts';
import type { Tone } from '@portal/ui-antd';

/** What a kind of record is called. */
export const entityLabels: Readonly<Record<AuditEntity, string>> = {
  attachment: 'Attachment',
  availability: 'Availability of a host',
  broadcast: 'Message to many people',
  canned_reply: 'Canned reply',
  closed_day: 'Closed day',
  comment: 'Comment',
  company: 'Company',
  consultation: 'Consultation request',
  consultation_contact: 'Contact about a request',
  credit_note: 'Credit note',
  data_export: 'Export of data',
  deal: 'Deal',
  deal_document: 'Document of a deal',
  erasure: 'Erasure of a person',
  error_group: 'Reported error',
  import: 'Import',
  inbound_mail: 'Received mail',
  invoice: 'Invoice',
  invoice_line: 'Line of an invoice',
  ledger_entry: 'Ledger entry',
  mail_suppression: 'Suppressed address',
  meeting: 'Meeting',
  milestone: 'Milestone',
  note: 'Note',
  notification_preference: 'Notification preference',
  payment: 'Payment',
  project: 'Project',
  project_member: 'Member of a project',
  promo_code: 'Promo code',
  promo_redemption: 'Redeemed promo code',
  quiet_hours: 'Quiet hours',
  refund: 'Refund',
  report_run: 'Run of a report',
  report_schedule: 'Scheduled report',
  saved_view: 'Saved view',
  custom_report: 'Custom report',
  monthly_report: 'Monthly service report',
  schedule_entry: 'Entry of a billing schedule',
  session: 'Session',
  task: 'Task',
  template_version: 'Version of a notification text',
  ticket: 'Support ticket',
  user: 'Person',
  workflow: 'Workflow',
};

export const actionLabels: Readonly<Record<AuditAction, string>> = {
  created: 'Created',
  updated: 'Changed',
  deleted: 'Deleted',
  restored: 'Restored',
  purged: 'Purged',
};

export const actionTones: Readonly<Record<AuditAction, Tone>> = {
  created: 'success',
  updated: 'info',
  deleted: 'danger',
  restored: 'success',
  purged: 'danger',
};

export const actorKindLabels: Readonly<Record<AuditEntryView['actor_kind'], string>> = {
  user: 'A user',
  system: 'The product',
  anonymous: 'A visitor',
  database: 'A statement in the database',
};

/** Who made a change: a name, a workflow, or what kind of actor it was. */
export const actorOf = ({ actor_name: name, actor_kind: kind, workflow_name: workflow }: AuditEntryView): string =>
  name ?? (workflow === null ? actorKindLabels[kind] : `Workflow “${workflow}”`);

/** What was changed, in words: its name, or its kind and whose it is where it has none. */
export const nameOfEntry = ({
  title,
  entity,
  person_name: person,
}: Pick<AuditEntryView, 'title' | 'entity' | 'person_name'>): string =>
  title || (person === null ? entityLabels[entity] : `${entityLabels[entity]}: ${person}`);

const ENDINGS = /_(?:cents|id|at|on)$/;

/** Columns that are no words. */
const SHORT: Readonly<Record<string, string>> = { id: 'ID', ip: 'IP address', sha256: 'SHA-256' };

/** A column as a label: "total_cents" is "Total". */
export function fieldLabel(field: string): string {
  const short = SHORT[field];
  if (short !== undefined) return short;
  const words = field.replace(ENDINGS, '').replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
