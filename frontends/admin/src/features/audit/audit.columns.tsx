import type { AuditEntryView } from '@portal/contracts';
import type { ListColumn } from '@portal/ui-antd';
import { actionLabels, actionTones, actorOf, entityLabels, fieldLabel, nameOfEntry } from './audit-labels.js';
import { columnsOf } from '../../views/columns.js';

/** Columns that an entry names before it counts the rest. */
const NAMED = 3;

/** Which columns changed: "Status, Title and 2 more". */
export function fieldsText({ action, fields }: Pick<AuditEntryView, 'action' | 'fields'>): string {
  if (action === 'created' || action === 'purged' || fields.length === 0) return '–';
  const named = fields.slice(0, NAMED).map(fieldLabel).join(', ');
  return fields.length > NAMED ? `${named} and ${fields.length - NAMED} more` : named;
}

const { line, tag, time } = columnsOf<AuditEntryView>();

/** The columns of the audit. */
export const auditColumns: readonly ListColumn<AuditEntryView>[] = [
  line('title', 'Record', { text: nameOfEntry, onCard: 'title' }),
  tag(
    'action',
    'What',
    { text: (row) => actionLabels[row.action], tone: (row) => actionTones[row.action] },
    { width: '116px' },
  ),
  line('entity', 'Kind', { width: '170px', text: (row) => entityLabels[row.entity] }),
  line('fields', 'Changed', { width: '220px', text: fieldsText, priority: 'low' }),
  { key: 'actor', title: 'Who', width: '170px', text: actorOf, priority: 'high' },
  time('created_at', 'When', { sortable: true, width: '136px' }),
  line('actor_ip', 'From', { width: '140px', text: (row) => row.actor_ip ?? '–', priority: 'extra' }),
];
