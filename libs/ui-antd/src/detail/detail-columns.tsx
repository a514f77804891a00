import { ChevronRight } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import './detail-page.css';
import './folded-section.css';

interface DetailColumnsProps {
  /** `Properties`, and what is linked to the record. */
  properties: ReactNode;
  children: ReactNode;
}

/** A record's parts in the middle and its properties in a column at their side, below on narrow screens. */
export const DetailColumns = ({ properties, children }: DetailColumnsProps) => (
  <div className="detail-columns">
    <div className="detail-columns__grid column">
      <div className="detail-columns__main shrinks">{children}</div>
      <section className="detail-columns__aside packed line-above stack gap-16 small shrinks" aria-label="Properties">
        <h2 className="subtitle">Properties</h2>
        {properties}
      </section>
    </div>
  </div>
);

/** A titled part of a record that is read now and then: closed until it is opened. */
export const FoldedSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="detail-section line-above folded-section block">
    <summary className="folded-section__head rounded-6 pointer row gap-6">
      <ChevronRight size={16} className="folded-section__mark muted" />
      <h2 className="subtitle">{title}</h2>
    </summary>
    <div className="folded-section__body stack gap-10">{children}</div>
  </details>
);

/**
 * Draws its children in a second step, after what stands around them has been drawn: what is read later doesn't hold up
 * the answer to the click that opened the screen.
 */
export const Deferred = ({ children }: { children: ReactNode }) => (useDeferredValue(true, false) ? children : null);

/** Names and values of a record; facts without a value are left out. */
export function Facts({ items }: { items: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="facts stack small">
      {items
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt className="muted tiny">{name}</dt>
            <dd className="anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

interface LongTextProps {
  text?: string | null;
  /** Shown in its place while it is empty. */
  none?: string;
}

/** A text with its own line breaks. */
export function LongText({ text, none }: LongTextProps) {
  if (text) return <p className="measure prewrap">{text}</p>;
  return none ? <p className="measure prewrap muted">{none}</p> : null;
}
