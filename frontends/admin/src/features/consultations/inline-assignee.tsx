import type { ConsultationView } from '@portal/contracts';
import { useSaveConsultation } from '@portal/features';
import { Button, Dropdown, type MenuProps } from 'antd';
import { UserPlus } from 'lucide-react';
import { personLabel, usePeople } from '../../people/people.js';
import './consultations.css';

const NOBODY = 'nobody';

/** Who takes care of a request, changed right in the list. */
export function InlineAssignee({ request }: { request: ConsultationView }) {
  const { apply, conflictDialog } = useSaveConsultation(request);
  const { people } = usePeople('manager');
  const { assigned_to: assignee, assigned_name: name } = request;
  const items: NonNullable<MenuProps['items']> = [
    ...people.map((person) => ({ key: person.id, label: personLabel(person) })),
    ...(assignee ? [{ type: 'divider' as const }, { key: NOBODY, label: 'Nobody' }] : []),
  ];
  const choose: MenuProps['onClick'] = ({ key, domEvent }) => {
    // the menu belongs to the row, and a click on the row would open it
    domEvent.stopPropagation();
    if (key !== assignee) apply({ assigned_to: key === NOBODY ? null : key, version: request.version });
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        autoFocus
        menu={{ items, onClick: choose, selectedKeys: assignee ? [assignee] : [] }}
      >
        <Button
          type="text"
          size="small"
          className={assignee ? 'assign' : 'assign assign--nobody'}
          aria-label={assignee ? `Assigned to ${name ?? 'somebody'}: change` : `Assign ${request.reference}`}
          icon={assignee ? null : <UserPlus size={14} strokeWidth={1.75} aria-hidden="true" />}
        >
          {assignee ? (name ?? 'Somebody') : 'Assign'}
        </Button>
      </Dropdown>
      {conflictDialog}
    </>
  );
}
