import { listDeals, type DealView } from '@portal/contracts';
import { Can, dealQueries } from '@portal/data-access';
import { dealTotalsRow, useLiveDeals } from '@portal/features';
import { ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { deletedColumns } from '../../deleted/deleted-list.js';
import { keptList } from '../../views/kept-list.js';
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
  const changes = useLiveDeals();
  const filters = useDealFilters(query);
  const bulkActions = useDealBulkActions();
  const { search } = useLocation();
  const [editing, setEditing] = useState<{ row: DealView; turn: number }>();
  const { isMaking, customerId, start, stop } = useNewDeal();
  const [made, setMade] = useState<DealView>();
  const newButton = (
    <Can permission="deal.create">
      <Button type="primary" icon={<Plus size={16} strokeWidth={2} />} onClick={start}>
        New deal
      </Button>
    </Can>
  );
  if (made) return <Navigate to={addresses.deal(made)} />;
  return (
    <>
      <ListPage
        title="Deals"
        noun={['deal', 'deals']}
        result={result}
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
              onEdit: (row: DealView) => setEditing((before) => ({ row, turn: (before?.turn ?? 0) + 1 })),
            })}
        changes={changes}
      />
      {editing ? <EditDealFromList key={editing.turn} deal={editing.row} /> : null}
      {isMaking ? <NewDeal customerId={customerId} onClose={(deal) => (deal ? setMade(deal) : stop())} /> : null}
    </>
  );
}

/** The form of a new deal; `?new=<customer>` in the address opens it for that customer. */
function useNewDeal() {
  const [params, setParams] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const customerId = params.get('new') || undefined;
  const stop = (): void => {
    setIsOpen(false);
    if (customerId)
      setParams(
        (before) => {
          before.delete('new');
          return before;
        },
        { replace: true },
      );
  };
  return { isMaking: isOpen || customerId !== undefined, customerId, start: () => setIsOpen(true), stop };
}
