import { useCallback, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SheetName } from './sheet-address.js';

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
