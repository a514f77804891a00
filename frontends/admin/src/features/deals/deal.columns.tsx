import type { DealView } from '@portal/contracts';
import { DayText, dealColumn, DealStatusTag, PlannedStep } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';
import { groupsOfCustomer } from '../../views/groups-of-customer.js';
import './deals.css';

const { title, number, type, status, amount, monthly, nextBill, created } = dealColumn;

const customerOf = (row: DealView): string => [row.customer_name, row.company_name].filter(Boolean).join(', ') || '–';

/** The columns of the console's deals. */
export const dealColumns: readonly ListColumn<DealView>[] = [
  title,
  { ...number, width: '92px', priority: 'low' },
  { key: 'customer_name', title: 'Customer', priority: 'high', text: customerOf, group: groupsOfCustomer },
  { ...type, width: '112px' },
  {
    ...status,
    width: '176px',
    cell: (row) => (
      <span className="start stack small">
        <DealStatusTag status={row.current_status} />
        <PlannedStep deal={row} />
      </span>
    ),
  },
  { ...amount, width: '148px', priority: 'high' },
  { ...monthly, width: '112px', onCard: 'hidden', priority: 'low' },
  { ...nextBill, width: '172px' },
  { ...created, width: '120px', onCard: 'hidden', priority: 'low' },
  {
    key: 'starts_on',
    title: 'Starts',
    width: '120px',
    priority: 'extra',
    onCard: 'hidden',
    cell: (row) => (row.starts_on ? <DayText day={row.starts_on} /> : '–'),
    text: (row) => row.starts_on ?? '',
  },
];
