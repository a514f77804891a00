import {
  auditActions,
  auditEntities,
  labelsOf,
  valueLabel,
  type AuditCall,
  type AuditEntity,
  type AuditEntryView,
} from '@portal/contracts';
import { tonesOf } from '@portal/ui-antd';

const ENDINGS = /_(?:cents|id|at|on)$/;

/** Columns that are no words. */
const SHORT: Readonly<Record<string, string>> = { id: 'ID', ip: 'IP address', sha256: 'SHA-256' };

/** What kinds of records are called whose names alone don't say it. */
const ownLabels: Partial<Record<AuditEntity, string>> = {
  availability: 'Availability of a host',
  broadcast: 'Message to many people',
  consultation: 'Consultation request',
  consultation_contact: 'Contact about a request',
  data_export: 'Export of data',
  deal_document: 'Document of a deal',
  erasure: 'Erasure of a person',
  error_group: 'Reported error',
  inbound_mail: 'Received mail',
  invoice_line: 'Line of an invoice',
  mail_suppression: 'Suppressed address',
  monthly_report: 'Monthly service report',
  project_member: 'Member of a project',
  promo_redemption: 'Redeemed promo code',
  list_file: 'File of a list',
  report_run: 'Run of a report',
  report_schedule: 'Scheduled report',
  schedule_entry: 'Entry of a billing schedule',
  template_version: 'Version of a notification text',
  ticket: 'Support ticket',
  ticket_link: 'Link between tickets',
  ticket_person: 'Person on a ticket',
  user: 'Person',
};

/** What a kind of record is called. */
export const entityLabels = labelsOf(auditEntities, ownLabels);

export const actionLabels = labelsOf(auditActions, { updated: 'Changed' });

export const actionTones = tonesOf(auditActions);

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

/** A column as a label: "total_cents" is "Total". */
export const fieldLabel = (field: string): string => SHORT[field] ?? valueLabel(field.replace(ENDINGS, ''));

/** "2,000 × Company created": how often a call made one change. */
const kindText = ({ entity, action, entries }: AuditCall['kinds'][number]): string =>
  `${entries.toLocaleString('en-US')} × ${entityLabels[entity]} ${actionLabels[action].toLowerCase()}`;

/** Kinds of changes that a call names before it counts the rest. */
const NAMED_KINDS = 2;

/** What a call changed: "Import of 2,000 companies"; of a single change what that was. */
export function callText(entry: AuditEntryView): string {
  const { call } = entry;
  if (!isSeveral(entry) || !call) return nameOfEntry(entry);
  const kinds = call.kinds.slice(0, NAMED_KINDS).map(kindText).join(', ');
  const rest = call.kinds.slice(NAMED_KINDS).reduce((sum, { entries }) => sum + entries, 0);
  return importText(entry, call) ?? (rest > 0 ? `${kinds} and ${rest.toLocaleString('en-US')} more` : kinds);
}

/** "Import of 2,000 companies"; undefined of other calls. */
function importText({ request_id: id }: AuditEntryView, { kinds }: AuditCall): string | undefined {
  if (!id?.startsWith(IMPORT)) return undefined;
  const [made] = kinds.filter(({ entity, action }) => action === 'created' && entity in importedNouns);
  if (!made) return undefined;
  const undone = kinds.filter(({ entity, action }) => entity === made.entity && GONE.includes(action));
  const text = `Import of ${made.entries.toLocaleString('en-US')} ${importedNouns[made.entity]}`;
  return undone.length > 0 ? `${text}, undone` : text;
}

/** Imports make records by the thousand under a request id of their own. */
const IMPORT = 'mass-import-';
const GONE: readonly AuditEntryView['action'][] = ['deleted', 'purged'];
const importedNouns: Partial<Record<AuditEntity, string>> = {
  ...{ company: 'companies', user: 'people', project: 'projects', task: 'tasks', ticket: 'tickets' },
  ...{ deal: 'deals', invoice: 'invoices' },
};

/** Whether a row stands for several changes of one call. */
export const isSeveral = ({ call }: Pick<AuditEntryView, 'call'>): boolean => call !== null && call.entries > 1;
