import type {
  MailTiming,
  NotificationCategory,
  NotificationChannel,
  PushTiming,
  QuietHours,
  TimingCount,
} from '@portal/contracts';
import { DateTime } from 'luxon';

/** What is kept for one mail: an hour's or a day's. */
export type Digest = 'hourly' | 'daily';

/** What decides when a notification leaves the product; every part is that of its recipient. */
export interface DeliveryRule {
  category: NotificationCategory;
  channel: Exclude<NotificationChannel, 'in_app'>;
  frequency: MailTiming | PushTiming;
  quietHours: QuietHours | null;
  /** From the IANA database; quiet hours and digests are meant in it. */
  timeZone: string;
  /** Goes at any hour, and in no digest (decisions 6.15). */
  isCritical: boolean;
  /** Seconds that what goes at once waits for what follows. */
  mergeSeconds: number;
}

export interface DeliveryTime {
  dueAt: Date;
  digest: Digest | null;
}

/** The hour at which the mail of a day goes. */
const DIGEST_HOUR = 8;

/** When a notification goes by mail or push; null for never. The one place that decides it (decisions 6.15). */
export function deliveryTime(rule: DeliveryRule, now: Date): DeliveryTime | null {
  if (rule.category === 'security') return { dueAt: now, digest: null };
  if (rule.frequency === 'off') return null;
  if (rule.isCritical || rule.category === 'service') return { dueAt: now, digest: null };
  const digest = rule.channel === 'push' || rule.frequency === 'at_once' ? null : rule.frequency;
  const planned = digest ? nextDigest(digest, rule.timeZone, now) : new Date(now.getTime() + rule.mergeSeconds * 1_000);
  const dueAt = rule.quietHours ? endOfQuiet(planned, rule.quietHours, rule.timeZone) : planned;
  return { dueAt, digest };
}

/** What a time of delivery is called. */
export const timingOf = (time: DeliveryTime | null, now: Date): TimingCount['timing'] =>
  time === null ? 'never' : (time.digest ?? (time.dueAt > now ? 'quiet_hours' : 'at_once'));

/** The next full hour, or the next 8 a.m., strictly after the instant. */
export function nextDigest(digest: Digest, zone: string, after: Date): Date {
  const local = DateTime.fromJSDate(after, { zone });
  if (digest === 'hourly')
    return local
      .startOf('minute')
      .plus({ minutes: 60 - local.minute })
      .toJSDate();
  const today = local.startOf('day').set({ hour: DIGEST_HOUR });
  return (today > local ? today : local.startOf('day').plus({ days: 1 }).set({ hour: DIGEST_HOUR })).toJSDate();
}

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Minutes since midnight of a wall time like 22:30. */
const minutesOf = (wall: string): number => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3, 5));

const wallMinutes = (at: Date, zone: string): number => {
  const { hour, minute } = DateTime.fromJSDate(at, { zone });
  return hour * 60 + minute;
};

/** Whether the clock on the wall shows a time from `from` up to before `to`; these may lie around midnight. */
export function isQuiet(at: Date, { from, to }: QuietHours, zone: string): boolean {
  const [begin, end, now] = [minutesOf(from), minutesOf(to), wallMinutes(at, zone)];
  return begin < end ? begin <= now && now < end : now >= begin || now < end;
}

/** The first instant that isn't quiet, which is the given one outside of the quiet hours. */
export function endOfQuiet(at: Date, quiet: QuietHours, zone: string): Date {
  if (!isQuiet(at, quiet, zone)) return at;
  const wait = (minutesOf(quiet.to) - wallMinutes(at, zone) + DAY) % DAY;
  const end = new Date(Math.floor(at.getTime() / MINUTE) * MINUTE + wait * MINUTE);
  const change = clockChangeBetween(at, end, zone);
  return change ? endOfQuiet(change, quiet, zone) : end;
}

const offsetOf = (at: number, zone: string): number => DateTime.fromMillis(at, { zone }).offset;

/** The minute in which the clocks change; there is at most one within a day. */
function clockChangeBetween(after: Date, until: Date, zone: string): Date | undefined {
  const before = offsetOf(after.getTime(), zone);
  if (offsetOf(until.getTime(), zone) === before) return undefined;
  let [low, high] = [Math.floor(after.getTime() / MINUTE), until.getTime() / MINUTE];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetOf(middle * MINUTE, zone) === before) low = middle;
    else high = middle;
  }
  return new Date(high * MINUTE);
}
