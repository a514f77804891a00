import {
  consultationTransitions,
  messages,
  type ConsultationStatus,
  type ConsultationView,
  type UpdateConsultation,
} from '@portal/contracts';
import { useDeleteConsultation, useUpdateConsultation } from '@portal/data-access';
import { requestBack, useMeetingsCalledOff } from '@portal/features';
import { useConfirm, type BulkAction } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { AssignForm } from '../../../people/assign-form.js';
import { undoBy, withOneToast } from '../../../toasts/with-toast.js';
import { useBulkDialog } from '../../../records/use-bulk-dialog.js';
import { theseOf, questionOf, asked } from '../../../records/use-bulk.js';
import { Converting } from '../convert/converting.js';
import { targetsOf } from '../convert/conversion-targets.js';
import { useMayComplete } from '../detail/use-may-complete.js';

type Rows = readonly ConsultationView[];

interface BulkActions {
  actions: readonly BulkAction<ConsultationView>[];
  /** The dialogs of the actions; render it once. */
  dialogs: ReactNode;
}

const noun = ['request', 'requests'] as const;

const updateToasts = {
  success: messages.success.consultationUpdated,
  failure: messages.failure.consultationUpdate,
  noun,
};

type Back = (before: ConsultationView, now: ConsultationView) => UpdateConsultation | undefined;

const stateBack: Back = requestBack('admin');
const assigneeBack: Back = ({ assigned_to: former = null }: ConsultationView) => ({ assigned_to: former });

const mayAllGo =
  (to: ConsultationStatus) =>
  (rows: Rows): boolean =>
    rows.every(({ status }) => consultationTransitions.allowed(status, 'admin').includes(to));

/** The bulk actions on requests; each request is one call, all share one toast. */
export function useConsultationBulkActions(): BulkActions {
  const update = useUpdateConsultation();
  const remove = useDeleteConsultation();
  const confirm = useConfirm();
  const mayComplete = useMayComplete();
  const calledOffWith = useMeetingsCalledOff();
  const assigning = useBulkDialog<ConsultationView>();
  const converting = useBulkDialog<ConsultationView>();

  const change = (rows: Rows, changes: Omit<Parameters<typeof update.mutateAsync>[0], 'id'>): Promise<void> =>
    withOneToast(rows, ({ id }) => update.mutateAsync({ id, ...changes }), {
      ...updateToasts,
      undo: undoBy('assigned_to' in changes ? assigneeBack : stateBack, update.mutateAsync),
    });
  const start = async (rows: Rows): Promise<boolean> =>
    rows.every(({ status }) => status !== 'pending') ||
    confirm({
      title: `Start work on ${theseOf(noun, rows)}?`,
      text: 'The customers are told. This can’t be undone: a request that was begun is never pending again.',
      confirm: 'Start work',
      keep: 'Leave pending',
      danger: false,
    });
  const junk = (rows: Rows): Promise<boolean> =>
    mayComplete(rows, { title: `Close ${theseOf(noun, rows)} as junk?`, confirm: 'Close as junk' });
  const removal = async (rows: Rows): Promise<boolean> =>
    confirm({
      ...questionOf('Delete', rows, noun),
      text: (
        <>
          {rows.map((row) => row.reference).join(', ')}: gone from every list at once. An admin can bring them back for
          30 days.
          {await calledOffWith(rows, 'cancelled')}
        </>
      ),
    });
  const removeAll = (rows: Rows): void =>
    void withOneToast(rows, ({ id }) => remove.mutateAsync(id), {
      success: messages.success.consultationDeleted,
      failure: messages.failure.consultationDelete,
      noun,
      done: 'deleted',
      nameOf: ({ reference }) => reference,
    });
  return {
    actions: [
      { key: 'assign', label: 'Assign', ask: assigning.ask },
      {
        key: 'start',
        label: 'Start work',
        allowed: mayAllGo('in_progress'),
        ask: asked(start, (rows) => void change(rows, { status: 'in_progress' })),
      },
      {
        key: 'convert',
        label: 'Convert',
        allowed: (rows) => rows.length === 1 && rows.every((row) => targetsOf(row) !== undefined),
        ask: converting.ask,
      },
      {
        key: 'junk',
        label: 'Junk',
        allowed: mayAllGo('completed'),
        ask: asked(junk, (rows) => void change(rows, { status: 'completed', outcome: 'junk' })),
      },
      { key: 'delete', label: 'Delete', danger: true, ask: asked(removal, removeAll) },
    ],
    dialogs: (
      <>
        {assigning.rows ? (
          <AssignForm
            what={theseOf(noun, assigning.rows)}
            onSubmit={(assigned_to) => assigning.send((rows) => change(rows, { assigned_to }))}
            onClose={assigning.close}
          />
        ) : null}
        {converting.rows?.map((request) => (
          <Converting key={request.id} request={request} onClose={converting.close} />
        ))}
      </>
    ),
  };
}
