import type { ReactNode } from 'react';
import './page.css';

/** The frame of a screen that is neither list nor record: dashboards, the profile. */
export function Page({ mood = 'roomy', children }: { mood?: 'dense' | 'roomy'; children: ReactNode }) {
  return <div className={`page page--${mood}`}>{children}</div>;
}

/** A titled part of a screen. */
export function PageSection({ title, extra, children }: { title: string; extra?: ReactNode; children: ReactNode }) {
  return (
    <section className="page-section">
      <div className="page-section__head">
        <h2 className="page-section__title">{title}</h2>
        {extra}
      </div>
      {children}
    </section>
  );
}

/** Cards side by side, as many as fit. */
export const PageGrid = ({ children }: { children: ReactNode }) => <div className="page-grid">{children}</div>;

/** A part of a screen on its own surface. */
export const Card = ({ children }: { children: ReactNode }) => <div className="card">{children}</div>;
