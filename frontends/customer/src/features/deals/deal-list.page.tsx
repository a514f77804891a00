import { type CustomerDealView, ListDeals, seesCompanyMoney, type UserView } from '@portal/contracts';
import { dealQueries, useSession } from '@portal/data-access';
import {
  dealColumn,
  dealFilters,
  DealStatusTag,
  dealTotalsRow,
  LinkList,
  PlannedStep,
  useInitialData,
  useLiveDeals,
  useRecordList,
  WaitingTag,
} from '@portal/features';
import { type ListColumn, ListPage, ListPlace, PageSection } from '@portal/ui-antd';
import { useQueries } from '@tanstack/react-query';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { dealsWaitingQueries, waitingItems } from './deals-waiting.js';
import './deals.css';

/** My Deals: what waits for the user, what was offered, what runs and what has ended (specification, section 2). */
export function DealListPage() {
  const { user } = useSession();
  return user ? <DealList user={user} /> : null;
}

function DealList({ user }: { user: UserView }) {
  const title = useListTitle('Deals');
  const list = useRecordList(ListDeals, dealQueries.list);
  const changes = useLiveDeals();
  const [offers, documents] = useQueries({ queries: dealsWaitingQueries(user) });
  const waiting = offers.data && documents.data ? waitingItems(offers.data, documents.data) : [];
  const waitingIds = new Set([
    ...(offers.data?.data.map(({ id }) => id) ?? []),
    ...(documents.data?.data.map(({ deal_id }) => deal_id) ?? []),
  ]);
  const hasAnswers = useInitialData([...dealsWaitingQueries(user), dealQueries.list(list.query)] as const);
  if (!hasAnswers) return <ListPlace title={title} density="roomy" />;
  return (
    <ListPage
      title={title}
      lead={
        waiting.length > 0 ? (
          <PageSection title="Waiting for you">
            <LinkList items={waiting} empty="" />
          </PageSection>
        ) : null
      }
      noun={['deal', 'deals']}
      density="roomy"
      {...list}
      totals={dealTotalsRow(list.result.data?.totals, list.query, 'amount')}
      columns={dealColumns(user, waitingIds)}
      filters={dealFilters}
      empty={{
        title: 'No deals yet',
        text: 'When we offer you a service or a project, you read and accept it here.',
      }}
      nameOf={(row) => row.title}
      hrefOf={addresses.deal}
      changes={changes}
    />
  );
}

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
const dealColumns = (user: UserView | null, waiting: ReadonlySet<string>): readonly ListColumn<CustomerDealView>[] => [
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
