import {
  broadcastStatuses,
  labelsOf,
  mailSuppressionStatuses,
  messages,
  notificationStatuses,
  type BroadcastAudience,
  type BroadcastView,
  type MailSuppressionKind,
  type NotificationChannel,
  type TemplatePart,
} from '@portal/contracts';
import { tonesOf } from '@portal/ui-antd';

export const channelLabels: Readonly<Record<NotificationChannel, string>> = {
  in_app: 'In the app',
  email: 'E-mail',
  push: 'Push',
};

export const broadcastStatusLabels = labelsOf(broadcastStatuses);
export const broadcastStatusTones = tonesOf(broadcastStatuses);

export const notificationStatusLabels = labelsOf(notificationStatuses, { queued: 'Waiting', suppressed: 'Not sent' });
export const notificationStatusTones = tonesOf(notificationStatuses, { queued: 'info', suppressed: 'neutral' });

export const suppressionKindLabels: Readonly<Record<MailSuppressionKind, string>> = {
  bounces: 'Mail came back',
  complaint: 'Reported as unwanted',
};
export const suppressionStatusLabels = labelsOf(mailSuppressionStatuses, { lifted: 'Sent again' });
export const suppressionStatusTones = tonesOf(mailSuppressionStatuses);

export const partLabels: Readonly<Record<TemplatePart, string>> = {
  subject: 'Subject',
  title: 'Line in the app',
  body: 'Text',
  action: 'Button',
};

const numbers = new Intl.NumberFormat('en-US');

/** 12,500 */
export const countText = (count: number): string => numbers.format(count);

/** 1 person, 12,500 people */
export const recipientsText = (count: number): string => (count === 1 ? '1 person' : `${countText(count)} people`);

/** Whom a message goes to, in words. */
export function audienceText(audience: BroadcastAudience): string {
  if (audience.kind === 'people') return recipientsText(audience.user_ids.length);
  if (audience.kind === 'companies')
    return audience.company_ids.length === 1 ? '1 company' : `${audience.company_ids.length} companies`;
  if (audience.kind === 'role') return audience.role === 'admin' ? 'All admins' : 'All customers';
  return 'A filter of customers';
}

/** Whether a message can still be written on: nobody has got it. */
export const isWritable = ({ status }: Pick<BroadcastView, 'status'>): boolean =>
  status === 'draft' || status === 'scheduled';

/** A title as screens name a message: "News for [company name]", not what it is filled in with. */
export const spokenTitle = ({ title }: Pick<BroadcastView, 'title'>): string =>
  title.replaceAll(/\{\{\s*([a-z]\w*)[^}]*\}\}/g, (_filled, name: string) => `[${name.replaceAll('_', ' ')}]`);

/** The toasts of messages and their texts. */
export const notificationToasts = {
  sent: { success: messages.success.notificationSent, failure: messages.failure.notificationSend },
  scheduled: { short: 'Message scheduled', failure: messages.failure.notificationSend },
  kept: { short: 'Saved', failure: 'Failed to save the draft.' },
  deleted: { short: 'Draft deleted', failure: 'Failed to delete the draft.' },
  unscheduled: { short: 'It is a draft again', failure: 'Failed to cancel the message.' },
  cancelled: { short: 'The rest is not sent', failure: 'Failed to cancel the message.' },
  lifted: { short: 'Mail is sent again', failure: 'Failed to send mail to this address again.' },
  template: { short: 'Text saved', failure: 'Failed to save the text.' },
  reverted: { short: 'Text changed back', failure: 'Failed to change the text back.' },
  test: { short: 'The test is on its way to you', failure: 'Failed to send the test.' },
} as const;
