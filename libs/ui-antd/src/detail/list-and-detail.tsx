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
 * A list with the open record beside it on wide screens; on others the record takes the list's place. Turning the
 * device changes which, and keeps what is being written in the record.
 */
export function ListAndDetail({ list, detail, detailLabel }: ListAndDetailProps) {
  const wide = useWide();
  const areBoth = wide && Boolean(detail);
  // the list has one place, with a record beside it or not: opening one draws that, not the list again
  return (
    <div className={areBoth ? 'list-and-detail top-aligned stack gap-20' : 'list-and-detail--alone'}>
      {wide || !detail ? <div className={areBoth ? undefined : 'list-and-detail--alone'}>{list}</div> : null}
      {detail ? (
        <div
          className={wide ? 'list-and-detail__detail sticky scrolls-y frame' : 'list-and-detail--alone'}
          {...(wide ? { role: 'complementary', 'aria-label': detailLabel } : {})}
        >
          {detail}
        </div>
      ) : null}
    </div>
  );
}
