import type { UserView } from '@portal/contracts';
import { meetingQueries } from '@portal/data-access';
import { LinkList, meetingModeLabels, MeetingTime, useLiveMeetings } from '@portal/features';
import { PageSection } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';

export const nextMeetingQuery = ({ id }: UserView) =>
  meetingQueries.list({ status: ['confirmed'], upcoming: true, customer_id: id, limit: 1 });

/** The customer's next agreed meeting; without one there is nothing. */
export function NextMeeting({ user }: { user: UserView }) {
  const { data } = useQuery(nextMeetingQuery(user));
  useLiveMeetings();
  const [meeting] = data?.data ?? [];
  if (!meeting) return null;
  return (
    <PageSection title="Your next meeting" extra={<Link to={addresses.consultations}>All meetings</Link>}>
      <LinkList
        items={[
          {
            key: meeting.id,
            to: `${addresses.consultations}/${meeting.consultation_id}`,
            title: meeting.consultation_title,
            aside: (
              <>
                <MeetingTime meeting={meeting} />
                <span>
                  {meetingModeLabels[meeting.mode]} with {meeting.host_name}
                </span>
              </>
            ),
          },
        ]}
        empty=""
      />
    </PageSection>
  );
}
