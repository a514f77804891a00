import { listScheduleEntries, type ScheduleEntryView } from '@portal/contracts';
import { scheduleEntryQueries, useRestoreScheduleEntry, useFetchPage } from '@portal/data-access';
import { entryStatusLabels, entryTotalsRow, entryTypeLabels, useLiveBilling, useNewRecord } from '@portal/features';
import { ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { deletedColumns, deletedFilter } from '../../../deleted/deleted-list.js';
import { RestoreButton } from '../../../deleted/restore-button.js';
import { CreateButton } from '../../../views/create-button.js';
import { useEditedRow } from '../../../forms/use-edited-row.js';
import { BillingViews } from '../billing-views.js';
import { isEditable } from './entry-menu.js';
import { EditEntryFromList, NewEntry } from './entry.form.js';
import { entryHref, scheduleColumns } from './schedule.columns.js';
import { useEntryBulkActions } from './use-entry-bulk-actions.js';
import { useMoneyFilters } from '../use-money-filters.js';
import { choiceFilter } from '../../../views/filters.js';

const ownFilters = [choiceFilter('status', 'Status', entryStatusLabels), choiceFilter('type', 'Type', entryTypeLabels)];

const RestoreEntry = ({ entry }: { entry: ScheduleEntryView }) => (
  <RestoreButton
    id={entry.id}
    noun="entry"
    rowOf={entry.title}
    mutation={useRestoreScheduleEntry()}
    nameOf={({ title }) => title}
  />
);

/** What was deleted opens nowhere; it comes back first. */
const goneColumns = deletedColumns(scheduleColumns, ['title', 'project_name', 'customer_name', 'amount'], (row) => (
  <RestoreEntry entry={row} />
));

/** What is to be billed: from the plan to the invoice. */
export function ScheduleListPage() {
  const [query, setQuery] = useListQuery(listScheduleEntries, 'view');
  const result = useQuery(scheduleEntryQueries.list(query));
  const fetchPage = useFetchPage(scheduleEntryQueries.list);
  const changes = useLiveBilling('billing_schedules');
  const money = useMoneyFilters(query);
  const filters = useMemo(() => [...ownFilters, ...money, deletedFilter], [money]);
  const bulkActions = useEntryBulkActions();
  const { isMaking, start, stop } = useNewRecord();
  const { edited, edit } = useEditedRow<ScheduleEntryView>();
  return (
    <>
      <ListPage
        title="Billing schedule"
        noun={['entry', 'entries']}
        result={result}
        fetchPage={fetchPage}
        totals={entryTotalsRow(result.data?.totals)}
        columns={query.deleted ? goneColumns : scheduleColumns}
        query={query}
        onQueryChange={setQuery}
        filters={filters}
        searchLabel="Search title or description"
        empty={{
          title: 'Nothing is planned',
          text: 'Entries come from active deals and milestones, or are planned here by hand.',
        }}
        actions={
          <>
            <BillingViews />
            <CreateButton permission="billing_schedule.create" label="New entry" onClick={start} />
          </>
        }
        bulkActions={query.deleted ? [] : bulkActions}
        nameOf={(row) => row.title}
        {...(query.deleted
          ? {}
          : {
              hrefOf: entryHref,
              onEdit: (row: ScheduleEntryView) => {
                if (isEditable(row)) edit(row);
              },
            })}
        changes={changes}
      />
      {isMaking ? <NewEntry onClose={stop} /> : null}
      {edited ? <EditEntryFromList key={edited.turn} entry={edited.row} /> : null}
    </>
  );
}
