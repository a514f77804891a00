import type { AuditEntryDetail, AuditEntity, AuditEntryView, AuditChange } from '@portal/contracts';
import { auditQueries } from '@portal/data-access';
import { RecordBoundary } from '@portal/features';
import { DetailPage, DetailSection, ExactTime, Facts, StatusTag, type RecordBodyProps } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { recordPage } from '../../records/record-page.js';
import { actionLabels, actionTones, actorOf, entityLabels, nameOfEntry, fieldLabel } from './audit-labels.js';
import './audit.css';

/** One change: what was before and after, who made it, and its place in the chain. */
export function AuditEntryRecord({ id, back }: RecordBodyProps) {
  return (
    <RecordBoundary result={useQuery(auditQueries.detail(id))} back={back} noun="entry">
      {(data) => <OpenEntry data={data} back={back} />}
    </RecordBoundary>
  );
}

/** The page of a change. */
export const AuditEntryPage = recordPage(AuditEntryRecord, '/admin/audit', 'Audit');

function OpenEntry({ data, back }: { data: AuditEntryDetail; back: { to: string; label: string } }) {
  const page = pageOfRecord(data);
  return (
    <DetailPage
      back={back}
      eyebrow={entityLabels[data.entity]}
      title={nameOfEntry(data)}
      status={<StatusTag tone={actionTones[data.action]}>{actionLabels[data.action]}</StatusTag>}
      actions={
        <>
          <Link to={addresses.historyOf({ id: data.record_id })}>All its changes</Link>
          {page === undefined ? null : <Link to={page}>Open the record</Link>}
        </>
      }
    >
      <DetailSection title={data.action === 'created' ? 'What it began with' : 'What changed'}>
        <Changes entry={data} />
      </DetailSection>
      <DetailSection title="Who and when">
        <Facts items={factsOf(data)} />
      </DetailSection>
      <DetailSection title="In the chain">
        {data.position === null ? (
          <p className="muted">It waits for its place, which it gets within seconds.</p>
        ) : (
          <Facts
            items={[
              ['Position', data.position.toLocaleString('en-US')],
              ['Hash', <code key="hash">{data.hash}</code>],
            ]}
          />
        )}
      </DetailSection>
    </DetailPage>
  );
}

function Changes({ entry: { erased_at: erasedAt, changes, action } }: { entry: AuditEntryDetail }) {
  if (erasedAt !== null)
    return (
      <p className="muted">
        The values were erased with the person they were about, <ExactTime at={erasedAt} />.
      </p>
    );
  if (isOfErasure(changes))
    return (
      <p className="muted">
        It was erased with the person it was about. Its values are not kept:{' '}
        {changes.map(({ field }) => fieldLabel(field)).join(', ')}.
      </p>
    );
  const isGone = action === 'purged' || (action === 'deleted' && changes.every(({ after }) => after === null));
  return <AuditChanges changes={changes} sides={action === 'created' ? 'after' : isGone ? 'before' : 'both'} />;
}

/** What an erasure changes is kept by its names alone. */
const isOfErasure = (changes: readonly AuditChange[]): boolean =>
  changes.length > 0 && changes.every(({ before, after }) => before === null && after === null);

const factsOf = (entry: AuditEntryDetail): Parameters<typeof Facts>[0]['items'] => [
  ['When', <ExactTime key="when" at={entry.created_at} />],
  [
    'Who',
    entry.actor_id === null ? (
      actorOf(entry)
    ) : (
      <Link key="who" to={addresses.changesBy({ id: entry.actor_id })}>
        {actorOf(entry)}
      </Link>
    ),
  ],
  [
    'Workflow',
    entry.workflow_run_id && (
      <Link key="run" to={addresses.workflowRun({ id: entry.workflow_run_id })}>
        {entry.workflow_name ?? 'Its run'}
      </Link>
    ),
  ],
  ['From', entry.actor_ip],
  [
    'Call or job',
    entry.request_id && (
      <Link key="call" to={addresses.changesOfCall(entry.request_id)}>
        <code>{entry.request_id}</code>
      </Link>
    ),
  ],
  ['Record ID', <code key="record">{entry.record_id}</code>],
];

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
  ticket_link: ofParent(addresses.ticket),
  ticket_person: ofParent(addresses.ticket),
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

/** The page of what was changed; undefined where it has none, or is gone for good: purged, or erased with a person. */
const pageOfRecord = (entry: AuditEntryDetail): string | undefined =>
  entry.action === 'purged' || (entry.action === 'deleted' && isOfErasure(entry.changes))
    ? undefined
    : pages[entry.entity]?.(entry);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** A value as it was in the row, to be read: money in dollars, times in the reader’s zone, the rest as it is written. */
function Value({ field, value }: { field: string; value: unknown }): ReactNode {
  if (value === null || value === '') return <span className="muted">Nothing</span>;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number')
    return field.endsWith('_cents')
      ? (value / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
      : value.toLocaleString('en-US', { maximumFractionDigits: 20 });
  if (typeof value !== 'string') return <code>{JSON.stringify(value, null, 2)}</code>;
  return INSTANT.test(value) ? <ExactTime at={value} /> : <bdi>{value}</bdi>;
}

const Side = ({ name, side, change }: { name: string; side: 'before' | 'after'; change: AuditChange }) => (
  <div className={`audit-value stack gap-2 small shrinks audit-value--${side}`}>
    <span className="muted tiny">{name}</span>
    <div className="audit-value__text scrolls prewrap">
      <Value field={change.field} value={change[side]} />
    </div>
  </div>
);

/** Each changed column with its value before and after; of a new or deleted record the one that there was. */
function AuditChanges({ changes, sides }: { changes: readonly AuditChange[]; sides: 'both' | 'before' | 'after' }) {
  return (
    <ul className="audit-changes stack gap-16" data-sides={sides}>
      {changes.map((change) => (
        <li key={change.field} className="audit-change column">
          <h3 className="audit-change__field small anywhere" title={change.field}>
            {fieldLabel(change.field)}
          </h3>
          {sides === 'after' ? null : <Side name={sides === 'both' ? 'Before' : 'Was'} side="before" change={change} />}
          {sides === 'before' ? null : <Side name={sides === 'both' ? 'After' : 'Is'} side="after" change={change} />}
        </li>
      ))}
    </ul>
  );
}
