import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { useConfirmDelete, type Deletion } from './use-confirm-delete.js';

/** The button of a record's page that deletes it after asking. */
export function DeleteButton({ label = 'Delete', ...deletion }: Deletion & { label?: string }) {
  const { confirmDelete, deleting } = useConfirmDelete(deletion);
  return (
    <Button danger loading={deleting} icon={<Trash2 size={15} strokeWidth={1.75} />} onClick={confirmDelete}>
      {label}
    </Button>
  );
}
