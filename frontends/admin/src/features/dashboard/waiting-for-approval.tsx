import { metrics, type MilestoneView, type ScheduleEntryView } from '@portal/contracts';
import { milestoneQueries, scheduleEntryQueries } from '@portal/data-access';
import { DayText, LinkList, metricAddress, shortMoneyText, useLiveBilling, QueryBoundary } from '@portal/features';
import { PageSection } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';

const SHOWN = 5;
const readyToBill = metricAddress('admin', 'amounts_to_approve');

export const amountsQuery = scheduleEntryQueries.list({ ...metrics.amounts_to_approve.filter, limit: SHOWN });
export const approvalsQuery = milestoneQueries.list({
  ...metrics.milestones_in_approval.filter,
  sortBy: 'due_date',
  limit: SHOWN,
});

/** What waits for an approval: amounts for one of ours, milestones for their owners'. */
export function WaitingForApproval() {
  useLiveBilling();
  const entries = useQuery(amountsQuery);
  const milestones = useQuery(approvalsQuery);
  return (
    <PageSection
      title="Waiting for approval"
      extra={entries.data ? <Link to={readyToBill}>All {entries.data.pagination.total} amounts to approve</Link> : null}
    >
      <QueryBoundary result={entries} what="What waits for approval">
        {(ready) => (
          <LinkList
            items={
              ready && milestones.data && [...ready.data.map(entryItem), ...milestones.data.data.map(milestoneItem)]
            }
            empty="Nothing waits for an approval."
          />
        )}
      </QueryBoundary>
    </PageSection>
  );
}

const entryItem = ({ id, title, amount, discount, customer_name }: ScheduleEntryView) => ({
  key: id,
  to: readyToBill,
  title: `Approve “${title}”`,
  aside: (
    <>
      {customer_name}
      <span>{shortMoneyText(amount - discount)}</span>
    </>
  ),
});

const milestoneItem = ({ id, project_id, project_name, title, due_date }: MilestoneView) => ({
  key: id,
  to: `${addresses.project({ id: project_id })}?tab=milestones`,
  title,
  aside: (
    <>
      {project_name}, with its owner
      {due_date ? <DayText day={due_date} due /> : null}
    </>
  ),
});
