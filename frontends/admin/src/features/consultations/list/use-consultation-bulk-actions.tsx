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
import { useBulkDialog } from '../../../views/use-bulk-dialog.js';
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
const deleteToasts = {
  success: messages.success.consultationDeleted,
  failure: messages.failure.consultationDelete,
  noun,
};

type Back = (before: ConsultationView, now: ConsultationView) => UpdateConsultation | undefined;

const stateBack: Back = requestBack('admin');
const assigneeBack: Back = ({ assigned_to: former = null }: ConsultationView) => ({ assigned_to: former });

const mayAllGo =
  (to: ConsultationStatus) =>
  (rows: Rows): boolean =>
    rows.every(({ status }) => consultationTransitions.allowed(status, 'admin').includes(to));

const theseWords = ({ length }: Rows): string => (length === 1 ? 'this request' : `these ${length} requests`);

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
  const startAll = async (rows: Rows): Promise<boolean> => {
    const isFinal = rows.some(({ status }) => status === 'pending');
    const mayStart =
      !isFinal ||
      (await confirm({
        title: `Start work on ${theseWords(rows)}?`,
        text: 'The customers are told. This can’t be undone: a request that was begun is never pending again.',
        confirm: 'Start work',
        keep: 'Leave pending',
        danger: false,
      }));
    if (mayStart) void change(rows, { status: 'in_progress' });
    return mayStart;
  };
  const junkAll = async (rows: Rows): Promise<boolean> => {
    const agreed = await mayComplete(rows, { title: `Close ${theseWords(rows)} as junk?`, confirm: 'Close as junk' });
    if (agreed) void change(rows, { status: 'completed', outcome: 'junk' });
    return agreed;
  };
  const removeAll = async (rows: Rows): Promise<boolean> => {
    const agreed = await confirm({
      title: `Delete ${theseWords(rows)}?`,
      text: (
        <>
          {rows.map((row) => row.reference).join(', ')}: gone from every list at once. An admin can bring them back for
          30 days.
          {await calledOffWith(rows, 'cancelled')}
        </>
      ),
      confirm: rows.length === 1 ? 'Delete request' : `Delete ${rows.length} requests`,
    });
    if (agreed)
      void withOneToast(rows, ({ id }) => remove.mutateAsync(id), {
        ...deleteToasts,
        done: 'deleted',
        nameOf: ({ reference }) => reference,
      });
    return agreed;
  };
  return {
    actions: [
      { key: 'assign', label: 'Assign', ask: assigning.ask },
      {
        key: 'start',
        label: 'Start work',
        allowed: mayAllGo('in_progress'),
        ask: startAll,
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
        ask: junkAll,
      },
      { key: 'delete', label: 'Delete', danger: true, ask: removeAll },
    ],
    dialogs: (
      <>
        {assigning.rows ? (
          <AssignForm
            what={theseWords(assigning.rows)}
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
