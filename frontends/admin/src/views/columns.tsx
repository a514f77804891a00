import type { ListGrouping } from '@portal/ui-antd';

/** Groups rows by a field of theirs. */
export const groupBy = <Row extends object>(
  key: keyof Row & string,
  title: string,
  labelOf: (row: Row) => string,
  idOf = (row: Row): string => String(row[key] ?? ''),
): readonly ListGrouping<Row>[] => [{ key, title, idOf, labelOf }];

/** The fields of a file behind a column that names a customer. */
export const ofCustomer = ['customer_name', 'company_name'] as const;

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

/** The customer and the company of a row; a dash without either. */
export const customerOf = (row: Omit<OfCustomer, 'customer_id'>): string =>
  [row.customer_name, row.company_name].filter(Boolean).join(', ') || '–';
