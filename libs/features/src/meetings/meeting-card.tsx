import type { ConsultationType, MeetingView } from '@portal/contracts';
import { meetingCalendarHref } from '@portal/data-access';
import { classNames } from '@portal/ui';
import { ChangeNote, Facts, RelativeTime, useNow, type ChangeMark } from '@portal/ui-antd';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { MeetingActions } from './meeting-actions.js';
import { isOpenMeeting, waitsFor, type MeetingSide } from './meeting-steps.js';
import { MeetingTime } from './meeting-time.js';
import { meetingModeLabels, MeetingStatus } from './meeting-labels.js';
import './meetings.css';

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
export function MeetingCard({ meeting, consultationType, side, change, facts = [], children }: MeetingCardProps) {
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
