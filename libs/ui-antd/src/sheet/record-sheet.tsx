import { Drawer } from 'antd';
import { Fragment, useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { useFocusBack } from '../form/focus-successor.js';
import { useStableCallback } from '../list/use-stable-callback.js';
import type { SheetName } from './sheet-address.js';
import { SheetContext, type SheetFrame } from './sheet-context.js';
import { useSheetPlace } from './use-sheet-place.js';
import { asksForPage } from './use-visit.js';
import './record-sheet.css';

interface RecordSheetProps {
  /** The record that the address names. */
  id: string;
  /** What it is called: "task". */
  noun: string;
  frame: Omit<SheetFrame, 'onNumber'>;
  children: ReactNode;
}

/** One record in a sheet over the screen that named it; on phones it is the whole screen. */
export function RecordSheet({ id, noun, frame, children }: RecordSheetProps) {
  const content = useStartOf(id, frame.isPeek);
  const [number, onNumber] = useState<string>();
  // a record in the place of another goes back to what opened the first
  const [opened, setOpened] = useState(id);
  if (!frame.goBack && opened !== id) setOpened(id);
  const [opener] = useState(() => document.activeElement);
  useFocusBack(
    () =>
      (isLinkTo(opener, opened) ? null : linkTo(opened)) ??
      (opener?.isConnected && opener !== document.body ? null : firstLink()),
  );
  const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  return (
    <Drawer
      open
      size={frame.isPeek ? 'min(100vw, clamp(560px, 48vw, 640px))' : 'min(1040px, 100vw)'}
      mask={!frame.isPeek}
      autoFocus={!frame.isPeek}
      rootClassName="record-sheet"
      closable={false}
      aria-label={number ? `${name} ${number}` : name}
      aria-modal={!frame.isPeek}
      onClose={frame.close}
    >
      <div ref={content} className="record-sheet__content" tabIndex={-1}>
        {frame.isPeek ? (
          <span role="status" className="visually-hidden">
            {number ?? name}
          </span>
        ) : null}
        <SheetContext value={{ ...frame, onNumber }}>
          <Fragment key={id}>{children}</Fragment>
        </SheetContext>
      </div>
    </Drawer>
  );
}

/** The link of the record's card or row on the screen, or another link to its page. */
function linkTo(id: string): HTMLElement | null {
  const quoted = JSON.stringify(id); // the address names it: it can be anything
  return (
    document.querySelector<HTMLElement>(`[data-card-open=${quoted}], [data-row-id=${quoted}] [data-row-open]`) ??
    document.querySelector<HTMLElement>(`a[href*=${quoted}]:not(.record-sheet *)`)
  );
}

/** Whether this is one of the links that lead to a record: a list can have several, to its comments. */
const isLinkTo = (element: Element | null, id: string): boolean =>
  element instanceof HTMLAnchorElement && element.isConnected && element.href.includes(id);

const firstLink = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-card-open], [data-row-open]');

/** The link of the record's card or row on the screen; of one that was deleted, that of the first there is. */
export const linkOf = (id: string): HTMLElement | null => linkTo(id) ?? firstLink();

/**
 * Another record in the open sheet is read from its start; the button that led to it is gone and had the focus. One that
 * was looked at beside its list gets the focus when it is opened.
 */
function useStartOf(id: string, isPeek = false): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(id);
  const wasPeek = useRef(isPeek);
  useEffect(() => {
    if (wasPeek.current && !isPeek) content.current?.focus();
    wasPeek.current = isPeek;
  }, [isPeek]);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    content.current?.scrollIntoView({ block: 'start' });
    if (document.activeElement === document.body) content.current?.focus();
  }, [id]);
  return content;
}

/** The form of a record that is open over its list, kept in its address. */
export interface RecordSheetPlace {
  openId: string | undefined;
  /** Opens the record of a link or row that was pressed plainly. */
  onOpen: (record: { id: string }, event: MouseEvent) => void;
  /** The same without a link: from a menu. */
  open: (record: { id: string }) => void;
  /** Goes back to the list: by Back where it was opened from there. */
  close: () => void;
  /** The address of the list. */
  to: string;
}

/** Which record without a page is open over this list: `?schedule=<id>`. */
export function useRecordSheet(name: SheetName): RecordSheetPlace {
  const { opened, open: openSheet, close, to } = useSheetPlace();
  const open = useStableCallback(({ id }: { id: string }) => openSheet({ name, id }));
  const onOpen = useStableCallback((record: { id: string }, event: MouseEvent) => {
    if (event.button !== 0 || asksForPage(event)) return;
    event.preventDefault();
    open(record);
  });
  return {
    openId: opened?.name === name ? opened.id : undefined,
    open,
    onOpen,
    close,
    to,
  };
}
