/** The parameters that name a record which is open in a sheet over the screen at the address. */
export const sheetNames = ['task', 'ticket', 'schedule'] as const;

export type SheetName = (typeof sheetNames)[number];

/** A search string without open sheets: what the list behind them shows. */
export function withoutSheets(search: string): string {
  const params = new URLSearchParams(search);
  if (!sheetNames.some((name) => params.has(name))) return search;
  sheetNames.forEach((name) => params.delete(name));
  return params.size > 0 ? `?${params.toString()}` : '';
}

/**
 * Where a row opens: with the list's own filters, because the list may stay beside it or be come back to; unless the
 * address brings a query of its own. A sheet over the list is left out: the row may be another one’s.
 */
export const rowAddress = <Href extends string | undefined>(href: Href, search: string): Href | string =>
  href === undefined || href.includes('?') ? href : href + withoutSheets(search);
