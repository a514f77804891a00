import { companyQueries } from '@portal/data-access';
import { optionsOf, useToday, dateLabel, useTypedSearch } from '@portal/features';
import type { ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** A filter by one or several values of a choice, in the words and the order of its labels. */
export const choiceFilter = <Value extends string>(
  key: string,
  label: string,
  labels: Readonly<Record<Value, string>>,
): ListFilter => ({ key, label, options: optionsOf(labels), multiple: true });

/** A filter that is on or off. */
export const flagFilter = (key: string, label: string, words: string): ListFilter => ({
  key,
  label,
  options: [{ value: 'true', label: words }],
});

/** Shows the deleted rows that can still come back instead of those that live (decisions, section 4). */
export const deletedFilter: ListFilter = {
  ...flagFilter('deleted', 'Deleted', 'In the last 30 days'),
  none: { title: 'Nothing was deleted', text: 'What is deleted can be brought back from here for 30 days.' },
};

/** Days that a link from a figure narrows a list to: of `issued` the parameters `issued_from` and `issued_to`, with their words. */
export type LinkedDays<Name extends string = string> = Readonly<Record<Name, readonly [from: string, until: string]>>;

/** A filter that only a link sets: there to be seen and taken away. */
export const linkedFilter = (
  key: string,
  label: string,
  value: string | null | undefined,
  words: string,
): ListFilter[] => (value ? [{ key, label, options: [{ value, label: words }] }] : []);

/** The days of a link, as filters. */
export function useLinkedDays<Name extends string>(
  query: Readonly<Partial<Record<`${NoInfer<Name>}_${'from' | 'to'}`, string | undefined>>>,
  days: LinkedDays<Name>,
): readonly ListFilter[] {
  const today = useToday();
  return (Object.keys(days) as Name[]).flatMap((name) =>
    (['from', 'to'] as const).flatMap((end, at) => {
      const day = query[`${name}_${end}`];
      return linkedFilter(`${name}_${end}`, days[name][at] ?? '', day, day ? dateLabel(day, today) : '');
    }),
  );
}

/** Companies as a filter: the first hundred by name, all of them by typing, and the chosen one always. */
export function useCompanyFilter(chosen: string | undefined): ListFilter {
  const [search, onSearch, isTyping] = useTypedSearch();
  const [isOpened, setOpened] = useState(false);
  const list = companyQueries.list({ limit: 100, ...search });
  const { data, isPending, isPlaceholderData } = useQuery({ ...list, enabled: isOpened });
  const { data: one } = useQuery({ ...companyQueries.detail(chosen ?? ''), enabled: chosen !== undefined });
  const others = data?.data.filter(({ id }) => id !== chosen) ?? [];
  const companies = [...(chosen ? [{ id: chosen, name: one?.name ?? 'One company' }] : []), ...others];
  return {
    key: 'company_id',
    label: 'Company',
    options: companies.map(({ id, name }) => ({ value: id, label: name })),
    onSearch,
    onOpen: () => setOpened(true),
    isSearching: isPending || isPlaceholderData || isTyping,
  };
}

/** The list as a record's page remembers it: its whole search string in one parameter; nothing when there is none. */
export const keptList = (search: string): string =>
  search.length > 1 ? new URLSearchParams({ list: search.slice(1) }).toString() : '';

/** The way back to the list that a record's page remembers. */
export const listOf = (pathname: string, params: URLSearchParams): string => {
  const kept = params.get('list');
  return kept ? `${pathname}?${kept}` : pathname;
};
