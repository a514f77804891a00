import type { AuditEntryView } from '@portal/contracts';
import { RelativeTime, StatusTag, type ListColumn } from '@portal/ui-antd';
import { actionLabels, actionTones, actorOf, entityLabels, fieldLabel, nameOfEntry } from './audit-labels.js';

/** Columns that an entry names before it counts the rest. */
const NAMED = 3;

/** Which columns changed: "Status, Title and 2 more". */
export function fieldsText({ action, fields }: Pick<AuditEntryView, 'action' | 'fields'>): string {
  if (action === 'created' || action === 'purged' || fields.length === 0) return '–';
  const named = fields.slice(0, NAMED).map(fieldLabel).join(', ');
  return fields.length > NAMED ? `${named} and ${fields.length - NAMED} more` : named;
}

/** The columns of the audit. */
export const auditColumns: readonly ListColumn<AuditEntryView>[] = [
  { key: 'title', title: 'Record', text: nameOfEntry, onCard: 'title' },
  {
    key: 'action',
    title: 'What',
    width: '116px',
    cell: (row) => <StatusTag tone={actionTones[row.action]}>{actionLabels[row.action]}</StatusTag>,
    text: (row) => actionLabels[row.action],
    onCard: 'corner',
  },
  { key: 'entity', title: 'Kind', width: '170px', text: (row) => entityLabels[row.entity] },
  { key: 'fields', title: 'Changed', width: '220px', text: fieldsText, priority: 'low' },
  { key: 'actor', title: 'Who', width: '170px', text: actorOf, priority: 'high' },
  {
    key: 'created_at',
    title: 'When',
    sortable: true,
    width: '136px',
    cell: (row) => <RelativeTime at={row.created_at} />,
    text: (row) => row.created_at,
  },
  { key: 'actor_ip', title: 'From', width: '140px', text: (row) => row.actor_ip ?? '–', priority: 'extra' },
];
