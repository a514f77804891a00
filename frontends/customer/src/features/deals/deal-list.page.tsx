import { listDeals } from '@portal/contracts';
import { dealQueries, useSession } from '@portal/data-access';
import { dealFilters, dealTotalsRow, useLiveDeals } from '@portal/features';
import { ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { dealColumns } from './deal.columns.js';

/** My Deals: what was offered, what runs and what has ended (specification, section 2). */
export function DealListPage() {
  const title = useListTitle('Deals');
  const { user } = useSession();
  const [query, setQuery] = useListQuery(listDeals);
  const result = useQuery(dealQueries.list(query));
  const changes = useLiveDeals();
  return (
    <ListPage
      title={title}
      noun={['deal', 'deals']}
      density="roomy"
      result={result}
      totals={dealTotalsRow(result.data?.totals, query, 'amount')}
      columns={dealColumns(user)}
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
