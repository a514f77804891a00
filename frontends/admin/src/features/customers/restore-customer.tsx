import type { UserView } from '@portal/contracts';
import { useRestoreUser } from '@portal/data-access';
import { RestoreButton } from '../../deleted/restore-button.js';
import { nameOf } from './user-labels.js';

/** Brings a deleted person back. */
export const RestoreCustomer = ({ user }: { user: UserView }) => (
  <RestoreButton id={user.id} noun="account" mutation={useRestoreUser()} nameOf={nameOf} rowOf={nameOf(user)} />
);
