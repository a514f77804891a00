import { openConsultationStatuses, type ConsultationView } from '@portal/contracts';
import { MeetingList } from '@portal/features';
import { DetailSection, type ChangeMarks } from '@portal/ui-antd';
import { Button } from 'antd';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { DeletedMeetings } from './deleted-meetings.js';
import { MeetingTools } from './meeting-tools.js';
import { ScheduleMeeting } from './schedule-meeting.js';

interface RequestMeetingsProps {
  request: ConsultationView;
  /** Meetings that another user changed a moment ago. */
  marks: ChangeMarks | undefined;
}

/** The meetings about a request, and setting another while it is open. */
export function RequestMeetings({ request, marks }: RequestMeetingsProps) {
  const [scheduling, setScheduling] = useState(false);
  const isOpen = (openConsultationStatuses as readonly string[]).includes(request.status);
  return (
    <DetailSection
      title="Meetings"
      extra={
        isOpen ? (
          <Button
            icon={<CalendarPlus size={15} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setScheduling(true)}
          >
            Schedule meeting
          </Button>
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
      {scheduling ? <ScheduleMeeting request={request} onClose={() => setScheduling(false)} /> : null}
    </DetailSection>
  );
}
