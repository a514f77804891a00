import { openConsultationStatuses, type ConsultationView, type MeetingView } from '@portal/contracts';
import { meetingQueries, useRestoreMeeting } from '@portal/data-access';
import { MeetingList, meetingDayText } from '@portal/features';
import { DetailSection, type ChangeMarks, useTimeStyle } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { NewButton } from '../../records/use-creation.js';
import { DeletedRows } from '../../records/restore-record.js';
import { MeetingTools } from './meeting-tools.js';
import { ScheduleMeeting } from './schedule-meeting.js';

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
