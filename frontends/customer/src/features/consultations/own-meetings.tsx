import type { MeetingView } from '@portal/contracts';
import { meetingQueries } from '@portal/data-access';
import { isOpenMeeting, LinkList, meetingDayText, meetingSpanText, MeetingStatus } from '@portal/features';
import { PageSection, useNow, useTimeStyle } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { addresses } from '../../addresses.js';

const MAX_MEETINGS = 50;

export const ownMeetingsQuery = meetingQueries.list({ sortBy: 'starts_at', sortOrder: 'desc', limit: MAX_MEETINGS });

/** The customer's meetings: those to come, the next first; those that were on request. Without any there is nothing. Live by the channel of the requests. */
export function OwnMeetings() {
  const { data } = useQuery(ownMeetingsQuery);
  const now = useNow();
  const style = useTimeStyle();
  const [all, setAll] = useState(false);
  if (!data || data.data.length === 0) return null;
  const { coming, past } = byTime(data.data, now);
  const itemOf = (meeting: MeetingView) => ({
    key: meeting.id,
    to: `${addresses.consultations}/${meeting.consultation_id}`,
    title: `${meetingDayText(meeting.starts_at, style.timeZone)}, ${meetingSpanText(meeting, style.timeZone)}`,
    aside: (
      <>
        <span>{meeting.consultation_title}</span>
        <MeetingStatus status={meeting.status} />
      </>
    ),
  });
  return (
    <PageSection
      title="Your meetings"
      extra={
        past.length > 0 ? (
          <Button type="text" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Only those to come' : `Show ${past.length} past`}
          </Button>
        ) : null
      }
    >
      <LinkList items={[...coming, ...(all ? past : [])].map(itemOf)} empty="No meeting is coming up." />
    </PageSection>
  );
}

function byTime(meetings: readonly MeetingView[], now: number) {
  const isComing = (meeting: MeetingView): boolean => isOpenMeeting(meeting) && Date.parse(meeting.ends_at) > now;
  return {
    coming: meetings.filter(isComing).toReversed(),
    past: meetings.filter((meeting) => !isComing(meeting)),
  };
}
