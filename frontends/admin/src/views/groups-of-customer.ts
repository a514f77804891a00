import type { ListGrouping } from '@portal/ui-antd';

/** What the rows of a customer say of them. */
interface OfCustomer {
  customer_id: string;
  customer_name?: string | null | undefined;
  company_name: string | null;
}

/** The groupings of a list's customer column. */
export const groupsOfCustomer: readonly ListGrouping<OfCustomer>[] = [
  {
    key: 'customer_name',
    title: 'Customer',
    idOf: (row) => row.customer_id,
    labelOf: (row) => row.customer_name ?? 'Without a name',
  },
  {
    key: 'company_name',
    title: 'Company',
    idOf: (row) => row.company_name ?? '',
    labelOf: (row) => row.company_name ?? 'No company',
  },
];
