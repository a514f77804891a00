import { metrics, type MeetingView } from '@portal/contracts';
import { meetingQueries } from '@portal/data-access';
import {
  dayOf,
  LinkList,
  MeetingStatus,
  MeetingTime,
  useLiveMeetings,
  useToday,
  QueryBoundary,
} from '@portal/features';
import { PageSection, useTimeStyle } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';

export const nextMeetingsQuery = meetingQueries.list({ ...metrics.upcoming_meetings.filter, limit: 10 });

/** The meetings of all hosts that are still to come today; without one, the next. */
export function TodaysMeetings() {
  const result = useQuery(nextMeetingsQuery);
  useLiveMeetings();
  const { timeZone } = useTimeStyle();
  const today = useToday();
  const isToday = ({ starts_at: start }: MeetingView): boolean => dayOf(Date.parse(start), timeZone) <= today;
  const ofToday = result.data?.data.filter(isToday);
  const isQuiet = ofToday?.length === 0 && result.data?.data.length !== 0;
  return (
    <PageSection
      title={isQuiet ? 'Next meeting' : 'Today’s meetings'}
      extra={<Link to={`${addresses.consultations}?view=meetings`}>All meetings</Link>}
    >
      <QueryBoundary result={result} what="The meetings">
        {(meetings) => (
          <LinkList
            items={(isQuiet ? meetings?.data.slice(0, 1) : ofToday)?.map((meeting) => ({
              key: meeting.id,
              to: addresses.consultation({ id: meeting.consultation_id }),
              title: meeting.consultation_title,
              aside: (
                <>
                  <MeetingTime meeting={meeting} />
                  <MeetingStatus status={meeting.status} />
                </>
              ),
            }))}
            empty="No meeting is coming up."
          />
        )}
      </QueryBoundary>
    </PageSection>
  );
}
