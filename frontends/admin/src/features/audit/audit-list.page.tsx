import { listAuditEntries, type AuditEntryView, type ListAuditEntries } from '@portal/contracts';
import { auditExportHref, auditQueries } from '@portal/data-access';
import {
  ListAndDetail,
  ListPage,
  type ListColumn,
  exactTimeText,
  useTimeStyle,
  type ListFilter,
} from '@portal/ui-antd';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { usePersonOptions } from '../../people/people.js';
import { useList } from '../../records/use-list.js';
import { columnsOf } from '../../views/columns.js';
import { choiceFilter, linkedFilter } from '../../views/filters.js';
import { AuditEntryPanel } from './audit-entry-detail.js';
import {
  nameOfEntry,
  actionLabels,
  actionTones,
  actorOf,
  entityLabels,
  fieldLabel,
  actorKindLabels,
} from './audit-labels.js';
import { ChainState } from './chain-state.js';

/** Columns that an entry names before it counts the rest. */
const NAMED = 3;

/** Which columns changed: "Status, Title and 2 more". */
function fieldsText({ action, fields }: Pick<AuditEntryView, 'action' | 'fields'>): string {
  if (action === 'created' || action === 'purged' || fields.length === 0) return '–';
  const named = fields.slice(0, NAMED).map(fieldLabel).join(', ');
  return fields.length > NAMED ? `${named} and ${fields.length - NAMED} more` : named;
}

const { line, tag, time } = columnsOf<AuditEntryView>();

/** The columns of the audit. */
const auditColumns: readonly ListColumn<AuditEntryView>[] = [
  line('title', 'Record', { text: nameOfEntry, onCard: 'title' }),
  tag('action', 'What', actionLabels, actionTones, { width: '116px' }),
  line('entity', 'Kind', { width: '170px', text: (row) => entityLabels[row.entity] }),
  line('fields', 'Changed', { width: '220px', text: fieldsText, priority: 'low' }),
  { key: 'actor', title: 'Who', width: '170px', text: actorOf, priority: 'high' },
  time('created_at', 'When', { sortable: true, width: '136px' }),
  line('actor_ip', 'From', { width: '140px', text: (row) => row.actor_ip ?? '–', priority: 'extra' }),
];

/** Who changed what, with the values before and after (decisions, section 6). */
export function AuditListPage() {
  const { id } = useParams();
  const list = useList(listAuditEntries, auditQueries.list);
  const filters = useAuditFilters(list.query, list.result.data?.data);
  return (
    <ListAndDetail
      detailLabel="Open change"
      list={
        <ListPage
          {...list}
          title="Audit"
          noun={['change', 'changes']}
          columns={auditColumns}
          filters={filters}
          searchLabel="Search number or name"
          lead={<ChainState />}
          empty={{
            title: 'Nothing has changed yet',
            text: 'Whatever anybody changes from now on stands here, with what was before.',
          }}
          actions={
            <Button href={auditExportHref(list.query)} download icon={<Download size={15} />}>
              Export
            </Button>
          }
          nameOf={nameOfEntry}
          hrefOf={(row) => `/admin/audit/${row.id}`}
          openId={id}
        />
      }
      detail={id ? <AuditEntryPanel key={id} id={id} /> : null}
    />
  );
}

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
function useAuditFilters(
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
