import { BroadcastAudience, type BroadcastChannel, type RecipientCount, type TimingCount } from '@portal/contracts';
import { recipientCountQuery } from '@portal/data-access';
import { clockText, type TimeStyle } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { countText } from '../notification-labels.js';
import type { Draft } from './delivery-fields.js';

const anybody: BroadcastAudience = { kind: 'role', role: 'customer' };

/** How many people a choice is, and when mail of the category would reach them; asked once it is whole. */
export function useRecipientCount({ audience, category, send_at }: Draft) {
  const chosen = BroadcastAudience.safeParse(audience);
  return useQuery({
    ...recipientCountQuery({ audience: chosen.data ?? anybody, category: category ?? 'projects', send_at }),
    enabled: chosen.success,
  });
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
  /** When it is sent; null at once. */
  sendAt: string | null;
  channels: readonly BroadcastChannel[];
  now: number;
  /** The admin's own: that of each reader differs. */
  style: TimeStyle;
}

/** When a message would reach its recipients: "By e-mail: 3 at once · 1 with the mail of the day (by Nov 28, 8:00 AM)". */
export function mailTimingText({ count: { by_mail }, sendAt, channels, now, style }: TimingTextInput): string {
  const inApp = `In the app ${sendAt === null ? 'at once' : clockText(sendAt, now, style)}.`;
  if (!channels.includes('email')) return `${inApp} No e-mail is sent.`;
  const parts = by_mail.map(({ timing, people, until }) => {
    const by = until === null ? '' : ` (by ${clockText(until, now, style)})`;
    const text = timing === 'at_once' && sendAt !== null ? 'at that time' : timingTexts[timing];
    return `${countText(people)} ${text}${by}`;
  });
  const mail = `By e-mail: ${parts.join(' · ')}.`;
  return channels.includes('in_app') ? `${inApp} ${mail}` : mail;
}

const lackingTexts: Readonly<Record<keyof RecipientCount['lacking'], string>> = {
  first_name: 'first name',
  last_name: 'last name',
  company_name: 'company',
};

/** Who would read a hole: "3 people have no company: {{ company_name }} is empty for them." None without such. */
export function lackingText({ lacking }: Pick<RecipientCount, 'lacking'>, ...texts: readonly string[]): string {
  const used = Object.entries(lackingTexts).filter(([name]) =>
    texts.some((text) => new RegExp(String.raw`\{[{%][^}]*\b${name}\b`).test(text)),
  );
  const holes = used.flatMap(([name, noun]) => {
    const people = lacking[name as keyof typeof lackingTexts];
    const who = people === 1 ? '1 person has' : `${countText(people)} people have`;
    return people > 0 ? [`${who} no ${noun}: {{ ${name} }} is empty for them.`] : [];
  });
  return holes.join(' ');
}
