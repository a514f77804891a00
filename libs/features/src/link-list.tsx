import { openSheetOf, PageSection, useRecordTrail } from '@portal/ui-antd';
import { useId, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import './welcome.css';

interface LinkListProps {
  /** Absent while they are loading. */
  items: readonly { key: string; to: string; title: string; aside?: ReactNode }[] | undefined;
  empty: string;
  /** How many rows hold the place while they are loading. */
  expected?: number;
}

/** A short list of links on a dashboard; empty, it shows a reason. */
export function LinkList({ items, empty, expected = 3 }: LinkListProps) {
  useRecordTrail(
    items?.map(({ key, to }) => ({ id: key, address: to })) ?? [],
    openSheetOf(useLocation().search)?.id,
    useId(),
  );
  if (items?.length === 0) return <p className="stack frame link-list__empty muted">{empty}</p>;
  return (
    <ul className="stack frame" aria-busy={items === undefined}>
      {items
        ? items.map((item) => (
            <li key={item.key} className="divided">
              <Link to={item.to} className="link-list__link row wrap">
                <span className="link-list__title strong anywhere shrinks">{item.title}</span>
                <span className="link-list__aside row wrap muted small">{item.aside}</span>
              </Link>
            </li>
          ))
        : Array.from({ length: expected }, (_, key) => (
            <li key={key} className="link-list__link row wrap divided" aria-hidden="true">
              <span className="skeleton-bar" style={{ width: `${60 - (key % 3) * 12}%` }} />
            </li>
          ))}
    </ul>
  );
}

/** The place of a titled list while a whole screen is loading. */
export const PlaceOfLinks = ({ title, rows }: { title: string; rows: number }) => (
  <PageSection title={title}>
    <LinkList items={undefined} expected={rows} empty="" />
  </PageSection>
);
