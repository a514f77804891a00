import type { UserView } from '@portal/contracts';
import { Button } from 'antd';
import { useSuspension } from './use-suspension.js';
import { nameOf } from './user-labels.js';

/** Edit, and suspend or let back in, in a row of the list. */
export function CustomerRowActions({ user, onEdit }: { user: UserView; onEdit: () => void }) {
  const { isSuspended, toggle, isPending } = useSuspension(user);
  return (
    <>
      <Button size="small" type="text" onClick={onEdit} aria-label={`Edit ${nameOf(user)}`}>
        Edit
      </Button>
      <Button
        size="small"
        type="text"
        danger={!isSuspended}
        loading={isPending}
        onClick={toggle}
        aria-label={`${isSuspended ? 'Lift suspension of' : 'Suspend'} ${nameOf(user)}`}
      >
        {isSuspended ? 'Lift' : 'Suspend'}
      </Button>
    </>
  );
}
