import type { ConsultationView } from '@portal/contracts';
import { exactTimeText, useNow, useTimeStyle } from '@portal/ui-antd';
import { Clock } from 'lucide-react';
import { promisePhase, promiseText, spokenPromise } from './promise.js';
import './consultations.css';

interface PromiseClockProps {
  request: Pick<ConsultationView, 'status' | 'promised_by' | 'first_responded_at'>;
  /** In the customer's words instead of the console's. */
  spoken?: boolean;
}

/** How long there still is to keep the 24-hour promise: amber from the twentieth hour, red after the last. */
export function PromiseClock({ request, spoken = false }: PromiseClockProps) {
  const now = useNow();
  const style = useTimeStyle();
  const phase = promisePhase(request, now);
  return (
    <span className={`promise promise--${phase}`} title={`Promised by ${exactTimeText(request.promised_by, style)}`}>
      {phase === 'soon' || phase === 'late' ? <Clock size={14} strokeWidth={2} /> : null}
      {spoken ? spokenPromise(request, now) : promiseText(request, now)}
    </span>
  );
}
