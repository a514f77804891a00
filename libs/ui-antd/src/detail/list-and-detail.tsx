import type { ReactNode } from 'react';
import { useWide } from '../use-media-query.js';
import './detail-page.css';

interface ListAndDetailProps {
  list: ReactNode;
  /** The open record, if one is open. */
  detail: ReactNode;
  detailLabel: string;
}

/** A list with the open record beside it on wide screens; on others the record takes the list's place. */
export function ListAndDetail({ list, detail, detailLabel }: ListAndDetailProps) {
  const wide = useWide();
  if (!detail) return list;
  if (!wide) return detail;
  return (
    <div className="list-and-detail">
      <div className="list-and-detail__list">{list}</div>
      <aside className="list-and-detail__detail" aria-label={detailLabel}>
        {detail}
      </aside>
    </div>
  );
}
