import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { NotificationChannel } from '@portal/contracts';
import { databaseNow } from '../../../infrastructure/database/time/database-now.js';
import { Config } from '../../../infrastructure/config/config.js';
import { storeEntries } from '../inbox/inbox-entries.js';
import { type Message, Notification, type Recipient } from '../notification.entity.js';
import { isCritical } from '../preferences/critical.js';
import { deliveryTime, type DeliveryTime } from '../preferences/delivery-time.js';
import { defaultPreferences, preferencesOf, type Preferences } from '../preferences/preferences.js';
import { MessageTitles, type UntitledMessage } from './mails/message-titles.js';
import { joinWaitingMails } from './waiting-mails.js';

/** A notification for one recipient. */
export interface NotificationRequest {
  to: Recipient & { id: string };
  message: Message | UntitledMessage;
  /** The recipient is the actor: the mail goes, because it carries a file, and no inbox entry is made. */
  isActor?: boolean;
  /** The channels it may go by; by default all. */
  channels?: readonly NotificationChannel[];
}

type TitledRequest = NotificationRequest & { message: Message };

/** The keys of mails that collect what happens within an hour or a day. */
const digests: ReadonlySet<string | null> = new Set(['hourly', 'daily']);

const goesBy = (channel: NotificationChannel, channels?: readonly NotificationChannel[]): boolean =>
  channels === undefined || channels.includes(channel);

/** Whether a mail with this key lists what its reader wants together. */
export const isDigest = (mergeKey: string | null): boolean => digests.has(mergeKey);

/** How a call's mails that go at once are merged. */
interface Merging {
  /** Whose changes become one mail, for example a project's id; null where each is a mail of its own. */
  about: string | null;
  /** Whether those who want mail once an hour or day read it then. */
  canWait: boolean;
}

/**
 * Delivers notifications: always in the app; by mail when its recipient's preferences say (decisions 6.15). At once is
 * after two minutes, merged with further changes of the record (decisions 6.3).
 */
@Injectable()
export class Delivery {
  constructor(
    private readonly config: Config,
    private readonly titles: MessageTitles,
  ) {}

  /** @param about whose changes become one mail, for example a project's id */
  deliver(em: EntityManager, eventId: string, requests: readonly NotificationRequest[], about: string): Promise<void> {
    return this.send(em, eventId, requests, { about, canWait: true });
  }

  /**
   * The same without the two minutes, each thing by a mail of its own (decisions, section 6: changes of meetings).
   * @param canWait whether those who want mail once an hour or day read it then; else they get it now as well
   */
  deliverNow(
    em: EntityManager,
    eventId: string,
    requests: readonly NotificationRequest[],
    canWait: boolean,
  ): Promise<void> {
    return this.send(em, eventId, requests, { about: null, canWait });
  }

  private async send(
    em: EntityManager,
    eventId: string,
    untitled: readonly NotificationRequest[],
    merging: Merging,
  ): Promise<void> {
    if (untitled.length === 0) return;
    const requests = await this.titled(em, untitled);
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
    { to, message }: TitledRequest,
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
    { category }: Message,
    { email, quietHours, timeZone }: Preferences,
    { about, canWait }: Merging,
    critical: boolean,
    now: Date,
  ): DeliveryTime | null {
    const chosen = email[category];
    const frequency = canWait || chosen === 'off' ? chosen : 'at_once';
    const mergeSeconds = about === null ? 0 : this.config.mailMergeSeconds;
    const rule = { channel: 'email', frequency, quietHours, timeZone, isCritical: critical, mergeSeconds } as const;
    return deliveryTime({ category, ...rule }, now);
  }

  private async titled(em: EntityManager, requests: readonly NotificationRequest[]): Promise<TitledRequest[]> {
    const messages = await this.titles.write(
      em,
      requests.map(({ message }) => message),
    );
    return requests.flatMap((request, at) => {
      const message = messages[at];
      return message ? [{ ...request, message }] : [];
    });
  }
}

const mergeKey = ({ category }: Message, { digest }: DeliveryTime, { about }: Merging): string | null =>
  digest ?? (about === null ? null : `${category}:${about}`);
