import { listScheduleEntries } from '@portal/contracts';
import { scheduleEntryQueries } from '@portal/data-access';
import { entryStatusLabels, entryTotalsRow, entryTypeLabels, useLiveBilling } from '@portal/features';
import { useMemo } from 'react';
import { BillingViews } from '../billing-views.js';
import { isEditable } from './entry-menu.js';
import { NewEntry, EditEntry } from './entry.form.js';
import { entryHref, scheduleColumns } from './schedule.columns.js';
import { useEntryBulkActions } from './use-entry-bulk-actions.js';
import { useMoneyFilters } from '../use-money-filters.js';
import { choiceFilter, deletedFilter } from '../../../views/filters.js';
import { deletedColumns } from '../../../records/restore-record.js';
import { entryRecord } from './entry.record.js';
import { useList } from '../../../records/use-list.js';
import { useCreation } from '../../../records/use-creation.js';
import { RecordList } from '../../../records/record-list.js';
import { RecordEditor } from '../../../forms/row-editor.js';

const ownFilters = [choiceFilter('status', 'Status', entryStatusLabels), choiceFilter('type', 'Type', entryTypeLabels)];

const goneColumns = deletedColumns(entryRecord, scheduleColumns, ['title', 'project_name', 'customer_name', 'amount']);

/** What is to be billed: from the plan to the invoice. */
export function ScheduleListPage() {
  const list = useList(listScheduleEntries, scheduleEntryQueries.list, 'view');
  const changes = useLiveBilling('billing_schedules');
  const money = useMoneyFilters(list.query);
  const filters = useMemo(() => [...ownFilters, ...money, deletedFilter], [money]);
  const bulkActions = useEntryBulkActions();
  const { button, form } = useCreation({
    permission: 'billing_schedule.create',
    label: 'New entry',
    form: (close) => <NewEntry onClose={close} />,
  });
  return (
    <>
      <RecordList
        {...list}
        title="Billing schedule"
        noun={entryRecord.noun}
        totals={entryTotalsRow(list.result.data?.totals)}
        columns={scheduleColumns}
        deletedColumns={goneColumns}
        filters={filters}
        searchLabel="Search title or description"
        empty={{
          title: 'Nothing is planned',
          text: 'Entries come from active deals and milestones, or are planned here by hand.',
        }}
        actions={
          <>
            <BillingViews />
            {button}
          </>
        }
        bulkActions={bulkActions}
        nameOf={(row) => row.title}
        hrefOf={entryHref}
        mayEdit={isEditable}
        editor={(row) => <RecordEditor of={entryRecord} record={row} Form={EditEntry} />}
        changes={changes}
      />
      {form}
    </>
  );
}
