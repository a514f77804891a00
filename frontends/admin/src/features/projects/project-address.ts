import { useLocation, useSearchParams } from 'react-router';

/** The list as the record's page remembers it: its whole search string in one parameter; nothing when there is none. */
export const keptList = (search: string): string =>
  search.length > 1 ? new URLSearchParams({ list: search.slice(1) }).toString() : '';

/** The addresses of the enhanced screen, under whichever of its two names it was opened. */
export function useProjectAddress(): { base: string; list: string } {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const base = /^\/admin\/projects-\w+/.exec(pathname)?.[0] ?? '/admin/projects';
  const kept = params.get('list');
  return { base, list: kept ? `${base}?${kept}` : base };
}
