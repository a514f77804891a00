import type { ConsultationView, MeetingView } from '@portal/contracts';
import { meetingQueries } from '@portal/data-access';
import { useTimeStyle } from '@portal/ui-antd';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { isOpenMeeting } from './meeting-steps.js';
import { meetingDayText, meetingSpanText } from './meeting-time.js';
import './meetings.css';

/** How a request ends. */
type RequestEnd = 'completed' | 'declined' | 'cancelled';

type Ending = Pick<ConsultationView, 'id' | 'next_meeting_at'>;

/**
 * Lists the meetings that a request's end cancels, each by time and host, for the confirmation; null where there is
 * none (decisions 4.32). While they can't be loaded the text names none.
 */
export function useMeetingsCalledOff(): (requests: readonly Ending[], end: RequestEnd) => Promise<ReactNode> {
  const client = useQueryClient();
  const { timeZone } = useTimeStyle();
  return useCallback(
    async (requests, end) => {
      const meeting = requests.filter(({ next_meeting_at: next }) => next !== null);
      try {
        const lists = await Promise.all(
          meeting.map(({ id }) => client.query({ ...meetingQueries.ofRequest(id), retry: false })),
        );
        const gone = lists.flatMap(({ data }) => data).filter((one) => isCalledOff(one, end, Date.now()));
        return gone.length === 0 ? null : <CalledOff meetings={gone} timeZone={timeZone} />;
      } catch {
        return <p className="called-off">This cancels the open meetings; everybody invited hears it by e-mail.</p>;
      }
    },
    [client, timeZone],
  );
}

/** Completing a request leaves the meetings that have begun: they took place. */
const isCalledOff = (meeting: MeetingView, end: RequestEnd, now: number): boolean =>
  isOpenMeeting(meeting) && (end !== 'completed' || Date.parse(meeting.starts_at) > now);

/** Dialogs have no access to the reader's zone, so it is a property. */
function CalledOff({ meetings, timeZone }: { meetings: readonly MeetingView[]; timeZone: string | undefined }) {
  const ofSeveral = new Set(meetings.map(({ consultation_id: id }) => id)).size > 1;
  const textOf = (meeting: MeetingView): string =>
    `${meetingDayText(meeting.starts_at, timeZone)}, ${meetingSpanText(meeting, timeZone)} with ${meeting.host_name}`;
  const [only, ...others] = meetings;
  if (only && others.length === 0)
    return (
      <p className="called-off">
        This cancels the meeting on <strong>{textOf(only)}</strong>; everybody invited hears it by e-mail.
      </p>
    );
  return (
    <div className="called-off">
      <p>This cancels {meetings.length} meetings; everybody invited hears it by e-mail:</p>
      <ul className="called-off__list">
        {meetings.map((meeting) => (
          <li key={meeting.id}>
            {ofSeveral ? `${meeting.consultation_reference}: ` : null}
            <strong>{textOf(meeting)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
