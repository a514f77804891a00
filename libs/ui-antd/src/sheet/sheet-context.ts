import { createContext, use } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openSheetOf } from './sheet-address.js';

/** What a record knows of the sheet that it is shown in. */
export interface SheetFrame {
  /** The page of the record; absent while only the record itself can tell. */
  page: string | undefined;
  /** Closes the sheet, with the sheets that led to it. */
  close: () => void;
  /** Shows another record of the same kind in the sheet; `page` is its page, where that is known. */
  moveTo: (record: { id: string }, page?: string) => void;
  /** Leads to the record whose sheet this one replaced; absent where there was none. */
  goBack: (() => void) | undefined;
  /** Whether it is looked at beside its list, which keeps focus and keys. */
  isPeek?: boolean;
  /** Takes the number by which the sheet is called. */
  onNumber: (number: string | undefined) => void;
}

/** The sheet around a record; undefined on a page. */
export const SheetContext = createContext<SheetFrame | undefined>(undefined);

/** The sheet that a record is shown in; undefined where it is a page. */
export const useSheet = (): SheetFrame | undefined => use(SheetContext);

/** Whether this lies on the page below an open sheet, where keys don't act. */
export function useIsCovered(): boolean {
  const isInSheet = useSheet() !== undefined;
  const { search } = useLocation();
  return !isInSheet && openSheetOf(search) !== undefined;
}

/** Where the open record is kept apart from others: its page without filters, or the sheet that names it. */
export function useRecordPlace(): string {
  const sheet = useSheet();
  const { pathname, search } = useLocation();
  if (!sheet) return pathname;
  const opened = openSheetOf(search);
  return sheet.page?.split('?')[0] ?? `${pathname}?${opened?.name}=${opened?.id}`;
}

/** Leaves a record that is gone: closes its sheet, or goes from its page to the list at `to`. */
export function useLeaveRecord(to: string): () => void {
  const sheet = useSheet();
  const navigate = useNavigate();
  return () => {
    if (sheet) sheet.close();
    else void navigate(to, { replace: true });
  };
}
