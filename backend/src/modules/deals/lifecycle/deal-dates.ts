import { monthsOf, type DealInterval, type DealStatus } from '@portal/contracts';
import { addDays } from '../../../infrastructure/database/time/business-time.js';

/** When a recurring deal is billed: on its first day, and on that day of the month a period later, again and again. */
export interface BillingRhythm {
  startsOn: string;
  interval: DealInterval;
}

/** A period of a recurring deal that is now billed. */
export interface BilledPeriod {
  periodStart: string;
  /** When the next one begins. */
  nextBillOn: string;
}

const TWO = 2;
const padded = (part: number): string => String(part).padStart(TWO, '0');

/**
 * The day on which period `n` begins, the first being 0: the start plus n periods, no later than the month's last day
 * (31 January, 28 February, 31 March). Days are written 2026-01-31.
 */
export function anchorDay({ startsOn, interval }: BillingRhythm, n: number): string {
  const [year = 0, month = 1, date = 1] = startsOn.split('-').map(Number);
  const months = month - 1 + n * monthsOf[interval];
  const [inYear, inMonth] = [year + Math.floor(months / 12), months % 12];
  const lastDate = new Date(Date.UTC(inYear, inMonth + 1, 0)).getUTCDate();
  return `${String(inYear).padStart(4, '0')}-${padded(inMonth + 1)}-${padded(Math.min(date, lastDate))}`;
}

/** The first day on which a period begins, that day or later. */
export function anchorFrom(rhythm: BillingRhythm, day: string): string {
  let n = Math.max(0, Math.floor(monthsBetween(rhythm.startsOn, day) / monthsOf[rhythm.interval]) - 1);
  while (anchorDay(rhythm, n) < day) n += 1;
  return anchorDay(rhythm, n);
}

/** The first day on which a period begins after that day. */
export function anchorAfter(rhythm: BillingRhythm, day: string): string {
  const anchor = anchorFrom(rhythm, day);
  return anchor > day ? anchor : anchorFrom(rhythm, addDays(day, 1));
}

function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}

/** A step that is taken on its day by the product itself. */
export interface PlannedStep {
  to: 'paused' | 'active' | 'cancelled';
  on: string;
}

interface Planned {
  currentStatus: DealStatus;
  pauseAt: string | null;
  resumesAt: string | null;
  cancelAt: string | null;
}

/** The earliest planned step whose day has come; of two on one day the end. */
export function nextStep({ currentStatus, ...plan }: Planned, today: string): PlannedStep | undefined {
  const isActive = currentStatus === 'active';
  const planned: { to: PlannedStep['to']; on: string | null }[] = [
    { to: 'cancelled', on: isActive || currentStatus === 'paused' ? plan.cancelAt : null },
    { to: 'paused', on: isActive ? plan.pauseAt : null },
    { to: 'active', on: currentStatus === 'paused' ? plan.resumesAt : null },
  ];
  return planned
    .filter((step): step is PlannedStep => step.on !== null && step.on <= today)
    .sort((one, other) => one.on.localeCompare(other.on))[0];
}
