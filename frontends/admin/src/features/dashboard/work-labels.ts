import type { WorkAction, WorkItem, WorkKind } from '@portal/contracts';
import { metricAddress } from '@portal/features';
import { addresses } from '../../addresses.js';

interface WorkLabel {
  /** What a row waits for. */
  what: string;
  /** More of them: "12 more offers". */
  many: string;
  /** Where a row opens. */
  to: (item: WorkItem) => string;
  /** Where all of them are listed. */
  list: string;
}

const amounts = metricAddress('admin', 'amounts_to_approve');
const runs = `${addresses.workflows}?view=runs`;
const inDeal = ({ id, parent_id }: WorkItem): string => `${addresses.deal({ id: parent_id ?? id })}?tab=documents`;
const inProject = ({ id, parent_id }: WorkItem): string =>
  `${addresses.project({ id: parent_id ?? id })}?tab=milestones`;

/** How each kind of row of the queue reads, and where it leads. */
export const workLabels: Readonly<Record<WorkKind, WorkLabel>> = {
  ticket: {
    what: 'Ticket',
    many: 'tickets',
    to: addresses.ticket,
    list: `${metricAddress('admin', 'due_next_tickets')}&sortBy=next_due_at&sortOrder=asc`,
  },
  consultation: {
    what: 'Request to answer',
    many: 'requests',
    to: addresses.consultation,
    list: `${metricAddress('admin', 'unanswered_consultations')}&sortBy=promised_by&sortOrder=asc`,
  },
  schedule_entry: { what: 'Amount to approve', many: 'amounts to approve', to: () => amounts, list: amounts },
  milestone: {
    what: 'Milestone with its owner for approval',
    many: 'milestones for approval',
    to: inProject,
    list: addresses.projects,
  },
  deal: {
    what: 'Offer without an answer',
    many: 'offers',
    to: addresses.deal,
    list: `${addresses.deals}?current_status=sent`,
  },
  deal_document: { what: 'Waits for a signature', many: 'documents to sign', to: inDeal, list: addresses.deals },
  invoice: {
    what: 'Overdue invoice',
    many: 'overdue invoices',
    to: addresses.invoice,
    list: `${metricAddress('admin', 'overdue_invoices')}&sortBy=due_date&sortOrder=asc`,
  },
  failed_run: {
    what: 'Workflow failed',
    many: 'workflows that failed',
    to: ({ id, parent_id, count }) =>
      parent_id && (count ?? 1) > 1 ? `${runs}&status=failed&trigger_id=${parent_id}` : addresses.workflowRun({ id }),
    list: `${runs}&status=failed`,
  },
  run_approval: {
    what: 'Workflow asks for approval',
    many: 'workflow runs to approve',
    to: addresses.workflowRun,
    list: `${runs}&status=waiting`,
  },
  import: { what: 'Import to decide', many: 'imports', to: addresses.import, list: addresses.imports },
  mail: {
    what: 'Mail without a ticket',
    many: 'mails without a ticket',
    to: addresses.mail,
    list: metricAddress('admin', 'waiting_mails'),
  },
};

/** What the button of a row says. */
export const workActionLabels: Readonly<Record<WorkAction, string>> = {
  take: 'Take',
  resolve: 'Resolve',
  approve: 'Approve',
  approve_run: 'Approve',
  retry: 'Retry',
  remind: 'Send reminder',
};
