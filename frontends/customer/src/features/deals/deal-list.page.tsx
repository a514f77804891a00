import { listDeals, type UserView } from '@portal/contracts';
import { dealQueries, useSession, useFetchPage } from '@portal/data-access';
import { dealFilters, dealTotalsRow, LinkList, useInitialData, useLiveDeals } from '@portal/features';
import { ListPage, ListPlace, PageSection, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { dealColumns } from './deal.columns.js';
import { dealsWaitingQueries, useDealsWaiting } from './deals-waiting.js';

/** My Deals: what waits for the user, what was offered, what runs and what has ended (specification, section 2). */
export function DealListPage() {
  const { user } = useSession();
  return user ? <DealList user={user} /> : null;
}

function DealList({ user }: { user: UserView }) {
  const title = useListTitle('Deals');
  const [query, setQuery] = useListQuery(listDeals);
  const result = useQuery(dealQueries.list(query));
  const fetchPage = useFetchPage(dealQueries.list);
  const changes = useLiveDeals();
  const waiting = useDealsWaiting(user);
  const hasAnswers = useInitialData([...dealsWaitingQueries(user), dealQueries.list(query)] as const);
  if (!hasAnswers) return <ListPlace title={title} density="roomy" />;
  return (
    <ListPage
      title={title}
      lead={
        waiting.items && waiting.items.length > 0 ? (
          <PageSection title="Waiting for you">
            <LinkList items={waiting.items} empty="" />
          </PageSection>
        ) : null
      }
      noun={['deal', 'deals']}
      density="roomy"
      result={result}
      fetchPage={fetchPage}
      totals={dealTotalsRow(result.data?.totals, query, 'amount')}
      columns={dealColumns(user, waiting.dealIds)}
      query={query}
      onQueryChange={setQuery}
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
