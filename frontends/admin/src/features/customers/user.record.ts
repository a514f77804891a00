import { labelsOf, userStatuses, type ContactFlag, type Role, type UpdateUser, type UserView } from '@portal/contracts';
import { companyQueries, useUpdateUser, useDeleteUser, useRestoreUser } from '@portal/data-access';
import { type ConflictField, type Save, useSaveRecord, tonesOf } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import type { RecordKind } from '../../records/record-kind.js';

export const statusLabels = labelsOf(userStatuses);
export const statusTones = tonesOf(userStatuses);
export const roleLabels: Readonly<Record<Role, string>> = { customer: 'Customer', admin: 'Admin' };
export const flagLabels: Readonly<Record<ContactFlag, string>> = {
  primary: 'Primary contact',
  billing: 'Billing contact',
  technical: 'Technical contact',
};

/** The person's name, or the address where there is none. */
export const nameOf = (user: UserView): string =>
  [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email;

function useFields(): readonly ConflictField[] {
  const { data: companies } = useQuery(companyQueries.list({ limit: 100 }));
  return [
    { key: 'first_name', label: 'First name' },
    { key: 'last_name', label: 'Last name' },
    { key: 'phone', label: 'Phone' },
    {
      key: 'company_id',
      label: 'Company',
      show: (id) => companies?.data.find((company) => company.id === id)?.name ?? 'another one',
    },
    { key: 'role', label: 'Role', show: (role) => roleLabels[role as Role] },
    {
      key: 'contact_flags',
      label: 'Contact for the company',
      show: (flags) => (flags as ContactFlag[]).map((flag) => flagLabels[flag]).join(', ') || 'nothing',
    },
  ];
}

const failure = 'Failed to update user.';

/** A person with an account. */
export const userRecord: RecordKind<UserView, UpdateUser> = {
  noun: ['account', 'accounts'],
  nameOf,
  inSentence: nameOf,
  toasts: {
    created: { failure: 'Failed to add customer.' },
    updated: { failure },
    deleted: { success: 'Account deleted.', failure: 'Failed to delete user.' },
  },
  useUpdate: useUpdateUser,
  useDelete: useDeleteUser,
  useRestore: useRestoreUser,
  useFields,
};

/** Changes one user, with toasts that name the person. */
export const useSaveCustomer = (user: UserView): Save<UserView, UpdateUser> =>
  useSaveRecord(userRecord, user, { toasts: { success: `${nameOf(user)} was saved.`, failure } });
