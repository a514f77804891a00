import { updateConsultation } from '@portal/contracts';
import { FormModal } from '@portal/ui-antd';
import { Form } from 'antd';
import { PersonPicker } from '../../people/person-picker.js';

interface AssignFormProps {
  /** How many requests are assigned. */
  count: number;
  onSubmit: (adminId: string | null) => Promise<unknown>;
  onClose: () => void;
}

const assigning = updateConsultation.pick({ assigned_to: true });

/** Assigns several requests to one admin, or to none. */
export const AssignForm = ({ count, onSubmit, onClose }: AssignFormProps) => (
  <FormModal
    title={`Assign ${count === 1 ? 'this request' : `these ${count} requests`}`}
    schema={assigning}
    initialValues={{ assigned_to: null }}
    submitText="Assign"
    onSubmit={({ assigned_to: admin }) => onSubmit(admin ?? null)}
    onClose={onClose}
  >
    <Form.Item name="assigned_to" label="Assigned to" extra="Empty takes them from whoever has them." required>
      <PersonPicker part="manager" allowClear placeholder="Nobody" />
    </Form.Item>
  </FormModal>
);
