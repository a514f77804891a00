import { listScheduleEntries, type ScheduleEntryView } from '@portal/contracts';
import { Can, scheduleEntryQueries, useRestoreScheduleEntry } from '@portal/data-access';
import { entryStatusWords, entryTotalsRow, entryTypeWords, optionsOf, useLiveBilling } from '@portal/features';
import { ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { deletedColumns, deletedFilter } from '../../deleted/deleted-list.js';
import { RestoreButton } from '../../deleted/restore-button.js';
import { BillingViews } from './billing-views.js';
import { isEditable } from './entry-menu.js';
import { EditEntryFromList, NewEntry } from './entry.form.js';
import { entryHref, scheduleColumns } from './schedule.columns.js';
import { useEntryBulkActions } from './use-entry-bulk-actions.js';
import { useMoneyFilters } from './use-money-filters.js';

const ownFilters = [
  { key: 'status', label: 'Status', options: optionsOf(entryStatusWords), multiple: true },
  { key: 'type', label: 'Type', options: optionsOf(entryTypeWords), multiple: true },
];

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
  const changes = useLiveBilling('billing_schedules');
  const money = useMoneyFilters(query);
  const filters = useMemo(() => [...ownFilters, ...money, deletedFilter], [money]);
  const bulkActions = useEntryBulkActions();
  const [isMaking, setIsMaking] = useState(false);
  const [editing, setEditing] = useState<{ row: ScheduleEntryView; turn: number }>();
  return (
    <>
      <ListPage
        title="Billing schedule"
        noun={['entry', 'entries']}
        result={result}
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
            <Can permission="billing_schedule.create">
              <Button type="primary" icon={<Plus size={16} strokeWidth={2} />} onClick={() => setIsMaking(true)}>
                New entry
              </Button>
            </Can>
          </>
        }
        bulkActions={query.deleted ? [] : bulkActions}
        nameOf={(row) => row.title}
        {...(query.deleted
          ? {}
          : {
              hrefOf: entryHref,
              onEdit: (row: ScheduleEntryView) => {
                if (isEditable(row)) setEditing((before) => ({ row, turn: (before?.turn ?? 0) + 1 }));
              },
            })}
        changes={changes}
      />
      {isMaking ? <NewEntry onClose={() => setIsMaking(false)} /> : null}
      {editing ? <EditEntryFromList key={editing.turn} entry={editing.row} /> : null}
    </>
  );
}
