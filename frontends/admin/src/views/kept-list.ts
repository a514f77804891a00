/** The list as a record's page remembers it: its whole search string in one parameter; nothing when there is none. */
export const keptList = (search: string): string =>
  search.length > 1 ? new URLSearchParams({ list: search.slice(1) }).toString() : '';

/** The way back to the list that a record's page remembers. */
export const listOf = (pathname: string, params: URLSearchParams): string => {
  const kept = params.get('list');
  return kept ? `${pathname}?${kept}` : pathname;
};
