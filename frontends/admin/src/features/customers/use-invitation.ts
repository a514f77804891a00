import type { UserView } from '@portal/contracts';
import { useCan, useInviteUser } from '@portal/data-access';
import { sentenceOfFailure, toast } from '@portal/ui';

/** Sends the invitation, again where one was sent; undefined once the person has signed in, or isn't to. */
export function useInvitation({ id, email, status, invited_at: invitedAt }: UserView) {
  const invite = useInviteUser();
  const mayInvite = useCan('user.invite') && status === 'invited';
  if (!mayInvite) return undefined;
  const send = (): void =>
    invite.mutate(
      { id },
      {
        onSuccess: () => toast.success(`An invitation goes to ${email}.`),
        onError: (error) => toast.error(sentenceOfFailure(error, 'Failed to send the invitation.')),
      },
    );
  return {
    label: invitedAt === null ? 'Send an invitation' : 'Send the invitation again',
    disabled: invite.isPending,
    onClick: send,
  };
}
