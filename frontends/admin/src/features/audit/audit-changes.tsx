import type { AuditChange } from '@portal/contracts';
import { ExactTime } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { fieldLabel } from './audit-labels.js';
import './audit.css';

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

interface SideProps {
  name: string;
  side: 'before' | 'after';
  change: AuditChange;
}

const Side = ({ name, side, change }: SideProps) => (
  <div className={`audit-value stack gap-2 small shrinks audit-value--${side}`}>
    <span className="muted tiny">{name}</span>
    <div className="audit-value__text prewrap">
      <Value field={change.field} value={change[side]} />
    </div>
  </div>
);

/** Each changed column with its value before and after; of a new or deleted record the one that there was. */
export function AuditChanges({
  changes,
  sides,
}: {
  changes: readonly AuditChange[];
  sides: 'both' | 'before' | 'after';
}) {
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
