import type { AuditEntity, AuditEntryView } from '@portal/contracts';
import { addresses } from '../../addresses.js';

type Place = Pick<AuditEntryView, 'record_id' | 'parent_id'>;

const own =
  (address: (row: { id: string }) => string) =>
  ({ record_id: id }: Place): string =>
    address({ id });
const ofParent =
  (address: (row: { id: string }) => string) =>
  ({ parent_id: id }: Place): string | undefined =>
    id === null ? undefined : address({ id });

/** Where the records open that have a page, or the record that they belong to. */
const pages: Partial<Record<AuditEntity, (place: Place) => string | undefined>> = {
  user: own(addresses.customer),
  company: own(addresses.company),
  consultation: own(addresses.consultation),
  consultation_contact: ofParent(addresses.consultation),
  meeting: ofParent(addresses.consultation),
  project: own(addresses.project),
  project_member: ofParent(addresses.project),
  milestone: ofParent(addresses.project),
  note: ofParent(addresses.project),
  task: ({ record_id: id, parent_id: projectId }) =>
    projectId === null ? undefined : addresses.task({ id, project_id: projectId }),
  ticket: own(addresses.ticket),
  deal: own(addresses.deal),
  deal_document: ofParent(addresses.deal),
  promo_redemption: ofParent(addresses.deal),
  schedule_entry: ofParent(addresses.deal),
  invoice: own(addresses.invoice),
  invoice_line: ofParent(addresses.invoice),
  credit_note: ofParent(addresses.invoice),
  payment: ofParent(addresses.invoice),
  session: ofParent(addresses.customer),
  notification_preference: own(addresses.customer),
  quiet_hours: own(addresses.customer),
  inbound_mail: own(addresses.mail),
  workflow: own(addresses.workflow),
  error_group: own(addresses.errorGroup),
};

/** The page of what was changed; undefined where it has none, or is gone for good. */
export const pageOfRecord = (entry: Pick<AuditEntryView, 'entity' | 'action' | 'record_id' | 'parent_id'>) =>
  entry.action === 'purged' ? undefined : pages[entry.entity]?.(entry);
