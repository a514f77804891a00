import {
  BroadcastAudience,
  type BroadcastChannel,
  type NotificationCategory,
  type RecipientCount,
  type TimingCount,
} from '@portal/contracts';
import { recipientCountQuery } from '@portal/data-access';
import { clockText, type TimeStyle } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { countText } from '../notification-labels.js';

const anybody: BroadcastAudience = { kind: 'role', role: 'customer' };

/** How many people a choice is, and when mail of the category would reach them; asked once it is whole. */
export function useRecipientCount(audience: BroadcastAudience | undefined, category: NotificationCategory) {
  const chosen = BroadcastAudience.safeParse(audience);
  return useQuery({ ...recipientCountQuery(chosen.data ?? anybody, category), enabled: chosen.success });
}

export type RecipientCountResult = ReturnType<typeof useRecipientCount>;

const timingTexts: Readonly<Record<TimingCount['timing'], string>> = {
  at_once: 'at once',
  quiet_hours: 'after their quiet hours',
  hourly: 'with the mail of the hour',
  daily: 'with the mail of the day',
  never: 'never, as they switched it off or their mail comes back',
};

interface TimingTextInput {
  count: Pick<RecipientCount, 'by_mail'>;
  channels: readonly BroadcastChannel[];
  now: number;
  /** The admin's own: that of each reader differs. */
  style: TimeStyle;
}

/** When a message would reach its recipients: "By e-mail: 3 at once · 1 with the mail of the day (by Nov 28, 8:00 AM)". */
export function mailTimingText({ count: { by_mail }, channels, now, style }: TimingTextInput): string {
  if (!channels.includes('email')) return 'In the app at once. No e-mail is sent.';
  const parts = by_mail.map(({ timing, people, until }) => {
    const by = until === null ? '' : ` (by ${clockText(until, now, style)})`;
    return `${countText(people)} ${timingTexts[timing]}${by}`;
  });
  const mail = `By e-mail: ${parts.join(' · ')}.`;
  return channels.includes('in_app') ? `In the app at once. ${mail}` : mail;
}
