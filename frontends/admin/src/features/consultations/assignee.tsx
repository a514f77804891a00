import type { ConsultationView } from '@portal/contracts';
import { userQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';

interface AssigneeProps {
  request: ConsultationView;
  onAssign: (adminId: string | null) => void;
}

/** Which admin takes care of the request. */
export function Assignee({ request, onAssign }: AssigneeProps) {
  const { data } = useQuery(userQueries.list({ role: 'admin', limit: 100, sortBy: 'first_name', sortOrder: 'asc' }));
  const admins = data?.data.map((user) => ({
    value: user.id,
    label: user.first_name ? `${user.first_name} ${user.last_name ?? ''}`.trim() : user.email,
  }));
  return (
    <Form.Item label="Assigned to" htmlFor="assigned-to" layout="vertical" style={{ marginBottom: 0 }}>
      <Select
        id="assigned-to"
        allowClear
        placeholder="Nobody yet"
        loading={!admins}
        value={request.assigned_to ?? null}
        options={
          admins ?? (request.assigned_to ? [{ value: request.assigned_to, label: request.assigned_name ?? '…' }] : [])
        }
        onChange={(id: string | null | undefined) => onAssign(id ?? null)}
        style={{ width: '100%', maxWidth: 320 }}
      />
    </Form.Item>
  );
}
