import { listDeals, type DealView } from '@portal/contracts';
import { dealQueries, useFetchPage } from '@portal/data-access';
import { dealTotalsRow, useLiveDeals, useNewRecord } from '@portal/features';
import { ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { addresses } from '../../addresses.js';
import { deletedColumns } from '../../deleted/deleted-list.js';
import { keptList } from '../../views/kept-list.js';
import { CreateButton } from '../../views/create-button.js';
import { useEditedRow } from '../../forms/use-edited-row.js';
import { EditDealFromList, NewDeal } from './deal.form.js';
import { DealViews } from './deal-views.js';
import { dealColumns } from './deal.columns.js';
import { RestoreDeal } from './deleted-deal.js';
import { useDealBulkActions } from './use-deal-bulk-actions.js';
import { useDealFilters } from './use-deal-filters.js';

/** What was deleted opens nowhere; it comes back first. */
const goneColumns = deletedColumns(dealColumns, ['title', 'number', 'customer_name', 'amount'], (row) => (
  <RestoreDeal id={row.id} rowOf={row.title} />
));

/** All deals, filtered and sorted by the address; each opens on a page of its own. */
export function DealListPage() {
  const [query, setQuery] = useListQuery(listDeals);
  const result = useQuery(dealQueries.list(query));
  const fetchPage = useFetchPage(dealQueries.list);
  const changes = useLiveDeals();
  const filters = useDealFilters(query);
  const bulkActions = useDealBulkActions();
  const { search } = useLocation();
  const { edited, edit } = useEditedRow<DealView>();
  const { isMaking, isAddressed, named: customerId, start, stop } = useNewRecord();
  const [made, setMade] = useState<DealView>();
  const newButton = <CreateButton permission="deal.create" label="New deal" onClick={start} />;
  if (made) return <Navigate to={addresses.deal(made)} replace={isAddressed} />;
  return (
    <>
      <ListPage
        title="Deals"
        noun={['deal', 'deals']}
        result={result}
        fetchPage={fetchPage}
        totals={dealTotalsRow(result.data?.totals, query)}
        columns={query.deleted ? goneColumns : dealColumns}
        query={query}
        onQueryChange={setQuery}
        filters={filters}
        searchLabel="Search number, title or description"
        empty={{
          title: 'No deals yet',
          text: 'Draw one up for a customer, or make one from a consultation.',
          action: newButton,
        }}
        actions={
          <>
            <DealViews />
            {newButton}
          </>
        }
        bulkActions={query.deleted ? [] : bulkActions}
        nameOf={(row) => `${row.number} ${row.title}`}
        {...(query.deleted
          ? {}
          : {
              hrefOf: (row: DealView) => `${addresses.deal(row)}?${keptList(search)}`,
              onEdit: edit,
            })}
        changes={changes}
      />
      {edited ? <EditDealFromList key={edited.turn} deal={edited.row} /> : null}
      {isMaking ? <NewDeal customerId={customerId} onClose={(deal) => (deal ? setMade(deal) : stop())} /> : null}
    </>
  );
}
