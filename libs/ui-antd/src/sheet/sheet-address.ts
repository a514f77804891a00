/** The parameters that name a record which is open in a sheet over the screen at the address. */
export const sheetNames = [
  'task',
  'ticket',
  'schedule',
  'deal',
  'invoice',
  'customer',
  'company',
  'consultation',
  'mail',
  'change',
  'error',
] as const;

export type SheetName = (typeof sheetNames)[number];

/** The open tab of the record in a sheet; `tab` belongs to the page below. */
export const sheetTab = 'part';

/** Whether the record in the sheet is looked at beside its list, which keeps the focus. */
export const sheetPeek = 'peek';

/** A search string without open sheets: what the screen behind them shows. */
export function withoutSheets(search: string): string {
  const params = new URLSearchParams(search);
  const own = [...sheetNames, sheetTab, sheetPeek];
  if (!own.some((name) => params.has(name))) return search;
  own.forEach((name) => params.delete(name));
  return params.size > 0 ? `?${params.toString()}` : '';
}

/** The record that is open in a sheet. */
export function openSheetOf(search: string): { name: SheetName; id: string } | undefined {
  const params = new URLSearchParams(search);
  return sheetNames.map((name) => ({ name, id: params.get(name) ?? '' })).find(({ id }) => id !== '');
}

/** A search string with this record open in a sheet instead of another. */
export function withSheet(search: string, name: SheetName, id: string, tab?: string | null, isPeek = false): string {
  const params = new URLSearchParams(withoutSheets(search));
  params.set(name, id);
  if (tab) params.set(sheetTab, tab);
  if (isPeek) params.set(sheetPeek, '1');
  return `?${params.toString()}`;
}

/**
 * Where a row opens: with the list's own filters, because the list may stay beside it or be come back to; unless the
 * address brings a query of its own. A sheet over the list is left out: the row may be another one’s.
 */
export const rowAddress = <Href extends string | undefined>(href: Href, search: string): Href | string =>
  href === undefined || href.includes('?') ? href : href + withoutSheets(search);
