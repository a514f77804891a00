import { seesCompanyMoney, type CustomerDealView, type UserView } from '@portal/contracts';
import { dealColumn, DealStatusTag, PlannedStep, WaitingTag } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';
import './deals.css';

const { title, number, type, status, amount, nextBill } = dealColumn;

/** Whose a deal is, for those who also see their colleagues' deals. */
const ofWhom = (userId: string): ListColumn<CustomerDealView> => ({
  key: 'customer_name',
  title: 'For',
  width: '150px',
  text: (row) => ownerOf(row, userId),
});

const ownerOf = ({ customer_id, customer_name }: CustomerDealView, userId: string): string =>
  customer_id === userId ? 'You' : customer_name;

const seesOthers = ({ role, contact_flags: flags }: UserView): boolean => role === 'admin' || seesCompanyMoney(flags);

/** The columns of My Deals; with other users' deals visible, also the customer of each. `waiting` are ids. */
export const dealColumns = (
  user: UserView | null,
  waiting: ReadonlySet<string>,
): readonly ListColumn<CustomerDealView>[] => [
  title,
  { ...number, onCard: 'hidden' },
  ...(user && seesOthers(user) ? [ofWhom(user.id)] : []),
  type,
  {
    ...status,
    width: '184px',
    cell: (row) => (
      <span className="stack gap-2 small">
        <DealStatusTag status={row.current_status} />
        {waiting.has(row.id) ? <WaitingTag /> : null}
        <PlannedStep deal={row} />
      </span>
    ),
  },
  { ...amount, width: '190px' },
  nextBill,
];
