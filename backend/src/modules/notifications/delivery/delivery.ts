import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { NotificationChannel } from '@portal/contracts';
import { Config } from '../../../infrastructure/config/config.js';
import { databaseNow } from '../../../infrastructure/database/time/database-now.js';
import { AnonymousMailLimit, TOO_MANY_FOR_ADDRESS } from '../../../infrastructure/mail/index.js';
import { MessageTexts, type TextVariables, type UnwrittenTitle } from '../../../infrastructure/message-texts/index.js';
import { storeEntries } from '../inbox/inbox-entries.js';
import { type Account, type Message, Notification, type Recipient } from '../notification.entity.js';
import { deliveryTime, type DeliveryTime } from '../preferences/delivery-time.js';
import { defaultPreferences, preferencesOf, type Preferences } from '../preferences/preferences.js';
import { definitionOf, templateCatalogue, type CatalogueTemplateName } from '../templates/catalogue/index.js';
import { joinWaitingMails } from './waiting-mails.js';

/** A message whose title is the catalogue's text, or an admin's, filled in. */
export interface UntitledMessage extends Omit<Message, 'title' | 'template' | 'category' | 'broadcastId'> {
  template: CatalogueTemplateName;
  variables: TextVariables;
}

/** A notification for one recipient; an address without an account gets a mail at once. */
export interface NotificationRequest {
  to: Recipient;
  message: Message | UntitledMessage;
  /** The recipient is the actor: the mail goes, because it carries a file, and no inbox entry is made. */
  isActor?: boolean;
  /** The channels it may go by; by default all. */
  channels?: readonly NotificationChannel[];
}

type TitledRequest = NotificationRequest & { message: Message };
type AccountRequest = TitledRequest & { to: Account };

const isToAccount = (request: TitledRequest): request is AccountRequest => request.to.id !== null;

/** The keys of mails that collect what happens within an hour or a day. */
const digests: ReadonlySet<string | null> = new Set(['hourly', 'daily']);

const goesBy = (channel: NotificationChannel, channels?: readonly NotificationChannel[]): boolean =>
  channels === undefined || channels.includes(channel);

/** Whether a mail with this key lists what its reader wants together. */
export const isDigest = (mergeKey: string | null): boolean => digests.has(mergeKey);

/** How a call's mails that go at once are merged. */
interface Merging {
  /**
   * Whose changes become one mail, for example a project's id; else each is a mail of its own, without the two minutes
   * (decisions, section 6: changes of meetings).
   */
  about?: string | undefined;
  /** Whether those who want mail once an hour or day read it then, which is the default; else they get it now as well. */
  canWait?: boolean | undefined;
}

/**
 * Delivers notifications: always in the app; by mail when its recipient's preferences say (decisions 6.15). At once is
 * after two minutes, merged with further changes of the record (decisions 6.3).
 */
@Injectable()
export class Delivery {
  constructor(
    private readonly config: Config,
    private readonly texts: MessageTexts,
    private readonly anonymousMail: AnonymousMailLimit,
  ) {}

  /** Delivers one message to each of these recipients. */
  notify(
    { em, event }: { em: EntityManager; event: { id: string } },
    to: readonly Recipient[],
    message: NotificationRequest['message'],
    { about, canWait, ...rest }: Merging & Pick<NotificationRequest, 'channels' | 'isActor'> = {},
  ): Promise<void> {
    const requests = to.map((one) => ({ ...rest, to: one, message }));
    return this.deliver(em, event.id, requests, { about, canWait });
  }

  /**
   * Sends a mail without which its reader can't go on, whatever the preferences are, and writes the inbox entry unless the
   * channels leave it out.
   * @param isByStranger whether an anonymous visitor caused it: then it counts in the limit of its address
   */
  async deliverReceipt(
    em: EntityManager,
    eventId: string,
    request: NotificationRequest & { to: Account },
    isByStranger: boolean,
  ): Promise<void> {
    const { to, channels } = request;
    for (const { message } of await this.titled(em, [request])) {
      const mail = Notification.mail(eventId, to, message);
      if (isByStranger && (await this.anonymousMail.take(em, to.email)) > 0) mail.suppress(TOO_MANY_FOR_ADDRESS);
      em.persist(mail);
      if (goesBy('in_app', channels)) em.persist(Notification.inApp(eventId, to.id, message));
    }
  }

  /**
   * When the mail of a message that isn't merged would go to each of these people, by their preferences, if it were sent
   * at this instant; null for never.
   */
  async mailTimes(
    em: EntityManager,
    to: readonly Account[],
    message: Pick<Message, 'category' | 'template' | 'data'>,
    now: Date,
  ): Promise<(DeliveryTime | null)[]> {
    const preferences = await preferencesOf(
      em,
      to.map(({ id }) => id),
    );
    return to.map((one) => {
      const critical = isCritical(message, one, this.config);
      return this.mailTime(message, preferences.get(one.id) ?? defaultPreferences, {}, critical, now);
    });
  }

