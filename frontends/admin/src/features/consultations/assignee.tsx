import type { ConsultationView } from '@portal/contracts';
import { Form } from 'antd';
import { PersonPicker } from '../../people/person-picker.js';
import './consultations.css';

interface AssigneeProps {
  request: ConsultationView;
  onAssign: (adminId: string | null) => void;
}

/** Which admin takes care of the request; typing looks for the person. */
export const Assignee = ({ request, onAssign }: AssigneeProps) => (
  <Form.Item label="Assigned to" htmlFor="assigned-to" layout="vertical" className="assignee">
    <PersonPicker
      id="assigned-to"
      part="manager"
      allowClear
      placeholder="Nobody yet"
      value={request.assigned_to ?? null}
      current={{ id: request.assigned_to ?? null, name: request.assigned_name ?? null }}
      onChange={onAssign}
    />
  </Form.Item>
);
