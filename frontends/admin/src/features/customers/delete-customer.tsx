import type { UserView } from '@portal/contracts';
import { Can, useDeleteUser, useRestoreUser } from '@portal/data-access';
import { DeleteButton } from '@portal/ui-antd';
import { useNavigate } from 'react-router';
import { RestoreButton } from '../../deleted/restore-button.js';
import { nameOf } from './user-labels.js';

/** Deletes a person after asking; `list` is where one goes then. */
export function DeleteCustomer({ user, list }: { user: UserView; list: string }) {
  const mutation = useDeleteUser();
  const navigate = useNavigate();
  return (
    <Can permission="user.delete">
      <DeleteButton
        id={user.id}
        mutation={mutation}
        noun="account"
        title={`Delete the account of ${nameOf(user)}?`}
        text={`${user.email} is signed out everywhere and can't sign in any more. An admin can bring the account back for 30 days, under “Deleted”.`}
        toasts={{ success: `${nameOf(user)} was deleted.`, failure: 'Failed to delete user.' }}
        onDeleted={() => void navigate(list)}
      />
    </Can>
  );
}

/** Brings a deleted person back. */
export const RestoreCustomer = ({ user }: { user: UserView }) => (
  <RestoreButton id={user.id} noun="account" mutation={useRestoreUser()} nameOf={nameOf} rowOf={nameOf(user)} />
);
