import type { CustomerDealView, DealType } from '@portal/contracts';
import { StatusTag, statusTagOf } from '@portal/ui-antd';
import { DayText } from '../dates/day-text.js';
import {
  dealStatusLabels,
  dealStatusTones,
  dealTypeLabels,
  documentStatusLabels,
  documentStatusTones,
} from './deal-labels.js';
import './deals.css';

/** The state of a deal as a word with a dot. */
export const DealStatusTag = statusTagOf(dealStatusLabels, dealStatusTones);

/** Beside the state of what the user is to answer or to sign. */
export const WaitingTag = () => <StatusTag tone="warning">Waiting for you</StatusTag>;

/** Recurring in blue, one-time in purple (specification, section 4). */
export const DealTypeTag = ({ type }: { type: DealType }) => (
  <span className={`deal-type pill nowrap tiny strong deal-type--${type}`}>{dealTypeLabels[type]}</span>
);

/** The state of a document of a deal. */
export const DocumentStatusTag = statusTagOf(documentStatusLabels, documentStatusTones);

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
