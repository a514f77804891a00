import { listScheduleEntries, scheduleEntryTransitions, type ScheduleEntryView } from '@portal/contracts';
import { Can, scheduleEntryQueries, useCreateInvoice, useUpdateScheduleEntry } from '@portal/data-access';
import { entryStatusWords, entryTypeWords, optionsOf, useLiveBilling } from '@portal/features';
import { ListPage, useListQuery, type BulkAction } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { tell, tellOnce } from '../../telling/tell.js';
import { BillingViews } from './billing-views.js';
import { billingSays } from './billing-says.js';
import { NewEntry } from './entry.form.js';
import { entryHref, scheduleColumns } from './schedule.columns.js';
import { useMoneyFilters } from './use-money-filters.js';

const ownFilters = [
  { key: 'status', label: 'Status', options: optionsOf(entryStatusWords), multiple: true },
  { key: 'type', label: 'Type', options: optionsOf(entryTypeWords), multiple: true },
];

/** What is to be billed: from the plan to the invoice. */
export function ScheduleListPage() {
  const [query, setQuery] = useListQuery(listScheduleEntries, 'view');
  const result = useQuery(scheduleEntryQueries.list(query));
  const changes = useLiveBilling('billing_schedules');
  const money = useMoneyFilters(query);
  const filters = useMemo(() => [...ownFilters, ...money], [money]);
  const bulkActions = useEntryBulkActions();
  const [isMaking, setIsMaking] = useState(false);
  return (
    <>
      <ListPage
        title="Billing schedule"
        noun={['entry', 'entries']}
        result={result}
        columns={scheduleColumns}
        query={query}
        onQueryChange={setQuery}
        filters={filters}
        searchLabel="Search title, project or deal"
        empty={{
          title: 'Nothing is planned',
          text: 'Entries come of active deals and of milestones, or are planned here by hand.',
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
        bulkActions={bulkActions}
        nameOf={(row) => row.title}
        hrefOf={entryHref}
        changes={changes}
      />
      {isMaking ? <NewEntry onClose={() => setIsMaking(false)} /> : null}
    </>
  );
}

type Entries = readonly ScheduleEntryView[];

const mayAllGo =
  (to: ScheduleEntryView['status']) =>
  (rows: Entries): boolean =>
    rows.every(({ status }) => scheduleEntryTransitions.allowed(status, 'admin').includes(to));

/** An invoice is of one customer's approved entries. */
const makeOneInvoice = (rows: Entries): boolean =>
  rows.every(({ status, customer_id }) => status === 'approved' && customer_id === rows[0]?.customer_id);

/** What can be done to several entries at once. */
function useEntryBulkActions(): readonly BulkAction<ScheduleEntryView>[] {
  const update = useUpdateScheduleEntry();
  const create = useCreateInvoice();
  const navigate = useNavigate();
  const move = (label: string, to: 'ready' | 'approved'): BulkAction<ScheduleEntryView> => ({
    key: to,
    label,
    allowed: mayAllGo(to),
    run: (rows) =>
      void tellOnce(
        rows.map(({ id, version }) => update.mutateAsync({ id, version, status: to })),
        billingSays.entryUpdated,
      ),
  });
  const invoice = async (rows: Entries): Promise<void> => {
    const customer_id = rows[0]?.customer_id;
    if (!customer_id) return;
    const made = await tell(
      create.mutateAsync({ customer_id, schedule_entry_ids: rows.map(({ id }) => id) }),
      billingSays.invoiceCreated,
    );
    if (made) void navigate(`/admin/billing/${made.id}`);
  };
  return [
    move('Mark ready', 'ready'),
    move('Approve', 'approved'),
    { key: 'invoice', label: 'Make an invoice', allowed: makeOneInvoice, run: (rows) => void invoice(rows) },
  ];
}
