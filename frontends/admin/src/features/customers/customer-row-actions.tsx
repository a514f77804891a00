import type { UserView } from '@portal/contracts';
import { RowMenu } from '../../views/row-menu.js';
import { useSuspension } from './use-suspension.js';
import { nameOf } from './user-labels.js';

/** Edit, and suspend or let back in, behind the "…" of a row. */
export function CustomerRowActions({ user, onEdit }: { user: UserView; onEdit: () => void }) {
  const { isSuspended, toggle, isPending } = useSuspension(user);
  return (
    <RowMenu
      name={nameOf(user)}
      items={[
        { key: 'edit', label: 'Edit profile', onClick: onEdit },
        {
          key: 'suspend',
          label: isSuspended ? 'Lift suspension' : 'Suspend',
          disabled: isPending,
          onClick: toggle,
        },
      ]}
    />
  );
}
