import { createMeeting, limits, messages, requiredLine, type ConsultationView } from '@portal/contracts';
import { useCreateMeeting } from '@portal/data-access';
import { proposalNote, TimeChoice } from '@portal/features';
import { FormModal, TextItem, useTimeStyle } from '@portal/ui-antd';
import { Button, Form } from 'antd';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';

const texts = { success: messages.success.meetingScheduled, failure: messages.failure.meetingSchedule };

const picking = createMeeting.extend({ starts_at: requiredLine(limits.title, 'Choose a time') });

/** Books a time for a request: a free one is confirmed at once, any other is proposed to the host. */
export function PickMeeting({ request }: { request: ConsultationView }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<CalendarPlus size={16} strokeWidth={1.75} />} onClick={() => setOpen(true)}>
        Pick a time
      </Button>
      {open ? <PickMeetingForm request={request} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

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
      <Form.Item name="starts_at" label="Time" required>
        <TimeChoice filter={{ consultation_type: request.consultation_type }} otherNote={proposalNote('customer')} />
      </Form.Item>
      <TextItem name="agenda" label="What we should talk about" rows={[2, 6]} />
    </FormModal>
  );
}
