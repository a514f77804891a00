import { openConsultationStatuses, type ConsultationView } from '@portal/contracts';
import { useCan } from '@portal/data-access';
import { dayOf, DayText, MeetingList, useLiveMeetings } from '@portal/features';
import { DetailSection, useTimeStyle } from '@portal/ui-antd';
import { PickMeeting } from './pick-meeting.js';

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
