import type { CreateDataExport } from '@portal/contracts';
import { useCreateDataExport } from '@portal/data-access';
import { useActionToasts } from '@portal/ui';
import { useConfirm } from '@portal/ui-antd';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { exportToasts } from './export-labels.js';

interface ExportButtonProps {
  /** What is asked for. */
  asked: Partial<CreateDataExport>;
  title: string;
  /** What is in the archive, and what isn't. */
  text: ReactNode;
  children: ReactNode;
}

/** Asks for an archive, once it was said what will be in it. */
export function ExportButton({ asked, title, text, children }: ExportButtonProps) {
  const create = useCreateDataExport();
  const toasts = useActionToasts(exportToasts.asked);
  const confirm = useConfirm();
  const ask = async (): Promise<void> => {
    if (!(await confirm({ title, text, confirm: 'Start export', danger: false }))) return;
    await create.mutateAsync({ kind: 'person', ...asked }).then(toasts.onSuccess, toasts.onError);
  };
  return (
    <Button size="small" loading={create.isPending} onClick={() => void ask()}>
      {children}
    </Button>
  );
}
