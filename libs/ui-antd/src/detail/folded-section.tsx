import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import './folded-section.css';

/** A titled part of a record that is read now and then: closed until it is opened. */
export const FoldedSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="detail-section folded-section">
    <summary className="folded-section__head">
      <ChevronRight size={16} strokeWidth={2} aria-hidden="true" className="folded-section__mark" />
      <h2 className="detail-section__title">{title}</h2>
    </summary>
    <div className="folded-section__body">{children}</div>
  </details>
);
