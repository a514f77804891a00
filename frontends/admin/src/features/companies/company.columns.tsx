import type { CompanyView } from '@portal/contracts';
import { RelativeTime, type ListColumn } from '@portal/ui-antd';

/** The columns of the console's companies. */
export const companyColumns: readonly ListColumn<CompanyView>[] = [
  { key: 'name', title: 'Name', sortable: true, width: '260px', text: (row) => row.name, onCard: 'title' },
  {
    key: 'member_count',
    title: 'People',
    width: '90px',
    align: 'end',
    cell: (row) => row.member_count,
    text: (row) => String(row.member_count),
  },
  {
    key: 'billing_email',
    title: 'Billing e-mail',
    cell: (row) => row.billing_email ?? '–',
    text: (row) => row.billing_email ?? '',
  },
  {
    key: 'phone',
    title: 'Phone',
    width: '150px',
    priority: 'low',
    cell: (row) => row.phone ?? '–',
    text: (row) => row.phone ?? '',
  },
  {
    key: 'payment_terms_days',
    title: 'Days to pay',
    width: '116px',
    align: 'end',
    cell: (row) => row.payment_terms_days,
    text: (row) => String(row.payment_terms_days),
  },
  {
    key: 'created_at',
    title: 'Created',
    sortable: true,
    width: '140px',
    priority: 'low',
    cell: (row) => <RelativeTime at={row.created_at} />,
    text: (row) => row.created_at,
    onCard: 'hidden',
  },
];
