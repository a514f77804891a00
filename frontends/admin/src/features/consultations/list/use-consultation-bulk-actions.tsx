import { consultationTransitions, type ConsultationView, type UpdateConsultation } from '@portal/contracts';
import { requestBack, useMeetingsCalledOff } from '@portal/features';
import { useConfirm, type BulkAction } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { AssignForm } from '../../../people/assign-form.js';
import { undoBy, withOneToast } from '../../../toasts/with-toast.js';
import { useBulkDialog } from '../../../records/use-bulk-dialog.js';
import { theseOf, questionOf, asked, useBulkMove } from '../../../records/use-bulk.js';
import { requestRecord } from '../consultation.record.js';
import { Converting, targetsOf } from '../convert/convert-form.js';
import { useMayComplete } from '../detail/use-steps.js';

type Rows = readonly ConsultationView[];

interface BulkActions {
  actions: readonly BulkAction<ConsultationView>[];
  /** The dialogs of the actions; render it once. */
  dialogs: ReactNode;
}

const { noun, toasts, useUpdate, useDelete } = requestRecord;

const assigneeBack = ({ assigned_to: former = null }: ConsultationView): UpdateConsultation => ({
  assigned_to: former,
});

/** The bulk actions on requests; each request is one call, all share one toast. */
export function useConsultationBulkActions(): BulkActions {
  const update = useUpdate();
  const remove = useDelete();
  const confirm = useConfirm();
  const mayComplete = useMayComplete();
  const calledOffWith = useMeetingsCalledOff();
  const assigning = useBulkDialog<ConsultationView>();
  const converting = useBulkDialog<ConsultationView>();

  const assign = (rows: Rows, assigned_to: string | null): Promise<void> =>
    withOneToast(rows, ({ id }) => update.mutateAsync({ id, assigned_to }), {
      ...toasts.updated,
      noun,
      undo: undoBy(assigneeBack, update.mutateAsync),
    });
  const move = useBulkMove(requestRecord, {
    transitions: consultationTransitions,
    changesTo: (_row, status): UpdateConsultation =>
      status === 'completed' ? { status, outcome: 'junk' } : { status },
    back: requestBack('admin'),
  });
  const mayStart = async (rows: Rows): Promise<boolean> =>
    rows.every(({ status }) => status !== 'pending') ||
    confirm({
      title: `Start work on ${theseOf(noun, rows)}?`,
      text: 'The customers are told. This can’t be undone: a request that was begun is never pending again.',
      confirm: 'Start work',
      keep: 'Leave pending',
      danger: false,
    });
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
      ...toasts.deleted,
      noun,
      done: 'deleted',
      nameOf: ({ reference }) => reference,
    });
  return {
    actions: [
      { key: 'assign', label: 'Assign', ask: assigning.ask },
      move('Start work', 'in_progress', { confirm: mayStart }),
      {
        key: 'convert',
        label: 'Convert',
        allowed: (rows) => rows.length === 1 && rows.every((row) => targetsOf(row) !== undefined),
        ask: converting.ask,
      },
      move('Junk', 'completed', {
        confirm: (rows) =>
          mayComplete(rows, { title: `Close ${theseOf(noun, rows)} as junk?`, confirm: 'Close as junk' }),
      }),
      { key: 'delete', label: 'Delete', danger: true, ask: asked(removal, removeAll) },
    ],
    dialogs: (
      <>
        {assigning.rows ? (
          <AssignForm
            what={theseOf(noun, assigning.rows)}
            onSubmit={(assigned_to) => assigning.send((rows) => assign(rows, assigned_to))}
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
