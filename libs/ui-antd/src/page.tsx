import { PageTitle } from '@portal/ui';
import type { ReactNode } from 'react';
import './page.css';

interface PageProps {
  /** What the screen is called, in the browser's tab as well. */
  title: string;
  /** Stands where the title would; it has the screen's first heading. */
  heading?: ReactNode;
  mood?: 'dense' | 'roomy';
  children: ReactNode;
}

/** The frame of a screen that is neither list nor record: dashboards, the profile. */
export function Page({ title, heading = <h1>{title}</h1>, mood = 'roomy', children }: PageProps) {
  return (
    <div className={`page column full page--${mood}`}>
      <PageTitle>{title}</PageTitle>
      {heading}
      {children}
    </div>
  );
}

/** A titled part of a screen. */
export function PageSection({ title, extra, children }: { title: string; extra?: ReactNode; children: ReactNode }) {
  return (
    <section className="stack gap-12 shrinks">
      <div className="page-section__head gap-4-12 row wrap between">
        <h2 className="large">{title}</h2>
        {extra}
      </div>
      {children}
    </section>
  );
}

/** Cards side by side, as many as fit. */
export const PageGrid = ({ children }: { children: ReactNode }) => (
  <div className="page-grid flex wrap gap-14">{children}</div>
);

/** A part of a screen on its own surface. */
export const Card = ({ children }: { children: ReactNode }) => <div className="card frame">{children}</div>;
