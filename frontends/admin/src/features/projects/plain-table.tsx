import type { ReactNode } from 'react';
import './projects.css';

interface PlainTableProps {
  /** What the table holds, for people who don't see it. */
  label: string;
  titles: readonly string[];
  /** Rows of the table. */
  children: ReactNode;
}

/** A table and nothing else; scrolls sideways, also by keyboard, where it is wider than the screen. */
export const PlainTable = ({ label, titles, children }: PlainTableProps) => (
  <div className="plain-table__frame" role="region" aria-label={label} tabIndex={0}>
    <table className="plain-table" aria-label={label}>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
