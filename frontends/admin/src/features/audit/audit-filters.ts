import type { AuditEntryView, ListAuditEntries } from '@portal/contracts';
import { exactTimeText, useTimeStyle, type ListFilter } from '@portal/ui-antd';
import { useState } from 'react';
import { usePersonOptions } from '../../people/use-person-options.js';
import { actionLabels, actorKindLabels, entityLabels, nameOfEntry } from './audit-labels.js';
import { choiceFilter, linkedFilter } from '../../views/filters.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const periods = [
  ['The last hour', HOUR],
  ['The last 24 hours', DAY],
  ['The last 7 days', 7 * DAY],
  ['The last 30 days', 30 * DAY],
] as const;

const entities = choiceFilter('entity', 'Kind', entityLabels);

const fixed: readonly ListFilter[] = [
  { ...entities, options: entities.options.toSorted((one, other) => one.label.localeCompare(other.label)) },
  choiceFilter('action', 'What', actionLabels),
  choiceFilter('actor_kind', 'By', actorKindLabels),
];

/** The filters of the audit: those of its menu, and those that links to it bring, which can be taken away. */
export function useAuditFilters(
  { actor_id: actorId, record_id: recordId, request_id: call, workflow_run_id: run, from, to }: ListAuditEntries,
  rows: readonly AuditEntryView[] = [],
): ListFilter[] {
  const person = usePersonOptions('any', actorId);
  const style = useTimeStyle();
  // periods end where the page was opened: an address that moves on by itself would refetch without end
  const [openedAt] = useState(() => Date.now());
  const since = periods.map(([label, length]) => ({ value: new Date(openedAt - length).toISOString(), label }));
  const isOther = from !== undefined && since.every(({ value }) => value !== from);
  const record = rows.find(({ record_id: id }) => id === recordId);
  return [
    ...fixed,
    { key: 'actor_id', label: 'Person', ...person },
    {
      key: 'from',
      label: 'Since',
      options: isOther ? [...since, { value: from, label: exactTimeText(from, style) }] : since,
    },
    ...linkedFilter('to', 'Before', to, to ? exactTimeText(to, style) : ''),
    ...linkedFilter('record_id', 'Record', recordId, record ? nameOfEntry(record) : 'One record'),
    ...linkedFilter('workflow_run_id', 'Workflow', run, 'One run'),
    ...linkedFilter('request_id', 'Call', call, call ?? ''),
  ];
}
