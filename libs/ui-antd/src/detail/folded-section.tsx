import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import './folded-section.css';

/** A titled part of a record that is read now and then: closed until it is opened. */
export const FoldedSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="detail-section folded-section">
    <summary className="folded-section__head row gap-6">
      <ChevronRight size={16} strokeWidth={2} aria-hidden="true" className="folded-section__mark muted" />
      <h2 className="subtitle">{title}</h2>
    </summary>
    <div className="folded-section__body stack gap-10">{children}</div>
  </details>
);
