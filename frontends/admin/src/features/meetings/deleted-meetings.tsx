import type { MeetingView } from '@portal/contracts';
import { meetingQueries, useRestoreMeeting } from '@portal/data-access';
import { meetingDayText } from '@portal/features';
import { useTimeStyle } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { RestoreButton } from '../../deleted/restore-button.js';
import './meetings.css';

/** The meetings of a request that were deleted in the last 30 days, each with the way back; nothing when there are none. */
export function DeletedMeetings({ consultationId }: { consultationId: string }) {
  const { data } = useQuery(meetingQueries.list({ consultation_id: consultationId, deleted: true, limit: 50 }));
  if (!data || data.data.length === 0) return null;
  return (
    <div className="deleted-meetings">
      <h3>Deleted meetings</h3>
      <ul>
        {data.data.map((meeting) => (
          <DeletedMeeting key={meeting.id} meeting={meeting} />
        ))}
      </ul>
    </div>
  );
}

function DeletedMeeting({ meeting }: { meeting: MeetingView }) {
  const { timeZone } = useTimeStyle();
  const dayOf = ({ starts_at: start }: MeetingView) => meetingDayText(start, timeZone);
  return (
    <li>
      <span>{dayOf(meeting)}</span>
      <RestoreButton
        id={meeting.id}
        noun="meeting"
        mutation={useRestoreMeeting()}
        nameOf={(row) => `Meeting on ${dayOf(row)}`}
        rowOf={`the meeting on ${dayOf(meeting)}`}
      />
    </li>
  );
}
