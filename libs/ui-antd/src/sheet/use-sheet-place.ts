import { useLocation, useNavigate } from 'react-router';
import { pendingRecord } from './pending-record.js';
import { openSheetOf, sheetPeek, withoutSheets, withSheet, type SheetName } from './sheet-address.js';

/** What the history keeps with an open sheet. */
interface SheetState {
  sheet: {
    /** The page of the record, with the filters of the list that it was opened from. */
    page: string | undefined;
    /** How many entries back the screen without sheets is; null where the sheet was opened by its address. */
    back: number | null;
    /** Whether the entry before has another record in the sheet. */
    isReplacing: boolean;
  };
}

const stateOf = (state: unknown): SheetState['sheet'] | undefined =>
  typeof state === 'object' && state !== null && 'sheet' in state ? (state as SheetState).sheet : undefined;

/** A record as a link names it. */
export interface SheetTarget {
  name: SheetName;
  id: string;
  page?: string | undefined;
  /** The tab of it that is open. */
  tab?: string | null;
  hash?: string;
  /** Beside its list, which keeps the focus. */
  isPeek?: boolean;
}

/** The sheet over this screen, kept in its address: Back closes it and a reload shows it again. */
export interface SheetPlace {
  opened: { name: SheetName; id: string } | undefined;
  page: string | undefined;
  /** Whether it is looked at beside its list, which keeps the focus. */
  isPeek: boolean;
  /** The screen without the sheet. */
  to: string;
  /** Opens a record, in the place of one that is open. */
  open: (target: SheetTarget) => void;
  /** Shows another record in the open sheet; Back still leads to what was there before the sheet. */
  moveTo: (target: SheetTarget) => void;
  /** Goes back to the screen: by Back where the sheet was opened from there. */
  close: () => void;
  goBack: (() => void) | undefined;
}

/** Which record is open in a sheet over this screen, and the ways to it, to another and back. */
export function useSheetPlace(): SheetPlace {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const opened = openSheetOf(search);
  const now = stateOf(location.state);
  const to = pathname + withoutSheets(search);
  const isPeek = opened !== undefined && new URLSearchParams(search).has(sheetPeek);
  const show = (target: SheetTarget, isStep: boolean, sheet: SheetState['sheet']): void => {
    const address = {
      search: withSheet(search, target.name, target.id, target.tab, target.isPeek),
      hash: target.hash ?? '',
    };
    const way = { state: { sheet }, preventScrollReset: true };
    void navigate(address, { ...way, replace: isStep });
    pendingRecord.begin(() => void navigate(address, { ...way, replace: true, flushSync: true }));
  };
  return {
    opened,
    page: now?.page,
    isPeek,
    to,
    open: (target) => {
      const isSame = opened?.name === target.name && opened.id === target.id;
      const before = opened ? (now?.back ?? null) : 0;
      const page = target.page ?? (isSame ? now?.page : undefined);
      const isStep = isSame || (isPeek && target.isPeek);
      if (isStep) show(target, true, { back: null, isReplacing: false, ...now, page });
      else show(target, false, { page, back: before === null ? null : before + 1, isReplacing: opened !== undefined });
    },
    moveTo: (target) =>
      show({ isPeek, ...target }, true, { back: null, isReplacing: false, ...now, page: target.page }),
    close: () => {
      if (now?.back) void navigate(-now.back);
      else void navigate(to, { replace: true, preventScrollReset: true });
    },
    goBack: now?.isReplacing ? () => void navigate(-1) : undefined,
  };
}
