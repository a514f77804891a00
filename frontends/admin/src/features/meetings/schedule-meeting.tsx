import { createMeeting, limits, messages, requiredLine, type ConsultationView } from '@portal/contracts';
import { availabilityQueries, useCreateMeeting } from '@portal/data-access';
import { proposalNote, TimeChoice } from '@portal/features';
import { FormModal } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { filled } from '../../forms/business-day.js';
import { MeetingFields } from './meeting-fields.js';

interface ScheduleMeetingProps {
  request: ConsultationView;
  onClose: () => void;
}

const scheduling = createMeeting.extend({ starts_at: requiredLine(limits.title, 'Choose a time') });

/** Sets a meeting about a request: a free time counts at once, any other when the customer confirms it. */
export function ScheduleMeeting({ request, onClose }: ScheduleMeetingProps) {
  const create = useCreateMeeting();
  return (
    <FormModal
      title={`Schedule a meeting about ${request.reference}`}
      schema={scheduling}
      initialValues={{
        mode: request.preferred_contact_method === 'phone' ? 'phone' : 'video',
        host_id: null,
        starts_at: '',
        location: request.preferred_contact_method === 'phone' ? request.phone : '',
      }}
      toInput={(values) => ({ starts_at: '', ...filled(values), consultation_id: request.id })}
      submitText="Schedule meeting"
      onSubmit={(input) => create.mutateAsync(input)}
      toasts={{ success: messages.success.meetingScheduled, failure: messages.failure.meetingSchedule }}
      onClose={onClose}
    >
      <HostAndTime request={request} />
      <MeetingFields isNew />
    </FormModal>
  );
}

/** Who takes the meeting, and the times that are free then. */
function HostAndTime({ request }: { request: ConsultationView }) {
  const { data: hosts } = useQuery(availabilityQueries.hosts());
  const form = Form.useFormInstance();
  const host = Form.useWatch<string | null | undefined>('host_id');
  const options = hosts?.filter(({ takes_meetings: takes }) => takes) ?? [];
  return (
    <>
      <Form.Item
        name="host_id"
        label="Host"
        extra={request.assigned_name && !host ? `${request.assigned_name} when free, else somebody who is.` : undefined}
      >
        <Select
          allowClear
          loading={!hosts}
          placeholder="Whoever is free"
          options={options.map(({ host_id: value, host_name: label }) => ({ value, label }))}
          onChange={() => form.setFieldValue('starts_at', '')}
        />
      </Form.Item>
      <Form.Item name="starts_at" label="Time" required>
        <TimeChoice
          key={host ?? 'anybody'}
          filter={{ consultation_type: request.consultation_type, ...(host ? { host_id: host } : {}) }}
          otherNote={proposalNote('admin')}
        />
      </Form.Item>
    </>
  );
}
