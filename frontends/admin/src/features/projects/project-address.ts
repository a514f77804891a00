import { useLocation, useSearchParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { listOf } from '../../views/kept-list.js';

/** The addresses of the enhanced screen, under whichever of its two names it was opened. */
export function useProjectAddress(): { base: string; list: string } {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const base = /^\/admin\/projects-\w+/.exec(pathname)?.[0] ?? addresses.projects;
  return { base, list: listOf(base, params) };
}
