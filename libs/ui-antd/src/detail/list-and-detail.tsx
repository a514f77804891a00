import type { ReactNode } from 'react';
import { useWide } from '../use-media-query.js';
import './detail-page.css';

interface ListAndDetailProps {
  list: ReactNode;
  /** The open record, if one is open. */
  detail: ReactNode;
  detailLabel: string;
}

/**
 * A list with the open record beside it on wide screens; on others the record takes the list's place. Turning the device
 * changes which, and keeps what is being written in the record.
 */
export function ListAndDetail({ list, detail, detailLabel }: ListAndDetailProps) {
  const wide = useWide();
  if (!detail) return list;
  return (
    <div className={wide ? 'list-and-detail' : 'list-and-detail--alone'}>
      {wide ? <div className="list-and-detail__list">{list}</div> : null}
      <div
        className={wide ? 'list-and-detail__detail' : 'list-and-detail--alone'}
        {...(wide ? { role: 'complementary', 'aria-label': detailLabel } : {})}
      >
        {detail}
      </div>
    </div>
  );
}
