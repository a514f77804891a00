import type { ReactNode } from 'react';
import './weights.css';

/** One number with its name. */
export interface Figure {
  name: string;
  value: ReactNode;
  note?: ReactNode;
  /** The number turns red, and the note gives the reason. */
  alarming?: boolean;
}

/** A few numbers side by side. */
export const Figures = ({ items }: { items: readonly Figure[] }) => (
  <dl className="figures stack gap-10">
    {items.map(({ name, value, note, alarming = false }) => (
      <div key={name} className={alarming ? 'figure frame figure--alarming' : 'figure frame'}>
        <dt className="muted tiny">{name}</dt>
        <dd className="figure__value medium bold numeric">{value}</dd>
        {note ? <dd className="muted tiny">{note}</dd> : null}
      </div>
    ))}
  </dl>
);
