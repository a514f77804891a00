import { SHORTEST_SEARCH } from '@portal/contracts';
import { searchQueries, useSession } from '@portal/data-access';
import { useDebounced } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { foundGroups } from '../search/found-records.js';

/** So many of a kind. */
const EACH = 5;

/** The five best matches of each kind of record that the user may see; debounced. */
export function useRecordSearch(typed: string) {
  const { user } = useSession();
  const wanted = typed.trim();
  const text = useDebounced(wanted);
  const isEnough = text.length >= SHORTEST_SEARCH;
  const { data, isFetching, isError } = useQuery(searchQueries.find({ q: text, limit: EACH }));
  return {
    groups: isEnough && data && user ? foundGroups(data.hits, user.role) : [],

    /** What was found; empty while too little is typed. */
    searched: isEnough ? text : '',
    searching: wanted.length >= SHORTEST_SEARCH && (text !== wanted || isFetching),
    failed: isEnough && isError,
    isSimilar: isEnough && data?.is_similar === true,
  };
}
