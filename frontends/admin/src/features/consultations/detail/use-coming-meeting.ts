import type { ConsultationView, MeetingView } from '@portal/contracts';
import { meetingQueries } from '@portal/data-access';
import { isOpenMeeting } from '@portal/features';
import { useNow } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';

/** The next meeting of a request that is still to take place; undefined while it loads, and where there is none. */
export function useComingMeeting({
  id,
  next_meeting_at: next,
}: Pick<ConsultationView, 'id' | 'next_meeting_at'>): MeetingView | undefined {
  const now = useNow();
  const { data } = useQuery({ ...meetingQueries.ofRequest(id), enabled: next !== null });
  return data?.data
    .filter((meeting) => isOpenMeeting(meeting) && Date.parse(meeting.starts_at) > now)
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))[0];
}
