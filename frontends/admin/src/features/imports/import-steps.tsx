import type { ImportMode, ImportView } from '@portal/contracts';
import { useApplyImport, useCancelImport, useUndoImport } from '@portal/data-access';
import { useActionToasts, useNow } from '@portal/ui';
import { useConfirm } from '@portal/ui-antd';
import { Button } from 'antd';
import { countOf, importToasts, isBusy } from './import-labels.js';

/** What can be done with an import as it stands. */
export function ImportSteps({ run }: { run: ImportView }) {
  const { id, kind, status, counts, version, undo_until: until } = run;
  const [apply, cancel, undo] = [useApplyImport(), useCancelImport(), useUndoImport()];
  const [applied, cancelled, undone] = [
    useActionToasts(importToasts.applied),
    useActionToasts(importToasts.cancelled),
    useActionToasts(importToasts.undone),
  ];
  const confirm = useConfirm();
  const now = useNow();
  const start = (mode: ImportMode): void => apply.mutate({ id, mode, version }, applied);
  const takeBack = async (): Promise<void> => {
    const isSure = await confirm({
      title: `Undo this import of ${countOf(kind, counts.created + counts.kept)}?`,
      text: 'What it created goes for good, as if it had never been. What was changed since, or what something refers to, is named and kept.',
      confirm: 'Undo import',
      danger: true,
    });
    if (isSure) undo.mutate({ id }, undone);
  };
  const canUndo =
    (status === 'applied' || status === 'undone') &&
    counts.created + counts.kept > 0 &&
    until !== null &&
    Date.parse(until) > now;
  return (
    <>
      {status === 'checked' && counts.new > 0 ? (
        <>
          {counts.wrong > 0 ? null : (
            <Button type="primary" loading={apply.isPending} onClick={() => start('all')}>
              Import all or nothing
            </Button>
          )}
          <Button
            type={counts.wrong > 0 ? 'primary' : 'default'}
            loading={apply.isPending}
            onClick={() => start('good')}
          >
            {counts.wrong > 0 ? goodOnes(counts.new) : 'Import what goes'}
          </Button>
        </>
      ) : null}
      {canUndo ? (
        <Button danger loading={undo.isPending} onClick={() => void takeBack()}>
          Undo
        </Button>
      ) : null}
      {isBusy(run) || status === 'uploaded' || status === 'checked' ? (
        <Button loading={cancel.isPending} onClick={() => cancel.mutate({ id }, cancelled)}>
          Cancel
        </Button>
      ) : null}
    </>
  );
}

const goodOnes = (count: number): string =>
  count === 1 ? 'Import the good one' : `Import the ${count.toLocaleString('en-US')} good ones`;
