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
