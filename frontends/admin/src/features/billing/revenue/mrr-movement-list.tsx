import { listMrrMovements } from '@portal/contracts';
import { revenueQueries, useFetchPage } from '@portal/data-access';
import { moneyText, useLiveDeals } from '@portal/features';
import { ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addresses } from '../../../addresses.js';
import { BillingViews } from '../billing-views.js';
import { mrrMovementLabels } from './mrr-labels.js';
import { mrrMovementColumns } from './mrr-movement.columns.js';
import { useMoneyFilters } from '../use-money-filters.js';
import { choiceFilter } from '../../../views/filters.js';

const kinds = choiceFilter('kind', 'What', mrrMovementLabels);

/** What moved the monthly recurring revenue in the days that the address names, deal by deal. */
export function MrrMovementList() {
  const [query, setQuery] = useListQuery(listMrrMovements, 'view', 'months');
  const result = useQuery(revenueQueries.movements(query));
  const fetchPage = useFetchPage(revenueQueries.movements);
  useLiveDeals();
  const money = useMoneyFilters({
    customer_id: query.customer_id,
    company_id: query.company_id,
    deal_id: query.deal_id,
    days: [
      ['moved_from', 'From', query.moved_from],
      ['moved_to', 'Until', query.moved_to],
    ],
  });
  const filters = useMemo(() => [kinds, ...money], [money]);
  const totals = result.data?.totals;
  return (
    <ListPage
      title="Revenue movements"
      noun={['movement', 'movements']}
      result={result}
      fetchPage={fetchPage}
      totals={totals && { label: 'Total change', cells: { change: moneyText(totals.change) } }}
      columns={mrrMovementColumns}
      query={query}
      onQueryChange={setQuery}
      filters={filters}
      searchLabel="Search deal"
      empty={{
        title: 'Nothing moved in these days',
        text: 'Recurring deals that begin, pause, go on or end are listed here.',
      }}
      actions={<BillingViews />}
      nameOf={(row) => row.deal_title}
      hrefOf={(row) => addresses.deal({ id: row.deal_id })}
    />
  );
}
