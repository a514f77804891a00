import type { ListUsers, Mention, UserView } from '@portal/contracts';
import { userQueries } from '@portal/data-access';
import { useTypedSearch } from '@portal/features';
import type { ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** A person and the company, as a choice is named. */
export const personLabel = ({ first_name, last_name, email, company_name }: UserView): string =>
  [[first_name, last_name].filter(Boolean).join(' ') || email, company_name].filter(Boolean).join(', ');

/** The role in a project: its customer, or its manager (admins who can sign in); or any account. */
export type Part = 'customer' | 'manager' | 'any';

const byName = { limit: 100, sortBy: 'first_name', sortOrder: 'asc' } as const;

const filterOf: Readonly<Record<Part, Pick<Partial<ListUsers>, 'role' | 'status'>>> = {
  customer: { role: 'customer' },
  manager: { role: 'admin', status: ['active', 'invited'] },
  any: {},
};

/** The users who can have a role in a project, by name; those that match a text, or of one company. */
export const peopleQuery = (part: Part, narrowed: Pick<Partial<ListUsers>, 'search' | 'company_id'> = {}) =>
  userQueries.list({ ...byName, ...filterOf[part], ...narrowed });

/** The users who can have a role in a project, by name; with a text, those that match it. */
export function usePeople(
  part: Part,
  search: { search?: string } = {},
): { people: readonly UserView[]; isPending: boolean } {
  const { data, isPending, isPlaceholderData } = useQuery(peopleQuery(part, search));
  return { people: data?.data ?? [], isPending: isPending || isPlaceholderData };
}

/** The admins, as an internal note can mention them. */
export function useTeam(): readonly Mention[] {
  const { people } = usePeople('manager');
  return useMemo(() => people.map((person) => ({ id: person.id, name: personLabel(person) })), [people]);
}

/** The person's name by id, as far as it is known here; `fallback` otherwise. */
export const nameIn = (people: readonly UserView[], id: unknown, fallback = 'somebody else'): string => {
  const person = people.find((candidate) => candidate.id === id);
  return person ? personLabel(person) : fallback;
};

/** The part of a filter that is about its values. */
type Choices = Pick<ListFilter, 'options' | 'onSearch' | 'isSearching'>;

/** Users as the values of a filter: the first hundred by name, all of them by typing, and the chosen one always. */
export function usePersonOptions(part: Part, chosen: string | undefined): Choices {
  const [search, onSearch, isTyping] = useTypedSearch();
  const { people, isPending } = usePeople(part, search);
  const { data: one } = useQuery({ ...userQueries.detail(chosen ?? ''), enabled: chosen !== undefined });
  const others = people.filter(({ id }) => id !== one?.id);
  const options = [...(one ? [one] : []), ...others].map((person) => ({
    value: person.id,
    label: personLabel(person),
  }));
  return { options, onSearch, isSearching: isPending || isTyping };
}
