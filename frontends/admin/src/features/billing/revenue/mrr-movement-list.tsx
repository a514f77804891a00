import { listMrrMovements, type MrrMovementView } from '@portal/contracts';
import { revenueQueries } from '@portal/data-access';
import { columnsOf, moneyText, useLiveDeals } from '@portal/features';
import { ListPage, type ListColumn } from '@portal/ui-antd';
import { addresses } from '../../../addresses.js';
import { useList } from '../../../records/use-list.js';
import { choiceFilter } from '../../../views/filters.js';
import { BillingViews } from '../billing-views.js';
import { useMoneyFilters } from '../use-money-filters.js';
import { mrrMovementLabels } from './mrr-months.js';

const { dollars, line, time } = columnsOf<MrrMovementView>();

/** The columns of what moved the monthly recurring revenue. */
const mrrMovementColumns: readonly ListColumn<MrrMovementView>[] = [
  line('deal_title', 'Deal', { onCard: 'title' }),
  line('deal_number', 'Number', { width: '104px', priority: 'low' }),
  line('customer_name', 'Customer', {
    priority: 'high',
    text: (row) => [row.customer_name, row.company_name].filter(Boolean).join(', '),
  }),
  line('kind', 'What', {
    width: '124px',
    priority: 'high',
    text: (row) => mrrMovementLabels[row.kind],
    onCard: 'corner',
  }),
  time('at', 'When', { sortable: true, width: '140px' }),
  dollars('before', 'Before', { width: '112px', priority: 'low' }),
  dollars('after', 'After', { width: '112px', priority: 'low' }),
  dollars('change', 'Change', {
    sortable: true,
    width: '124px',
    priority: 'high',
    cell: (row) => `${row.change > 0 ? '+' : ''}${moneyText(row.change)}`,
  }),
];

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
  const totals = result.data?.totals;
  return (
    <ListPage
      {...list}
      title="Revenue movements"
      noun={['movement', 'movements']}
      totals={totals && { label: 'Total change', cells: { change: moneyText(totals.change) } }}
      columns={mrrMovementColumns}
      filters={[kinds, ...money]}
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
