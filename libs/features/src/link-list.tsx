import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './welcome.css';

interface LinkListItem {
  key: string;
  to: string;
  title: string;
  aside?: ReactNode;
}

/** A short list of links on a dashboard; empty, it shows a reason. */
export function LinkList({ items, empty }: { items: readonly LinkListItem[] | undefined; empty: string }) {
  if (items?.length === 0) return <p className="link-list link-list__empty">{empty}</p>;
  return (
    <ul className="link-list" aria-busy={items === undefined}>
      {items
        ? items.map((item) => (
            <li key={item.key} className="link-list__item">
              <Link to={item.to} className="link-list__link">
                <span className="link-list__title">{item.title}</span>
                <span className="link-list__aside">{item.aside}</span>
              </Link>
            </li>
          ))
        : [0, 1, 2].map((key) => (
            <li key={key} className="link-list__item link-list__link" aria-hidden="true">
              <span className="skeleton-bar" style={{ width: `${60 - key * 12}%` }} />
            </li>
          ))}
    </ul>
  );
}
