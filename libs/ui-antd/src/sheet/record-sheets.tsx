import type { RemoteSheetsProps } from '@portal/contracts';
import { onOpenInSheet } from '@portal/ui';
import { lazy, Suspense, useEffect, useEffectEvent, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { DetailSkeleton } from '../detail/detail-page.js';
import { useRecordTrail, type TrailRecord } from '../list/record-trail.js';
import { RecordSheet } from './record-sheet.js';
import { withoutSheets, type SheetName } from './sheet-address.js';
import { useSheetPlace, type SheetTarget } from './use-sheet-place.js';
import { asksForPage } from './use-visit.js';

/** What the body of a record gets, on its page and in a sheet. */
export interface RecordBodyProps {
  id: string;
  /** The list, or the screen behind the sheet. */
  back: { to: string; label: string };
}

/** A kind of record that opens in a sheet over the screen that names it. */
export interface SheetKind {
  /** What one is called: "deal". */
  noun: string;
  /** The address of its pages: `/admin/deals/:id`. The last `:id` is the record's. */
  page: string;
  Body: ComponentType<RecordBodyProps>;
}

export type SheetKinds = Partial<Record<SheetName, SheetKind>>;

/** A kind whose code is fetched with the first record of it. */
export const sheetKind = (
  noun: string,
  page: string,
  load: () => Promise<ComponentType<RecordBodyProps>>,
): SheetKind => ({ noun, page, Body: lazy(async () => ({ default: await load() })) });

const ids = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

/** The width from which records open beside what they were opened from, in CSS pixels. */
const WIDE = '(min-width: 1180px)';

/** The record whose page is at an address, if it is one of these kinds. */
function recordAt(kinds: SheetKinds, address: string): SheetTarget | undefined {
  const url = new URL(address, location.origin);
  const pattern = url.pathname.replaceAll(ids, ':id');
  const name = (Object.keys(kinds) as SheetName[]).find((kind) => kinds[kind]?.page === pattern);
  const id = url.pathname.match(ids)?.at(-1);
  if (url.origin !== location.origin || !name || !id) return undefined;
  return { name, id, page: url.pathname + withoutSheets(url.search), tab: url.searchParams.get('tab'), hash: url.hash };
}

interface RecordSheetsProps extends Partial<RemoteSheetsProps> {
  kinds: SheetKinds;
}

/**
 * The sheet of an area, over whichever of its screens (decisions 7.25): a plain press on a link to the page of one of
 * these kinds opens it on wide screens. Links with a target or a download, and those marked `data-page`, lead to the page.
 * `along` are the addresses that a screen without lists of its own (the shell's) lists.
 */
export function RecordSheets({ kinds, along = [] }: RecordSheetsProps) {
  const place = useSheetPlace();
  const { pathname } = useLocation();
  const open = useEffectEvent((address: string, isPeek = false): boolean => {
    const record = recordAt(kinds, address);
    if (!record || record.page?.split('?')[0] === pathname || !window.matchMedia(WIDE).matches) return false;
    place.open({ ...record, isPeek });
    return true;
  });
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0 || asksForPage(event) || !(event.target instanceof Element))
        return;
      const link = event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target || link.hasAttribute('download') || link.dataset['page'] !== undefined) return;
      if (open(link.href)) event.preventDefault();
    };
    // before the links themselves, which would follow their addresses
    document.addEventListener('click', onClick, true);
    const stop = onOpenInSheet((address, isPeek) => open(address, isPeek));
    return () => {
      document.removeEventListener('click', onClick, true);
      stop();
    };
  }, []);

  const { opened } = place;
  const listed = along.flatMap((address) => {
    const record = recordAt(kinds, address);
    return record ? [{ id: record.id, address }] : [];
  });
  // a record can be listed several times, by its comments
  const isFirst = ({ id }: TrailRecord, at: number): boolean => listed.findIndex((other) => other.id === id) === at;
  useRecordTrail(listed.filter(isFirst), opened?.id);
  const kind = opened && kinds[opened.name];
  if (!opened || !kind) return null;
  const page = place.page ?? kind.page.replace(':id', opened.id);
  return (
    <RecordSheet
      id={opened.id}
      noun={kind.noun}
      frame={{
        page: page.includes(':id') ? undefined : page,
        close: place.close,
        goBack: place.goBack,
        isPeek: place.isPeek,
        moveTo: ({ id }, to) =>
          place.moveTo({ name: opened.name, id, page: to, ...(to && recordAt(kinds, to)), tab: null }),
      }}
    >
      <Suspense fallback={<DetailSkeleton />}>
        <kind.Body id={opened.id} back={{ to: place.to, label: 'where you were' }} />
      </Suspense>
    </RecordSheet>
  );
}
