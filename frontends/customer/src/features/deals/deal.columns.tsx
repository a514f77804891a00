import type { CustomerDealView } from '@portal/contracts';
import { dealColumn, DealStatusTag, PlannedStep } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';
import './deals.css';

const { title, number, type, status, amount, nextBill } = dealColumn;

/** The columns of My Deals. */
export const dealColumns: readonly ListColumn<CustomerDealView>[] = [
  title,
  { ...number, onCard: 'hidden' },
  type,
  {
    ...status,
    width: '160px',
    cell: (row) => (
      <span className="deal-state">
        <DealStatusTag status={row.current_status} />
        <PlannedStep deal={row} />
      </span>
    ),
  },
  { ...amount, width: '190px' },
  nextBill,
];
