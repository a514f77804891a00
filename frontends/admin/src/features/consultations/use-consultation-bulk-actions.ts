import { consultationTransitions, messages, type ConsultationView } from '@portal/contracts';
import { useDeleteConsultation, useUpdateConsultation } from '@portal/data-access';
import { sentenceOfFailure, toast } from '@portal/ui';
import { useConfirm, type BulkAction } from '@portal/ui-antd';

/** What can be done to several requests at once; each is sent by itself and says so once together. */
export function useConsultationBulkActions(): readonly BulkAction<ConsultationView>[] {
  const update = useUpdateConsultation();
  const remove = useDeleteConsultation();
  const confirm = useConfirm();

  const each = async (
    rows: readonly ConsultationView[],
    run: (row: ConsultationView) => Promise<unknown>,
    success: string,
    failure: string,
  ) => {
    const results = await Promise.allSettled(rows.map(run));
    const refused = results.find((result) => result.status === 'rejected');
    if (refused) toast.error(sentenceOfFailure(refused.reason, failure));
    else toast.success(success);
  };
  const removeAll = async (rows: readonly ConsultationView[]): Promise<void> => {
    const agreed = await confirm({
      title: `Delete ${rows.length === 1 ? 'this request' : `these ${rows.length} requests`}?`,
      text: `${rows.map((row) => row.reference).join(', ')}: gone from every list at once. An admin can bring them back for 30 days.`,
      confirm: rows.length === 1 ? 'Delete request' : `Delete ${rows.length} requests`,
    });
    if (agreed)
      await each(
        rows,
        (row) => remove.mutateAsync(row.id),
        messages.success.consultationDeleted,
        messages.failure.consultationDelete,
      );
  };
  return [
    {
      key: 'start',
      label: 'Start work',
      allowed: (rows) =>
        rows.every((row) => consultationTransitions.allowed(row.status, 'admin').includes('in_progress')),
      run: (rows) =>
        void each(
          rows,
          (row) => update.mutateAsync({ id: row.id, status: 'in_progress' }),
          messages.success.consultationUpdated,
          messages.failure.consultationUpdate,
        ),
    },
    { key: 'delete', label: 'Delete', danger: true, run: (rows) => void removeAll(rows) },
  ];
}
