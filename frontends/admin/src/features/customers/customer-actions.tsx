import type { UserView } from '@portal/contracts';
import { useCan } from '@portal/data-access';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../addresses.js';
import { RecordMenu } from '../../records/record-menu.js';
import { EraseCustomer } from './erase-customer.js';
import { nameOf, userRecord } from './user.record.js';

interface CustomerActionsProps {
  user: UserView;
  onEdit: () => void;
  /** Where to go when the account is deleted. */
  list: string;
}

/** A project for the customer leads; editing and deleting the account are behind "…". */
export function CustomerActions({ user, onEdit, list }: CustomerActionsProps) {
  const navigate = useNavigate();
  const mayDelete = useCan('user.delete');
  const mayErase = useCan('user.erase');
  const [isErasing, setErasing] = useState(false);
  const mayMakeProject = useCan('project.create');
  const name = nameOf(user);
  return (
    <>
      {mayMakeProject && user.role === 'customer' ? (
        <Button
          type="primary"
          icon={<Plus size={16} strokeWidth={1.75} />}
          onClick={() => void navigate(`${addresses.projects}?new=${user.id}`)}
        >
          New project
        </Button>
      ) : null}
      <RecordMenu
        of={userRecord}
        record={user}
        name={name}
        groups={[
          [
            { key: 'edit', label: 'Edit profile', onClick: onEdit },
            mayErase && { key: 'erase', label: 'Erase person…', danger: true, onClick: () => setErasing(true) },
          ],
        ]}
        deletion={
          mayDelete && {
            title: `Delete the account of ${name}?`,
            text: `${user.email} is signed out everywhere and can't sign in any more. An admin can bring the account back for 30 days, under “Deleted”.`,
            toasts: { success: `${name} was deleted.`, failure: 'Failed to delete user.' },
            onDeleted: () => void navigate(list),
          }
        }
      />
      {isErasing ? (
        <EraseCustomer
          user={user}
          onClose={(isErased) => {
            setErasing(false);
            if (isErased) void navigate(list);
          }}
        />
      ) : null}
    </>
  );
}
