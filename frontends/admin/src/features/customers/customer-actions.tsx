import type { UserView } from '@portal/contracts';
import { useCan } from '@portal/data-access';
import { useLeaveRecord } from '@portal/ui-antd';
import { useState } from 'react';
import { RecordMenu } from '../../records/record-menu.js';
import { CreateFor } from './create-for.js';
import { EraseCustomer } from './erase-customer.js';
import { useInvitation } from './use-invitation.js';
import { nameOf, userRecord } from './user.record.js';

interface CustomerActionsProps {
  user: UserView;
  onEdit: () => void;
  /** Where to go when the account is deleted. */
  list: string;
}

/** What can be created for the customer leads; editing and deleting the account are behind "…". */
export function CustomerActions({ user, onEdit, list }: CustomerActionsProps) {
  const leave = useLeaveRecord(list);
  const mayDelete = useCan('user.delete');
  const mayErase = useCan('user.erase');
  const invitation = useInvitation(user);
  const [isErasing, setErasing] = useState(false);
  const name = nameOf(user);
  return (
    <>
      {user.role === 'customer' ? <CreateFor customerId={user.id} /> : null}
      <RecordMenu
        of={userRecord}
        record={user}
        name={name}
        groups={[
          [
            { key: 'edit', label: 'Edit profile', onClick: onEdit },
            invitation !== undefined && { key: 'invite', ...invitation },
            mayErase && { key: 'erase', label: 'Erase person…', danger: true, onClick: () => setErasing(true) },
          ],
        ]}
        deletion={
          mayDelete && {
            title: `Delete the account of ${name}?`,
            text: `${user.email} is signed out everywhere and can't sign in any more. An admin can bring the account back for 30 days, under “Deleted”.`,
            toasts: { success: `${name} was deleted.`, failure: 'Failed to delete user.' },
            onDeleted: leave,
          }
        }
      />
      {isErasing ? (
        <EraseCustomer
          user={user}
          onClose={(isErased) => {
            setErasing(false);
            if (isErased) leave();
          }}
        />
      ) : null}
    </>
  );
}
