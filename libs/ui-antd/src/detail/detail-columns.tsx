import type { ReactNode } from 'react';
import './detail-page.css';

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
      <section className="detail-columns__aside stack gap-16 small shrinks" aria-label="Properties">
        <h2 className="subtitle">Properties</h2>
        {properties}
      </section>
    </div>
  </div>
);
