import type { UserView } from '@portal/contracts';
import { useUpdateUser } from '@portal/data-access';
import { sentenceOfFailure, toast } from '@portal/ui';
import { useConfirm } from '@portal/ui-antd';
import { nameOf } from './user.record.js';

interface Suspension {
  isSuspended: boolean;
  /** Suspends the person after a question, or lifts it. */
  toggle: () => void;
  isPending: boolean;
}

/** Suspends a person, who is signed out everywhere, or lets the person sign in again. */
export function useSuspension(user: UserView): Suspension {
  const update = useUpdateUser();
  const confirm = useConfirm();
  const isSuspended = user.status === 'suspended';
  const change = async (): Promise<void> => {
    const agreed =
      isSuspended ||
      (await confirm({
        title: `Suspend ${nameOf(user)}?`,
        text: `${user.email} is signed out everywhere at once and can't sign in until you lift it. Nothing is deleted.`,
        confirm: 'Suspend',
        keep: 'Keep active',
      }));
    if (!agreed) return;
    update.mutate(
      { id: user.id, status: isSuspended ? 'active' : 'suspended' },
      {
        onSuccess: () =>
          toast.short(isSuspended ? `${nameOf(user)} can sign in again` : `${nameOf(user)} is suspended`),
        onError: (error) => toast.error(sentenceOfFailure(error, 'Failed to update user.')),
      },
    );
  };
  return { isSuspended, toggle: () => void change(), isPending: update.isPending };
}
