import { createTicket, type Priority } from '@portal/contracts';
import { optionsOf, priorityLabels } from '@portal/features';
import { FormModal } from '@portal/ui-antd';
import { Form, Select } from 'antd';

interface PriorityFormProps {
  /** Whose priority: "this ticket", "these 3 tickets". */
  what: string;
  onSubmit: (priority: Priority) => Promise<unknown>;
  onClose: () => void;
}

const ranking = createTicket.pick({ priority: true });

/** Gives several tickets one priority; the times promised for each follow it. */
export const PriorityForm = ({ what, onSubmit, onClose }: PriorityFormProps) => (
  <FormModal
    title={`Priority of ${what}`}
    schema={ranking}
    initialValues={{ priority: 'medium' }}
    submitText="Set priority"
    onSubmit={({ priority }) => onSubmit(priority)}
    onClose={onClose}
  >
    <Form.Item name="priority" label="Priority" extra="The times promised for the answers follow it." required>
      <Select options={optionsOf(priorityLabels)} />
    </Form.Item>
  </FormModal>
);
