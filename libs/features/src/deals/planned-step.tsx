import type { CustomerDealView } from '@portal/contracts';
import { DayText } from '../dates/day-text.js';

type Plans = Pick<CustomerDealView, 'current_status' | 'pause_at' | 'cancel_at' | 'resumes_at'>;

/** The step a deal will take by itself: "Ends Dec 31"; nothing when none is planned. */
export function PlannedStep({ deal }: { deal: Plans }) {
  const { current_status: status, pause_at, cancel_at, resumes_at } = deal;
  if (cancel_at) return <Step verb="Ends" day={cancel_at} />;
  if (pause_at && status !== 'paused') return <Step verb="Pauses" day={pause_at} />;
  if (resumes_at && status === 'paused') return <Step verb="Starts again" day={resumes_at} />;
  return null;
}

const Step = ({ verb, day }: { verb: string; day: string }) => (
  <span className="planned-step muted">
    {verb} <DayText day={day} />
  </span>
);
