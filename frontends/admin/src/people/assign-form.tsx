import { UpdateTask } from '@portal/contracts';
import { useSession } from '@portal/data-access';
import { FormModal } from '@portal/ui-antd';
import { Form } from 'antd';
import { personLabel } from './people.js';
import { PersonPicker } from './person-picker.js';

interface AssignFormProps {
  /** What is assigned: "this request", "these 3 tickets". */
  what: string;
  onSubmit: (adminId: string | null) => Promise<unknown>;
  onClose: () => void;
}

const assigning = UpdateTask.pick({ assignee_id: true });

/** Assigns several records to one admin, or to none; it begins with the admin who assigns. */
export function AssignForm({ what, onSubmit, onClose }: AssignFormProps) {
  const { user } = useSession();
  const self = { id: user?.id ?? null, name: user ? personLabel(user) : null };
  return (
    <FormModal
      title={`Assign ${what}`}
      schema={assigning}
      initialValues={{ assignee_id: self.id }}
      submitText="Assign"
      onSubmit={({ assignee_id: admin }) => onSubmit(admin ?? null)}
      onClose={onClose}
    >
      <Form.Item name="assignee_id" label="Assigned to" extra="Empty takes them from whoever has them." required>
        <PersonPicker part="manager" current={self} allowClear placeholder="Nobody" />
      </Form.Item>
    </FormModal>
  );
}
