import { openConsultationStatuses, type ConsultationView } from '@portal/contracts';

const HOUR = 3_600_000;
/** Of a request that is over without an answer. */
const NOT_DUE = 'No longer due';
/** The promise is 24 hours; amber in its last four, that is from the twentieth (specification, section 4). */
const AMBER_FROM_END = 4 * HOUR;

export type PromisePhase = 'kept' | 'running' | 'soon' | 'late' | 'over';

type Promised = Pick<ConsultationView, 'status' | 'promised_by' | 'first_responded_at'>;

/** The state of the 24-hour promise: `over` means that no answer is due any more. */
export function promisePhase(request: Promised, now: number): PromisePhase {
  if (request.first_responded_at)
    return Date.parse(request.first_responded_at) <= Date.parse(request.promised_by) ? 'kept' : 'over';
  if (!(openConsultationStatuses as readonly string[]).includes(request.status)) return 'over';
  const left = Date.parse(request.promised_by) - now;
  if (left < 0) return 'late';
  return left <= AMBER_FROM_END ? 'soon' : 'running';
}

/** A duration as short text: "3 h", "40 min", "2 days". */
export function spanText(milliseconds: number): string {
  const size = Math.abs(milliseconds);
  if (size < HOUR) return `${Math.max(1, Math.round(size / 60_000))} min`;
  if (size < 48 * HOUR) return `${Math.floor(size / HOUR)} h`;
  return `${Math.floor(size / (24 * HOUR))} days`;
}

/** The clock in words. */
export function promiseText(request: Promised, now: number): string {
  const left = Date.parse(request.promised_by) - now;
  switch (promisePhase(request, now)) {
    case 'kept':
      return 'Answered in time';
    case 'late':
      return `Late by ${spanText(left)}`;
    case 'soon':
    case 'running':
      return `${spanText(left)} left`;
    case 'over':
      return request.first_responded_at ? 'Answered late' : NOT_DUE;
  }
}

/** The clock as the customer reads it. */
export function spokenPromise(request: Promised, now: number): string {
  const phase = promisePhase(request, now);
  if (phase === 'late') return 'Our answer is late';
  if (phase === 'kept' || phase === 'over') return request.first_responded_at ? 'Answered' : NOT_DUE;
  return `Answer within ${spanText(Date.parse(request.promised_by) - now)}`;
}
