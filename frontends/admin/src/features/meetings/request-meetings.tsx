import {
  openConsultationStatuses,
  type ConsultationView,
  type MeetingView,
  CreateMeeting,
  limits,
  messages,
  requiredLine,
} from '@portal/contracts';
import { meetingQueries, useRestoreMeeting, availabilityQueries, useCreateMeeting } from '@portal/data-access';
import { MeetingList, meetingDayText, TimeItem, NewButton } from '@portal/features';
import { DetailSection, type ChangeMarks, useTimeStyle, FormModal } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { CalendarPlus } from 'lucide-react';
import { DeletedRows } from '../../records/restore-record.js';
import { MeetingTools } from './meeting-tools.js';
import { filled } from '../../forms/business-day.js';
import { MeetingFields } from './meeting-fields.js';

interface RequestMeetingsProps {
  request: ConsultationView;
  /** Meetings that another user changed a moment ago. */
  marks: ChangeMarks | undefined;
}

/** The meetings about a request, and setting another while it is open. */
export function RequestMeetings({ request, marks }: RequestMeetingsProps) {
  const isOpen = (openConsultationStatuses as readonly string[]).includes(request.status);
  return (
    <DetailSection
      title="Meetings"
      extra={
        isOpen ? (
          <NewButton
            icon={<CalendarPlus size={15} strokeWidth={1.75} />}
            label="Schedule meeting"
            form={(close) => <ScheduleMeeting request={request} onClose={close} />}
          />
        ) : null
      }
    >
      <MeetingList
        consultationId={request.id}
        consultationType={request.consultation_type}
        side="admin"
        marks={marks}
        none={isOpen ? 'No meeting yet.' : 'No meeting took place. Reopen the request to schedule one.'}
        factsOf={(meeting) => [['Notes, only for admins', meeting.notes]]}
        actionsOf={(meeting) => <MeetingTools meeting={meeting} />}
      />
      <DeletedMeetings consultationId={request.id} />
    </DetailSection>
  );
}

/** The meetings of a request that were deleted in the last 30 days. */
function DeletedMeetings({ consultationId }: { consultationId: string }) {
  const { data } = useQuery(meetingQueries.list({ consultation_id: consultationId, deleted: true, limit: 50 }));
  const { timeZone } = useTimeStyle();
  const nameOf = ({ starts_at: start }: MeetingView): string => `Meeting on ${meetingDayText(start, timeZone)}`;
  const of = { noun: ['meeting', 'meetings'], nameOf, useRestore: useRestoreMeeting } as const;
  return <DeletedRows title="Deleted meetings" of={of} rows={data?.data} />;
}

const scheduling = CreateMeeting.extend({ starts_at: requiredLine(limits.title, 'Choose a time') });

/** Sets a meeting about a request: a free time counts at once, any other when the customer confirms it. */
export const ScheduleMeeting = ({ request, onClose }: { request: ConsultationView; onClose: () => void }) => (
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
    onSubmit={useCreateMeeting().mutateAsync}
    toasts={{ success: messages.success.meetingScheduled, failure: messages.failure.meetingSchedule }}
    onClose={onClose}
  >
    <HostAndTime request={request} />
    <MeetingFields isNew />
  </FormModal>
);

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
      <TimeItem
        key={host ?? 'anybody'}
        filter={{ consultation_type: request.consultation_type, ...(host ? { host_id: host } : {}) }}
        side="admin"
      />
    </>
  );
}
