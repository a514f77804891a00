import { createMeeting, limits, messages, requiredLine, type ConsultationView } from '@portal/contracts';
import { useCreateMeeting } from '@portal/data-access';
import { NewButton, TimeItem } from '@portal/features';
import { FormModal, useTimeStyle } from '@portal/ui-antd';
import { Form, Input } from 'antd';
import { CalendarPlus } from 'lucide-react';

const texts = { success: messages.success.meetingScheduled, failure: messages.failure.meetingSchedule };

const picking = createMeeting.extend({ starts_at: requiredLine(limits.title, 'Choose a time') });

/** Books a time for a request: a free one is confirmed at once, any other is proposed to the host. */
export const PickMeeting = ({ request }: { request: ConsultationView }) => (
  <NewButton
    icon={<CalendarPlus size={16} strokeWidth={1.75} />}
    label="Pick a time"
    form={(close) => <PickMeetingForm request={request} onClose={close} />}
  />
);

function PickMeetingForm({ request, onClose }: { request: ConsultationView; onClose: () => void }) {
  const create = useCreateMeeting();
  const { timeZone } = useTimeStyle();
  return (
    <FormModal
      title="Pick a time"
      schema={picking}
      initialValues={{ starts_at: '', agenda: '' }}
      toInput={({ starts_at, agenda }) => ({
        consultation_id: request.id,
        starts_at,
        ...(agenda ? { agenda } : {}),
        ...(timeZone ? { time_zone: timeZone } : {}),
      })}
      submitText="Book this time"
      onSubmit={(input) => create.mutateAsync(input)}
      toasts={texts}
      onClose={onClose}
    >
      <TimeItem filter={{ consultation_type: request.consultation_type }} side="customer" />
      <Form.Item name="agenda" label="What we should talk about">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </FormModal>
  );
}
