import { searchTypes, type SearchType } from '@portal/contracts';
import { useSearchParams } from 'react-router';

/** What is searched for, as the address says it. */
export interface SearchPlace {
  q: string;
  type: SearchType | undefined;
}

/** The address of a search. */
export const searchAddress = ({ q, type }: SearchPlace): string =>
  `/search?${new URLSearchParams({ q, ...(type ? { type } : {}) }).toString()}`;

/** The search of the address; typing on takes the place of what was typed before. */
export function useSearchPlace() {
  const [params, setParams] = useSearchParams();
  const place: SearchPlace = {
    q: (params.get('q') ?? '').trim(),
    type: searchTypes.find((type) => type === params.get('type')),
  };
  const setQ = (q: string): void =>
    setParams({ ...(q ? { q } : {}), ...(place.type ? { type: place.type } : {}) }, { replace: true });
  return { place, setQ };
}
