import type { ConsultationView } from '@portal/contracts';
import { ExactTime, RelativeTime } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { endingLabel } from './consultation-labels.js';
import './consultations.css';

interface Step {
  key: string;
  title: string;
  state: 'done' | 'now' | 'ahead';
  when: ReactNode;
}

/** Where a request stands on its way, and what comes next. */
export const StatusTimeline = ({ request }: { request: ConsultationView }) => (
  <ol className="timeline stack small">
    {stepsOf(request).map((step) => (
      <li
        key={step.key}
        className={`timeline__step relative flex wrap muted timeline__step--${step.state}`}
        aria-current={step.state === 'now' ? 'step' : undefined}
      >
        <span className="timeline__title strong">{step.title}</span>
        <span>{step.when}</span>
      </li>
    ))}
  </ol>
);

function stepsOf(request: ConsultationView): Step[] {
  const { status, first_responded_at: answered, next_meeting_at: meeting } = request;
  const isProposed = request.next_meeting_status === 'proposed';
  const isAgreed = status === 'scheduled' && !isProposed;
  const closed = status === 'completed' || status === 'declined' || status === 'cancelled';
  const received: Step = {
    key: 'received',
    title: 'Request received',
    state: 'done',
    when: <RelativeTime at={request.created_at} />,
  };
  const answer: Step = {
    key: 'answered',
    title: answered ? 'Answered' : 'We get in touch', // a booked meeting is an answer too
    state: answered ? 'done' : 'now',
    when: answered ? (
      <RelativeTime at={answered} />
    ) : (
      <>
        by <ExactTime at={request.promised_by} />
      </>
    ),
  };
  const end: Step = {
    key: 'end',
    title: endingLabel(request),
    state: 'now',
    when: <RelativeTime at={request.updated_at} />,
  };
  if (closed) return answered ? [received, answer, end] : [received, end];
  const scheduled: Step = {
    key: 'scheduled',
    title: isAgreed ? 'Scheduled' : 'We agree on a time',
    state: isAgreed ? 'done' : answered ? 'now' : 'ahead',
    when: meeting ? <AgreedTime at={meeting} isProposed={isProposed} /> : isAgreed ? '' : 'with a calendar invite',
  };
  const held: Step = {
    key: 'held',
    title: 'Consultation',
    state: isAgreed ? 'now' : 'ahead',
    when: 'and what we recommend',
  };
  return [received, answer, scheduled, held];
}

const AgreedTime = ({ at, isProposed }: { at: string; isProposed: boolean }) => (
  <>
    <ExactTime at={at} />
    {isProposed ? ' is proposed' : null}
  </>
);
