import type { UserView } from '@portal/contracts';
import { useUpdateUser } from '@portal/data-access';
import { sentenceOfFailure, toast } from '@portal/ui';
import { useConfirm } from '@portal/ui-antd';
import { Button } from 'antd';
import { nameOf } from './user-labels.js';

interface CustomerActionsProps {
  user: UserView;
  onEdit: () => void;
  /** In a row of the list, where there is little room; on the person's page otherwise. */
  inRow?: boolean;
}

/** Edit, and suspend or let back in. */
export function CustomerActions({ user, onEdit, inRow = false }: CustomerActionsProps) {
  const look = inRow ? ({ size: 'small', type: 'text' } as const) : {};
  const update = useUpdateUser();
  const confirm = useConfirm();
  const suspended = user.status === 'suspended';

  const change = async (): Promise<void> => {
    const agreed =
      suspended ||
      (await confirm({
        title: `Suspend ${nameOf(user)}?`,
        text: `${user.email} is signed out everywhere at once and can't sign in until you lift it. Nothing is deleted.`,
        confirm: 'Suspend',
        keep: 'Keep active',
      }));
    if (!agreed) return;
    update.mutate(
      { id: user.id, status: suspended ? 'active' : 'suspended' },
      {
        onSuccess: () => toast.short(suspended ? `${nameOf(user)} can sign in again` : `${nameOf(user)} is suspended`),
        onError: (error) => toast.error(sentenceOfFailure(error, 'Failed to update user.')),
      },
    );
  };
  return (
    <>
      <Button {...look} onClick={onEdit} aria-label={`Edit ${nameOf(user)}`}>
        Edit
      </Button>
      <Button
        {...look}
        danger={!suspended}
        loading={update.isPending}
        onClick={() => void change()}
        aria-label={`${suspended ? 'Lift suspension of' : 'Suspend'} ${nameOf(user)}`}
      >
        {suspended ? 'Lift' : 'Suspend'}
      </Button>
    </>
  );
}
