import { Drawer } from 'antd';
import { Maximize2 } from 'lucide-react';
import { Fragment, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';
import { DetailFailed, DetailSkeleton } from '../detail/detail-page.js';
import { isNotThere } from '../form/problem.js';
import { useFocusBack } from '../form/focus-successor.js';
import type { RecordSheetPlace } from './use-record-sheet.js';
import './record-sheet.css';

/** A record; it has a number where people call it by one. */
interface Numbered {
  id: string;
  number?: string;
}

interface RecordSheetProps<Row extends Numbered> {
  /** The record that the address names. */
  id: string;
  place: Pick<RecordSheetPlace, 'close' | 'back'>;
  /** What it is called: "task". */
  noun: string;
  /** The result of its query. */
  record: { data: Row | undefined; error: Error | null; refetch: () => unknown };
  children: (record: Row) => ReactNode;
}

/** One record in a sheet over its board or list; on phones it is the whole screen. */
export function RecordSheet<Row extends Numbered>(props: RecordSheetProps<Row>) {
  const { id, place, noun, record, children } = props;
  const { data, error, refetch } = record;
  const content = useStartOf(id);
  useFocusBack(() => linkOf(id));
  const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  const shown = (): ReactNode => {
    if (error && (!data || isNotThere(error)))
      return <DetailFailed back={place.back} error={error} noun={noun} onRetry={() => void refetch()} />;
    return data ? children(data) : <DetailSkeleton />;
  };
  return (
    <Drawer
      open
      size="min(1040px, 100vw)"
      rootClassName="record-sheet"
      closable={false}
      aria-label={data?.number ? `${name} ${data.number}` : name}
      onClose={place.close}
    >
      <div ref={content} className="record-sheet__content" tabIndex={-1}>
        <Fragment key={id}>{shown()}</Fragment>
      </div>
    </Drawer>
  );
}

/** Leads from a sheet to the page of its record. */
export const OpenAsPage = ({ to }: { to: string }) => (
  <Link className="record-head__icon" to={to} aria-label="Open as a page" title="Open as a page">
    <Maximize2 size={16} strokeWidth={1.75} />
  </Link>
);

/** The link of the record's card or row on the screen; of one that was deleted, that of the first there is. */
export const linkOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-card-open="${id}"], [data-row-id="${id}"] [data-row-open]`) ??
  document.querySelector<HTMLElement>('[data-card-open], [data-row-open]');

/** Another record in the open sheet is read from its start; the button that led to it is gone and had the focus. */
function useStartOf(id: string): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    content.current?.scrollIntoView({ block: 'start' });
    if (document.activeElement === document.body) content.current?.focus();
  }, [id]);
  return content;
}
