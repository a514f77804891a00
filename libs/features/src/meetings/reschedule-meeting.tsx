import {
  requiredLine,
  RescheduleMeeting as rescheduleMeeting,
  limits,
  type ConsultationType,
  type MeetingView,
} from '@portal/contracts';
import { useRescheduleMeeting } from '@portal/data-access';
import { FormModal, useTimeStyle } from '@portal/ui-antd';
import { Form, Input } from 'antd';
import type { MeetingSide } from './meeting-steps.js';
import { MeetingTime } from './meeting-time.js';
import { TimeItem } from './time-item.js';
import { meetingUpdateToasts } from './use-save-meeting.js';

interface RescheduleMeetingProps {
  meeting: MeetingView;
  /** Of the request: how long it takes. */
  consultationType: ConsultationType;
  side: MeetingSide;
  onClose: () => void;
}

const moving = rescheduleMeeting.extend({ starts_at: requiredLine(limits.title, 'Choose a new time') });

/** Moves a meeting: a free time counts at once, any other when the other side confirms it. */
export function RescheduleMeeting({ meeting, consultationType, side, onClose }: RescheduleMeetingProps) {
  const reschedule = useRescheduleMeeting();
  const { timeZone } = useTimeStyle();
  const filter = {
    consultation_type: consultationType,
    ...(side === 'admin' ? { host_id: meeting.host_id } : {}),
  };
  return (
    <FormModal
      title="Move meeting"
      schema={moving}
      initialValues={{ starts_at: '', reason: '' }}
      toInput={({ starts_at: start, reason }) => ({
        starts_at: start,
        ...(reason ? { reason } : {}),
        ...(side === 'customer' && timeZone ? { time_zone: timeZone } : {}),
        version: meeting.version,
      })}
      submitText="Move meeting"
      onSubmit={(input) => reschedule.mutateAsync({ id: meeting.id, ...input })}
      toasts={meetingUpdateToasts}
      onClose={onClose}
    >
      <p className="meeting-dialog__what muted">
        Now <MeetingTime meeting={meeting} />
      </p>
      <TimeItem label="New time" filter={filter} side={side} />
      <Form.Item name="reason" label="Why" extra={side === 'admin' ? 'The customer reads this.' : 'We read this.'}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </FormModal>
  );
}
