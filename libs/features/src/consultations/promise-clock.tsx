import type { ConsultationView } from '@portal/contracts';
import { exactTimeText, useNow, useTimeStyle } from '@portal/ui-antd';
import { Clock } from 'lucide-react';
import { promisePhase, promiseText } from './promise.js';
import './consultations.css';

/** How long there still is to keep the 24-hour promise: amber from the twentieth hour, red after the last. */
export function PromiseClock({ request }: { request: Pick<ConsultationView, 'status' | 'promised_by' | 'first_responded_at'> }) {
  const now = useNow();
  const style = useTimeStyle();
  const phase = promisePhase(request, now);
  return (
    <span className={`promise promise--${phase}`} title={`Promised by ${exactTimeText(request.promised_by, style)}`}>
      {phase === 'soon' || phase === 'late' ? <Clock size={14} strokeWidth={2} aria-hidden="true" /> : null}
      {promiseText(request, now)}
    </span>
  );
}
