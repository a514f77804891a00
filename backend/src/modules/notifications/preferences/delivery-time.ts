import type { MailTiming, NotificationCategory, NotificationChannel, PushTiming, QuietHours } from '@portal/contracts';
import { DateTime } from 'luxon';
import { endOfQuiet } from './quiet-hours.js';

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
