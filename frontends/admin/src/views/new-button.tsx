import type { Permission } from '@portal/contracts';
import { Can } from '@portal/data-access';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface NewButtonProps {
  permission: Permission;
  label: string;
  /** What the whole screen is for, not one of its parts. */
  primary?: boolean;
  /** The form behind it; `close` ends it. */
  form: (close: () => void) => ReactNode;
}

/** Creates a row of a short list, for users who may. */
export function NewButton({ permission, label, primary = false, form }: NewButtonProps) {
  const [isMaking, setIsMaking] = useState(false);
  return (
    <Can permission={permission}>
      <Button
        type={primary ? 'primary' : 'default'}
        icon={<Plus size={15} strokeWidth={2} aria-hidden="true" />}
        onClick={() => setIsMaking(true)}
      >
        {label}
      </Button>
      {isMaking ? form(() => setIsMaking(false)) : null}
    </Can>
  );
}
