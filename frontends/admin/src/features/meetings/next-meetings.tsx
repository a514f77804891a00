import { meetingQueries } from '@portal/data-access';
import { LinkList, MeetingStatus, MeetingTime, useLiveMeetings, WhenLoaded } from '@portal/features';
import { PageSection } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';

/** The next meetings of all hosts, on the dashboard. */
export function NextMeetings() {
  const result = useQuery(meetingQueries.list({ upcoming: true, limit: 5 }));
  useLiveMeetings();
  return (
    <PageSection title="Next meetings" extra={<Link to="/admin/consultations?view=meetings">All meetings</Link>}>
      <WhenLoaded result={result} what="The meetings">
        {(meetings) => (
          <LinkList
            items={meetings?.data.map((meeting) => ({
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
      </WhenLoaded>
    </PageSection>
  );
}
