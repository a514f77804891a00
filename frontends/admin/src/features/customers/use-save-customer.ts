import type { ContactFlag, Role, UpdateUser, UserView } from '@portal/contracts';
import { companyQueries, useUpdateUser } from '@portal/data-access';
import { useSave, type Save } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { flagLabels, nameOf, roleLabels } from './user-labels.js';

/** Changes one user, with toasts, and lets the admin choose when another user changed the profile first. */
export function useSaveCustomer(user: UserView): Save<UserView, UpdateUser> {
  const update = useUpdateUser();
  const { data: companies } = useQuery(companyQueries.list({ limit: 100 }));
  const companyOf = (id: unknown): string =>
    companies?.data.find((company) => company.id === id)?.name ?? 'another one';
  return useSave({
    record: user,
    name: nameOf(user),
    send: (changes: UpdateUser) => update.mutateAsync({ id: user.id, ...changes }),
    fields: [
      { key: 'first_name', label: 'First name' },
      { key: 'last_name', label: 'Last name' },
      { key: 'phone', label: 'Phone' },
      { key: 'company_id', label: 'Company', show: companyOf },
      { key: 'role', label: 'Role', show: (role) => roleLabels[role as Role] },
      {
        key: 'contact_flags',
        label: 'Contact for the company',
        show: (flags) => (flags as ContactFlag[]).map((flag) => flagLabels[flag]).join(', ') || 'nothing',
      },
    ],
    toasts: { success: `${nameOf(user)} was saved.`, failure: 'Failed to update user.' },
  });
}
