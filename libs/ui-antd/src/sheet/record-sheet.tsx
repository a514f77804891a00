import { Drawer } from 'antd';
import { Maximize2 } from 'lucide-react';
import { Fragment, useEffect, useRef, type ReactNode, type RefObject, useCallback, type MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { DetailFailed, DetailSkeleton } from '../detail/detail-page.js';
import { isNotThere } from '../form/problem.js';
import { useFocusBack } from '../form/focus-successor.js';
import type { SheetName } from './sheet-address.js';
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

/** The record that is open over a board or list, kept in its address. */
export interface RecordSheetPlace {
  openId: string | undefined;
  /** Opens the record of a link or row that was pressed plainly; a new tab gets the record's page. */
  onOpen: (record: { id: string }, event: MouseEvent) => void;
  /** The same without a link: from a menu. */
  open: (record: { id: string }) => void;
  /** Shows another record in the open sheet; Back still leads to the board or list. */
  moveTo: (record: { id: string }) => void;
  /** Goes back to the board or list: by Back where the sheet was opened from there. */
  close: () => void;
  /** The board or list without the sheet. */
  back: { to: string; label: string };
}

/**
 * Which record is open over this board or list: `?task=<id>`, so that Back closes it and a reload shows it again.
 * `label` is what the board or list is called in "Back to …".
 */
export function useRecordSheet(name: SheetName, label: string): RecordSheetPlace {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const openId = params.get(name) ?? undefined;
  params.delete(name);
  const to = `${pathname}${params.size > 0 ? `?${params.toString()}` : ''}`;
  const searchOf = useCallback(
    (id: string): string => {
      const next = new URLSearchParams(search);
      next.set(name, id);
      return `?${next.toString()}`;
    },
    [search, name],
  );
  const open = useCallback(
    ({ id }: { id: string }) =>
      void navigate({ search: searchOf(id) }, { state: openedHere, preventScrollReset: true }),
    [navigate, searchOf],
  );
  return {
    openId,
    open,
    onOpen: (record, event) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open(record);
    },
    // the state stays: it says whether Back leads to the board or list
    moveTo: ({ id }) => void navigate({ search: searchOf(id) }, { replace: true, state, preventScrollReset: true }),
    close: () => {
      if (isOpenedHere(state)) void navigate(-1);
      else void navigate(to, { replace: true, preventScrollReset: true });
    },
    back: { to, label },
  };
}

const openedHere = { sheet: 'opened here' };

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sheet' in state && state.sheet === openedHere.sheet;
