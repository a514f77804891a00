import {
  openConsultationStatuses,
  type ConsultationView,
  CreateMeeting,
  limits,
  messages,
  requiredLine,
} from '@portal/contracts';
import { useCan, useCreateMeeting } from '@portal/data-access';
import { dayOf, DayText, MeetingList, useLiveMeetings, NewButton, TimeItem } from '@portal/features';
import { DetailSection, FormModal, TextItem, useTimeStyle } from '@portal/ui-antd';
import { CalendarPlus } from 'lucide-react';

/** The meetings about a request: when the next one is, what can be done with each, and a way to one. */
export function RequestMeetings({ request }: { request: ConsultationView }) {
  const mayMeet = useCan('meeting.create', request);
  const marks = useLiveMeetings();
  const { timeZone } = useTimeStyle();
  const { next_meeting_at: next, next_meeting_status: nextStatus } = request;
  const isOpen = (openConsultationStatuses as readonly string[]).includes(request.status);
  const canPick = mayMeet && isOpen && !next;
  return (
    <DetailSection title="Meetings" extra={canPick ? <PickMeeting request={request} /> : null}>
      {next ? (
        <p>
          {nextStatus === 'proposed' ? 'Proposed, not agreed yet: ' : 'The next one: '}
          <DayText day={dayOf(Date.parse(next), timeZone)} />.
        </p>
      ) : null}
      <MeetingList
        consultationId={request.id}
        consultationType={request.consultation_type}
        side="customer"
        marks={marks}
        none={
          canPick
            ? 'No time is agreed yet. Pick one of our free times; it is firm at once.'
            : 'There is no meeting about this request.'
        }
      />
    </DetailSection>
  );
}

const texts = { success: messages.success.meetingScheduled, failure: messages.failure.meetingSchedule };

const picking = CreateMeeting.extend({ starts_at: requiredLine(limits.title, 'Choose a time') });

/** Books a time for a request: a free one is confirmed at once, any other is proposed to the host. */
export const PickMeeting = ({ request }: { request: ConsultationView }) => (
  <NewButton
    icon={<CalendarPlus size={16} strokeWidth={1.75} />}
    label="Pick a time"
    form={(close) => <PickMeetingForm request={request} onClose={close} />}
  />
);

function PickMeetingForm({ request, onClose }: { request: ConsultationView; onClose: () => void }) {
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
      onSubmit={useCreateMeeting().mutateAsync}
      toasts={texts}
      onClose={onClose}
    >
      <TimeItem filter={{ consultation_type: request.consultation_type }} side="customer" />
      <TextItem name="agenda" label="What we should talk about" rows={[2, 6]} />
    </FormModal>
  );
}
