import type { MeetingView } from '@portal/contracts';
import { meetingQueries, useRestoreMeeting } from '@portal/data-access';
import { meetingDayText } from '@portal/features';
import { useTimeStyle } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { DeletedRows } from '../../deleted/deleted-rows.js';

/** The meetings of a request that were deleted in the last 30 days. */
export function DeletedMeetings({ consultationId }: { consultationId: string }) {
  const { data } = useQuery(meetingQueries.list({ consultation_id: consultationId, deleted: true, limit: 50 }));
  const { timeZone } = useTimeStyle();
  return (
    <DeletedRows
      title="Deleted meetings"
      noun="meeting"
      rows={data?.data}
      nameOf={({ starts_at: start }: MeetingView) => `Meeting on ${meetingDayText(start, timeZone)}`}
      mutation={useRestoreMeeting()}
    />
  );
}
