import type { WorkAction, WorkItem } from '@portal/contracts';
import {
  analyticsQueries,
  useApproveWorkflowRun,
  useRemindOfInvoice,
  useRetryWorkflowRun,
  useSession,
  useUpdateConsultation,
  useUpdateScheduleEntry,
  useUpdateTicket,
} from '@portal/data-access';
import { ticketToasts } from '@portal/features';
import { Button, Dialog, Skeleton } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { withOneToast, withToast } from '../../toasts/with-toast.js';
import { reminderSent } from '../billing/invoices/reminder-toasts.js';
import { workflowToasts } from '../workflows/workflow-toasts.js';

const InvoiceMail = lazy(() =>
  import('../billing/invoices/invoice-mail.js').then((file) => ({ default: file.InvoiceMail })),
);

const taken = { failure: 'Failed to take it.' };
const approved = { failure: 'Failed to approve the amount.' };

interface WorkActions {
  /** Does what the button of a row says, after a question where it can't be taken back. */
  act: (item: WorkItem) => void;
  /** The row whose action is under way. */
  busy: string | undefined;
  /** The question; render it once. */
  question: ReactNode;
}

/** What can be done to the rows of the queue where they stand, by the same calls as on their pages. */
export function useWorkAction(): WorkActions {
  const { user } = useSession();
  const client = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const [asked, setAsked] = useState<WorkItem>();
  const { mutateAsync: updateTicket } = useUpdateTicket();
  const { mutateAsync: updateRequest } = useUpdateConsultation();
  const { mutateAsync: updateEntry } = useUpdateScheduleEntry();
  const { mutateAsync: retry } = useRetryWorkflowRun();
  const { mutateAsync: approveRun } = useApproveWorkflowRun();
  const { mutateAsync: remind } = useRemindOfInvoice();

  const take = ({ kind, id, version }: WorkItem, me: string): Promise<unknown> =>
    kind === 'ticket'
      ? updateTicket({ id, version, assignee_id: me })
      : updateRequest({ id, version, assigned_to: me });
  const resolve = (item: WorkItem): Promise<void> =>
    withOneToast([item], ({ id, version }) => updateTicket({ id, version, status: 'resolved' }), {
      ...ticketToasts.updated,
      noun: ['ticket', 'tickets'],
      said: ({ number }) => `${number ?? 'The ticket'} is resolved`,
      undo:
        ({ id }, { version }) =>
        () =>
          updateTicket({ id, version, status: 'open' }),
    });
  const calls: Readonly<Record<WorkAction, (item: WorkItem) => Promise<unknown>>> = {
    take: (item) => (user ? withToast(take(item, user.id), taken) : Promise.resolve()),
    resolve,
    approve: ({ id, version }) => withToast(updateEntry({ id, version, status: 'approved' }), approved),
    approve_run: ({ id }) => withToast(approveRun({ id }), { failure: workflowToasts.approved.failure }),
    retry: ({ id }) => withToast(retry({ id }), { failure: workflowToasts.retried.failure }),
    remind: ({ id, version }) => withToast(remind({ id, version }), reminderSent),
  };
  const run = async (item: WorkItem): Promise<void> => {
    if (item.action === null) return;
    setBusy(item.id);
    await calls[item.action](item);
    await client.invalidateQueries({ queryKey: analyticsQueries.workQueues });
    setBusy(undefined);
  };
  return {
    busy,
    act: (item) => {
      if (busy !== undefined) return;
      if (item.action === 'remind' || item.action === 'approve_run') setAsked(item);
      else void run(item);
    },
    question: asked ? (
      <WorkQuestion
        item={asked}
        onClose={() => setAsked(undefined)}
        onAgree={() => {
          setAsked(undefined);
          void run(asked);
        }}
      />
    ) : null,
  };
}

interface WorkQuestionProps {
  item: WorkItem;
  onClose: () => void;
  onAgree: () => void;
}

/** The question before what can't be taken back: a mail to a customer, a workflow that goes on. */
function WorkQuestion({ item, onClose, onAgree }: WorkQuestionProps) {
  const isReminder = item.action === 'remind';
  return (
    <Dialog
      open
      size={isReminder ? 'medium' : 'small'}
      title={isReminder ? `Remind of ${item.number ?? 'the invoice'} now?` : `Approve “${item.title}”?`}
      onClose={onClose}
    >
      {isReminder ? (
        <Suspense fallback={<Skeleton rows={4} height={32} />}>
          <InvoiceMail id={item.id} />
        </Suspense>
      ) : (
        <p>The run goes on with its next step.</p>
      )}
      <div className="row end wrap gap-8">
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button size="small" variant="primary" onClick={onAgree}>
          {isReminder ? 'Send reminder' : 'Approve run'}
        </Button>
      </div>
    </Dialog>
  );
}
