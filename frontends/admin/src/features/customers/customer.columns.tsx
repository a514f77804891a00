import type { UserView } from '@portal/contracts';
import { RelativeTime, StatusTag, type ListColumn } from '@portal/ui-antd';
import { CustomerRowActions } from './customer-row-actions.js';
import { flagLabels, nameOf, roleLabels, statusTones, statusLabels } from './user-labels.js';

/** The columns of the people list; `onEdit` opens the form of a row. */
export const customerColumns = (onEdit: (user: UserView) => void): readonly ListColumn<UserView>[] => [
  { key: 'first_name', title: 'Name', sortable: true, width: '240px', text: nameOf, onCard: 'title' },
  { key: 'email', title: 'E-mail', sortable: true, text: (row) => row.email },
  {
    key: 'company_name',
    title: 'Company',
    sortable: true,
    cell: (row) => row.company_name ?? '–',
    text: (row) => row.company_name ?? '',
  },
  { key: 'role', title: 'Role', width: '100px', text: (row) => roleLabels[row.role] },
  {
    key: 'status',
    title: 'Status',
    width: '120px',
    cell: (row) => <StatusTag tone={statusTones[row.status]}>{statusLabels[row.status]}</StatusTag>,
    text: (row) => statusLabels[row.status],
    onCard: 'corner',
  },
  { key: 'contact_flags', title: 'Contact for', width: '150px', text: flags, onCard: 'hidden' },
  {
    key: 'last_seen_at',
    title: 'Last seen',
    sortable: true,
    width: '144px',
    cell: (row) => (row.last_seen_at ? <RelativeTime at={row.last_seen_at} /> : 'never'),
    text: (row) => row.last_seen_at ?? '',
  },
  {
    key: 'phone',
    title: 'Phone',
    width: '136px',
    priority: 'extra',
    onCard: 'hidden',
    cell: (row) => row.phone ?? '–',
    text: (row) => row.phone ?? '',
  },
  {
    key: 'menu',
    title: '',
    width: '60px',
    onCard: 'corner',
    align: 'end',
    cell: (row) => <CustomerRowActions user={row} onEdit={() => onEdit(row)} />,
    text: () => '',
  },
];

const flags = (row: UserView): string =>
  row.contact_flags.map((flag) => flagLabels[flag].replace(' contact', '')).join(', ') || '–';
