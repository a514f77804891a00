import { listMrrMovements } from '@portal/contracts';
import { revenueQueries } from '@portal/data-access';
import { moneyText, useLiveDeals } from '@portal/features';
import { ListPage } from '@portal/ui-antd';
import { useMemo } from 'react';
import { addresses } from '../../../addresses.js';
import { BillingViews } from '../billing-views.js';
import { mrrMovementLabels } from './mrr-labels.js';
import { mrrMovementColumns } from './mrr-movement.columns.js';
import { useMoneyFilters } from '../use-money-filters.js';
import { choiceFilter } from '../../../views/filters.js';
import { useList } from '../../../records/use-list.js';

const kinds = choiceFilter('kind', 'What', mrrMovementLabels);

/** What moved the monthly recurring revenue in the days that the address names, deal by deal. */
export function MrrMovementList() {
  const list = useList(listMrrMovements, revenueQueries.movements, 'view', 'months');
  const { query, result } = list;
  useLiveDeals();
  const money = useMoneyFilters({
    ...query,
    days: [
      ['moved_from', 'From', query.moved_from],
      ['moved_to', 'Until', query.moved_to],
    ],
  });
  const filters = useMemo(() => [kinds, ...money], [money]);
  const totals = result.data?.totals;
  return (
    <ListPage
      {...list}
      title="Revenue movements"
      noun={['movement', 'movements']}
      totals={totals && { label: 'Total change', cells: { change: moneyText(totals.change) } }}
      columns={mrrMovementColumns}
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
