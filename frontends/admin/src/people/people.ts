import type { ListUsers, UserView } from '@portal/contracts';
import { userQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';

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

/** The users who can have a role in a project, by name; with a text, those that match it. */
export function usePeople(
  part: Part,
  search: { search?: string } = {},
): { people: readonly UserView[]; isPending: boolean } {
  const { data, isPending } = useQuery(userQueries.list({ ...byName, ...filterOf[part], ...search }));
  return { people: data?.data ?? [], isPending };
}

/** The person's name by id, as far as it is known here; `fallback` otherwise. */
export const nameIn = (people: readonly UserView[], id: unknown, fallback = 'somebody else'): string => {
  const person = people.find((candidate) => candidate.id === id);
  return person ? personLabel(person) : fallback;
};
