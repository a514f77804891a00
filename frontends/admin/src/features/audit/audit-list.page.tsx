import { ListAuditEntries, type AuditChain, type AuditEntryView } from '@portal/contracts';
import { auditExportHref, auditQueries, sentenceFor } from '@portal/data-access';
import { columnsOf, useRecordList } from '@portal/features';
import {
  ExactTime,
  exactTimeText,
  ListPage,
  RelativeTime,
  StatusTag,
  useTimeStyle,
  type ListColumn,
  type ListFilter,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Download, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { usePersonOptions } from '../../people/people.js';
import { choiceFilter, linkedFilter } from '../../views/filters.js';
import {
  actionLabels,
  actionTones,
  actorKindLabels,
  actorOf,
  callText,
  entityLabels,
  fieldLabel,
  isSeveral,
  nameOfEntry,
} from './audit-labels.js';
import './audit.css';

/** Columns that an entry names before it counts the rest. */
const NAMED = 3;

/** Which columns changed: "Status, Title and 2 more". */
function fieldsText({ action, fields, call }: Pick<AuditEntryView, 'action' | 'fields' | 'call'>): string {
  if (isSeveral({ call }) || action === 'created' || action === 'purged' || fields.length === 0) return '–';
  const named = fields.slice(0, NAMED).map(fieldLabel).join(', ');
  return fields.length > NAMED ? `${named} and ${fields.length - NAMED} more` : named;
}

const { choice, line, tag, time } = columnsOf<AuditEntryView>();

/** The columns of the audit. */
const auditColumns: readonly ListColumn<AuditEntryView>[] = [
  line('title', 'Record', { text: callText, onCard: 'title' }),
  tag('action', 'What', actionLabels, actionTones, {
    width: '116px',
    cell: (row) =>
      isSeveral(row) ? null : <StatusTag tone={actionTones[row.action]}>{actionLabels[row.action]}</StatusTag>,
  }),
  choice('entity', 'Kind', entityLabels, {
    width: '170px',
    text: (row) =>
      row.call && isSeveral(row) ? `${row.call.entries.toLocaleString('en-US')} changes` : entityLabels[row.entity],
  }),
  line('fields', 'Changed', { width: '220px', text: fieldsText, priority: 'low' }),
  { key: 'actor', title: 'Who', width: '170px', text: actorOf, fields: ['actor_name', 'actor_kind'], priority: 'high' },
  time('created_at', 'When', { sortable: true, width: '136px' }),
  line('actor_ip', 'From', { width: '140px', text: (row) => row.actor_ip ?? '–', priority: 'extra' }),
];

/** By call, in which an import is one row; the changes of one record, call or run each for itself. */
const rowsOf = ({ by, record_id, request_id, workflow_run_id }: ListAuditEntries): ListAuditEntries['by'] =>
  by ?? ((record_id ?? request_id ?? workflow_run_id) ? 'entry' : 'call');

/** Who changed what, with the values before and after (decisions, section 6). */
export function AuditListPage() {
  const list = useRecordList(ListAuditEntries, (query) => auditQueries.list({ ...query, by: rowsOf(query) }));
  const filters = useAuditFilters(list.query, list.result.data?.data);
  return (
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
      nameOf={callText}
      hrefOf={(row) =>
        row.request_id !== null && isSeveral(row) ? addresses.changesOfCall(row.request_id) : `/admin/audit/${row.id}`
      }
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
  { key: 'by', label: 'Rows', options: [{ value: 'entry', label: 'Each change' }] },
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

/** More waiting entries than these aren't counted. */
const MAX_COUNTED = 1_000;

/** Whether the chain of hashes is whole, up to when, and the head to be noted elsewhere. */
function ChainState() {
  const { data, error, refetch } = useQuery(auditQueries.chain());
  if (!data && error)
    return (
      <p className="audit-chain flex wrap muted small" role="alert">
        {sentenceFor(error)} <Button onClick={() => void refetch()}>Try Again</Button>
      </p>
    );
  if (!data) return <p className="audit-chain flex wrap muted small" aria-busy="true" />;
  if (data.fault !== null) return <Broken fault={data.fault} entryId={data.fault_entry_id} />;
  return (
    <div className="audit-chain flex wrap muted small">
      <ShieldCheck size={18} />
      <p>
        <Until {...data} /> <Waiting count={data.waiting} />
      </p>
      {data.head === null ? null : (
        <details className="audit-chain__head fits">
          <summary>Head of the chain</summary>
          <code>{data.head}</code>
          <p>
            Note it where nobody can change it. verify-audit with this head tells later whether the chain still goes
            through it.
          </p>
        </details>
      )}
    </div>
  );
}

const Broken = ({ fault, entryId }: { fault: string; entryId: string | null }) => (
  <div className="audit-chain flex wrap muted small anywhere audit-chain--broken" role="alert">
    <ShieldAlert size={18} />
    <p>
      <strong>The audit was tampered with.</strong> {fault}.{' '}
      {entryId === null ? null : <Link to={`/admin/audit/${entryId}`}>Show the entry</Link>}
    </p>
  </div>
);

function Until({ chained_until: chained, checked_at: checkedAt, checked_until: checked }: AuditChain) {
  if (chained === null) return 'Nothing is chained yet.';
  if (checkedAt === null || checked === null)
    return (
      <>
        Chained until <ExactTime at={chained} />. The first check comes within minutes.
      </>
    );
  return (
    <>
      <strong>Unbroken</strong> until <ExactTime at={checked} />, checked <RelativeTime at={checkedAt} />. Chained until{' '}
      <ExactTime at={chained} />.
    </>
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  if (count >= MAX_COUNTED)
    return `${MAX_COUNTED.toLocaleString('en-US')} or more newer entries wait for their place in it.`;
  return count === 1
    ? 'One newer entry waits for its place in it.'
    : `${count} newer entries wait for their place in it.`;
}