  /** Delivers these notifications. */
  async deliver(
    em: EntityManager,
    eventId: string,
    untitled: readonly NotificationRequest[],
    merging: Merging = {},
  ): Promise<void> {
    if (untitled.length === 0) return;
    const titled = await this.titled(em, untitled);
    const toAddresses = titled.filter(({ to, channels }) => to.id === null && goesBy('email', channels));
    em.persist(toAddresses.map(({ to, message }) => Notification.mail(eventId, to, message)));
    const requests = titled.filter(isToAccount);
    const told = requests.filter(({ isActor, channels }) => !isActor && goesBy('in_app', channels));
    await storeEntries(
      em,
      told.map(({ to, message }) => Notification.inApp(eventId, to.id, message)),
    );
    const ids = requests.map(({ to }) => to.id);
    const [preferences, now] = [await preferencesOf(em, ids), await databaseNow(em)];
    const mailed = requests.filter(({ channels }) => goesBy('email', channels));
    const mails = mailed.map(({ to, message }) => {
      const critical = isCritical(message, to, this.config);
      const time = this.mailTime(message, preferences.get(to.id) ?? defaultPreferences, merging, critical, now);
      if (time === null) return Notification.unwantedMail(eventId, to, message);
      const wait = { dueAt: time.dueAt, mergeKey: critical ? null : mergeKey(message, time, merging) };
      return Notification.mail(eventId, to, message, wait);
    });
    await joinWaitingMails(
      em,
      mails.filter(({ status, mergeKey: key }) => status === 'queued' && key !== null),
    );
    const pushed = requests.filter(({ isActor, channels }) => !isActor && goesBy('push', channels));
    em.persist([...mails, ...pushed.flatMap((request) => this.pushOf(eventId, request, preferences, now))]);
  }

  /** What the recipient's browsers show of it, if any shall. */
  private pushOf(
    eventId: string,
    { to, message }: AccountRequest,
    preferences: ReadonlyMap<string, Preferences>,
    now: Date,
  ): Notification[] {
    const { category } = message;
    const { push, quietHours, timeZone, hasDevices } = preferences.get(to.id) ?? defaultPreferences;
    if (!hasDevices || !this.config.push) return [];
    const critical = isCritical(message, to, this.config);
    const rule = { channel: 'push', frequency: push[category], quietHours, timeZone, mergeSeconds: 0 } as const;
    const time = deliveryTime({ category, ...rule, isCritical: critical }, now);
    return time ? [Notification.push(eventId, to.id, message, time.dueAt)] : [];
  }

  private mailTime(
    { category }: Pick<Message, 'category'>,
    { email, quietHours, timeZone }: Preferences,
    { about, canWait = true }: Merging,
    critical: boolean,
    now: Date,
  ): DeliveryTime | null {
    const chosen = email[category];
    const frequency = canWait || chosen === 'off' ? chosen : 'at_once';
    const mergeSeconds = about === undefined ? 0 : this.config.mailMergeSeconds;
    const rule = { channel: 'email', frequency, quietHours, timeZone, isCritical: critical, mergeSeconds } as const;
    return deliveryTime({ category, ...rule }, now);
  }

  /** The requests with the titles of their messages: a message to several is filled in once. */
  private async titled(em: EntityManager, requests: readonly NotificationRequest[]): Promise<TitledRequest[]> {
    const untitled = [...new Set(requests.map(({ message }) => message).filter(isUntitled))];
    const titles = await this.texts.titles(em, untitled.map(sourceOf));
    const titled = new Map(untitled.map((message, at) => [message, withTitle(message, titles[at])]));
    return requests.flatMap((request) => {
      const message = isUntitled(request.message) ? titled.get(request.message) : request.message;
      return message ? [{ ...request, message }] : [];
    });
  }
}

const isUntitled = (message: Message | UntitledMessage): message is UntitledMessage => 'variables' in message;

/** A mail without a line in the app is listed by its subject. */
function sourceOf({ template, variables }: UntitledMessage): UnwrittenTitle {
  const { title, subject = '' } = templateCatalogue[template].text;
  return { template, builtIn: title ?? subject, variables };
}

const withTitle = ({ template, body, link, data }: UntitledMessage, title = ''): Message => ({
  ...{ template, title, body, link, data },
  category: templateCatalogue[template].category,
});

const mergeKey = ({ category }: Message, { digest }: DeliveryTime, { about }: Merging): string | null =>
  digest ?? (about === undefined ? null : `${category}:${about}`);

/**
 * Whether it goes at any hour, in no digest: the security of an account, and for the admin on call urgent tickets and
 * missed promises (decisions 6.15). The catalogue names these, and so does the preferences screen.
 */
function isCritical(
  { template, data }: Pick<Message, 'template' | 'data'>,
  { email }: Recipient,
  { onCallEmail }: Config,
): boolean {
  const isOnCall = onCallEmail === null || email === onCallEmail;
  switch (definitionOf(template)?.critical) {
    case 'everybody':
      return true;
    case 'on_call':
      return isOnCall;
    case 'urgent_on_call':
      return isOnCall && data['urgent'] === 'true';
    default:
      return false;
  }
}
