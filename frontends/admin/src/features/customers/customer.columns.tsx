import type { UserView } from '@portal/contracts';
import { RelativeTime, type ListColumn } from '@portal/ui-antd';
import { CustomerRowActions } from './customer-row-actions.js';
import { flagLabels, nameOf, roleLabels, statusTones, statusLabels } from './user-labels.js';
import { columnsOf } from '../../views/columns.js';

const { line, menu, optional, tag, time } = columnsOf<UserView>();

/** The columns of the people list; `onEdit` opens the form of a row. */
export const customerColumns = (onEdit: (user: UserView) => void): readonly ListColumn<UserView>[] => [
  line('first_name', 'Name', { sortable: true, width: '240px', text: nameOf, onCard: 'title' }),
  line('email', 'E-mail', { sortable: true }),
  optional('company_name', 'Company', { sortable: true }),
  line('role', 'Role', { width: '100px', text: (row) => roleLabels[row.role] }),
  tag(
    'status',
    'Status',
    { text: (row) => statusLabels[row.status], tone: (row) => statusTones[row.status] },
    { width: '120px' },
  ),
  line('contact_flags', 'Contact for', { width: '150px', text: flags, onCard: 'hidden' }),
  time('last_seen_at', 'Last seen', {
    sortable: true,
    width: '144px',
    cell: (row) => (row.last_seen_at ? <RelativeTime at={row.last_seen_at} /> : 'never'),
  }),
  optional('phone', 'Phone', { width: '136px', priority: 'extra', onCard: 'hidden' }),
  menu((row) => <CustomerRowActions user={row} onEdit={() => onEdit(row)} />),
];

const flags = (row: UserView): string =>
  row.contact_flags.map((flag) => flagLabels[flag].replace(' contact', '')).join(', ') || '–';
