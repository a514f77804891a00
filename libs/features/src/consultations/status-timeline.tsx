import type { ConsultationView } from '@portal/contracts';
import { ExactTime, RelativeTime } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { statusWords } from './consultation-words.js';
import './consultations.css';

interface Step {
  key: string;
  title: string;
  state: 'done' | 'now' | 'ahead';
  when: ReactNode;
}

/** Where a request stands on its way, and what comes next. */
export function StatusTimeline({ request }: { request: ConsultationView }) {
  return (
    <ol className="timeline">
      {stepsOf(request).map((step) => (
        <li
          key={step.key}
          className={`timeline__step timeline__step--${step.state}`}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className="timeline__title">{step.title}</span>
          <span className="timeline__when">{step.when}</span>
        </li>
      ))}
    </ol>
  );
}

function stepsOf(request: ConsultationView): Step[] {
  const { status, first_responded_at: answered, next_meeting_at: meeting } = request;
  const closed = status === 'completed' || status === 'declined' || status === 'cancelled';
  const received: Step = {
    key: 'received',
    title: 'Request received',
    state: 'done',
    when: <RelativeTime at={request.created_at} />,
  };
  const answer: Step = {
    key: 'answered',
    title: answered ? 'We got in touch' : 'We get in touch',
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
    title: statusWords[status],
    state: 'now',
    when: <RelativeTime at={request.updated_at} />,
  };
  if (closed) return answered ? [received, answer, end] : [received, end];
  const scheduled: Step = {
    key: 'scheduled',
    title: status === 'scheduled' ? 'Scheduled' : 'We agree on a time',
    state: status === 'scheduled' ? 'done' : answered ? 'now' : 'ahead',
    when: meeting ? <ExactTime at={meeting} /> : status === 'scheduled' ? '' : 'with a calendar invite',
  };
  const held: Step = {
    key: 'held',
    title: 'Consultation',
    state: status === 'scheduled' ? 'now' : 'ahead',
    when: 'and what we recommend',
  };
  return [received, answer, scheduled, held];
}
