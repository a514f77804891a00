import type { Permission } from '@portal/contracts';
import { Can } from '@portal/data-access';
import { Button } from 'antd';
import { Plus } from 'lucide-react';

interface CreateButtonProps {
  permission: Permission;
  /** What it makes: "New deal". */
  label: string;
  onClick: () => void;
}

/** The main button of a list, for users who may create a row. */
export const CreateButton = ({ permission, label, onClick }: CreateButtonProps) => (
  <Can permission={permission}>
    <Button type="primary" icon={<Plus size={16} strokeWidth={2} />} onClick={onClick}>
      {label}
    </Button>
  </Can>
);
