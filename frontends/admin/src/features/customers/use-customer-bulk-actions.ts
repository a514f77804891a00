import type { UserView } from '@portal/contracts';
import { useDeleteUser } from '@portal/data-access';
import type { BulkAction } from '@portal/ui-antd';
import { useBulkDelete } from '../../views/use-bulk-delete.js';
import { nameOf } from './user-labels.js';

/** What can be done to several people at once. */
export function useCustomerBulkActions(): readonly BulkAction<UserView>[] {
  const removeAll = useBulkDelete({
    mutation: useDeleteUser(),
    question: (rows: readonly UserView[]) => ({
      title: rows.length === 1 ? 'Delete this account?' : `Delete these ${rows.length} accounts?`,
      text: `${rows.map(nameOf).join(', ')}: signed out everywhere at once, and can't sign in any more. An admin can bring accounts back for 30 days, under “Deleted”.`,
      confirm: rows.length === 1 ? 'Delete account' : `Delete ${rows.length} accounts`,
    }),
    noun: ['account', 'accounts'],
    toasts: { success: 'Account deleted.', failure: 'Failed to delete user.' },
    nameOf,
  });
  return [{ key: 'delete', label: 'Delete', danger: true, ask: removeAll }];
}
