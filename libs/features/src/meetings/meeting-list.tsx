import type { ConsultationType, MeetingView } from '@portal/contracts';
import { meetingQueries, meetingCalendarHref } from '@portal/data-access';
import { ErrorState, Skeleton, classNames } from '@portal/ui';
import { type ChangeMarks, ChangeNote, Facts, RelativeTime, useNow, type ChangeMark } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CalendarPlus } from 'lucide-react';
import { isOpenMeeting, type MeetingSide, waitsFor } from './meeting-steps.js';
import { MeetingActions } from './meeting-actions.js';
import { MeetingTime } from './meeting-time.js';
import { meetingModeLabels, MeetingStatus } from './meeting-labels.js';
import './meetings.css';

interface MeetingListProps {
  consultationId: string;
  consultationType: ConsultationType;
  side: MeetingSide;
  /** Meetings that another user changed a moment ago: from `useLiveMeetings`. */
  marks?: ChangeMarks | undefined;
  /** What stands here while there is none. */
  none: string;
  /** More of a meeting that one side reads or does. */
  factsOf?: (meeting: MeetingView) => readonly (readonly [name: string, value: ReactNode])[];
  actionsOf?: (meeting: MeetingView) => ReactNode;
}

/** The meetings of a request: the open ones first, then what became of the others. */
export function MeetingList({ consultationId, marks, none, factsOf, actionsOf, ...card }: MeetingListProps) {
  const { data, error, refetch } = useQuery(meetingQueries.ofRequest(consultationId));
  if (!data)
    return error ? (
      <ErrorState title="The meetings could not be loaded" text={error.message} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={1} height={96} />
    );
  const rows = data.data.toSorted((one, other) => Number(isOpenMeeting(other)) - Number(isOpenMeeting(one)));
  if (rows.length === 0) return <p className="muted small">{none}</p>;
  return (
    <div className="meetings stack gap-12">
      {rows.map((meeting) => (
        <MeetingCard
          key={meeting.id}
          meeting={meeting}
          change={marks?.get(meeting.id)}
          {...card}
          facts={factsOf?.(meeting) ?? []}
        >
          {actionsOf?.(meeting)}
        </MeetingCard>
      ))}
    </div>
  );
}

interface MeetingCardProps {
  meeting: MeetingView;
  /** Of its request: how long a meeting takes. */
  consultationType: ConsultationType;
  side: MeetingSide;
  change?: ChangeMark | undefined;
  /** Facts that only one side reads. */
  facts?: readonly (readonly [name: string, value: ReactNode])[];
  /** More that can be done, beside what both sides can. */
  children?: ReactNode;
}

/** A meeting: time, people, mode and state, with the actions of the reader's side. */
function MeetingCard({ meeting, consultationType, side, change, facts = [], children }: MeetingCardProps) {
  const open = isOpenMeeting(meeting);
  const { mode, location, meeting_url: url } = meeting;
  return (
    <article className={classNames('meeting', !open && 'meeting--past', change?.glowing && 'is-glowing')}>
      <ChangeNote mark={change} />
      <header className="gap-4-12 top-aligned flex wrap between small">
        <h3 className="meeting__when">
          <MeetingTime meeting={meeting} />
        </h3>
        <MeetingStatus status={meeting.status} />
      </header>
      <Standing meeting={meeting} side={side} />
      <Facts
        items={[
          ['With', meeting.host_name],
          ['How', location ? `${meetingModeLabels[mode]}, ${location}` : meetingModeLabels[mode]],
          ['Video room', open && url ? <RoomLink url={url} /> : null],
          ['Agenda', meeting.agenda],
          [meeting.status === 'rescheduled' ? 'Moved because' : 'Reason', meeting.cancel_reason],
          ...facts,
        ]}
      />
      {open || children ? (
        <div className="row wrap gap-8">
          <MeetingActions meeting={meeting} consultationType={consultationType} side={side} />
          {open ? (
            <a
              className="meeting__calendar plain-link touch-target inline-row gap-6 small strong"
              href={meetingCalendarHref(meeting.id)}
              download
            >
              <CalendarPlus size={15} strokeWidth={1.75} /> Add to calendar
            </a>
          ) : null}
          {children}
        </div>
      ) : null}
    </article>
  );
}

const RoomLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noreferrer">
    Join the video call
  </a>
);

/** For whose word a proposed time waits. */
function Standing({ meeting, side }: Pick<MeetingCardProps, 'meeting' | 'side'>) {
  const now = useNow();
  if (meeting.status !== 'proposed') return null;
  if (meeting.proposed_by === 'visitor' && meeting.held_until) {
    const over = Date.parse(meeting.held_until) <= now;
    return (
      <p className="muted small">
        {over ? 'Not confirmed in time; the hold ended ' : 'Waits for the link in the e-mail; the hold ends '}
        <RelativeTime at={meeting.held_until} />.
      </p>
    );
  }
  const other = side === 'admin' ? 'The customer' : 'Our team';
  return (
    <p className="muted small">
      {waitsFor(meeting, side) ? `${other} proposes this time. Does it work?` : `${other} has been asked to confirm.`}
    </p>
  );
}
