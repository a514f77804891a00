import {
  auditActions,
  auditEntities,
  labelsOf,
  valueLabel,
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
  report_run: 'Run of a report',
  report_schedule: 'Scheduled report',
  schedule_entry: 'Entry of a billing schedule',
  template_version: 'Version of a notification text',
  ticket: 'Support ticket',
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
