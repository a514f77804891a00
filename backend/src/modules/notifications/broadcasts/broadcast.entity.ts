import { p } from '@mikro-orm/core';
import {
  UpdateBroadcast,
  broadcastTransitions,
  type BroadcastAudience,
  type BroadcastStatus,
  type CreateBroadcast,
  type NotificationCategory,
  type BroadcastChannel,
} from '@portal/contracts';
import {
  AggregateRoot,
  applyChanges,
  type Changes,
  propertiesOf,
  text,
  withProperties,
} from '../../../infrastructure/database/aggregate-root.js';

const fields = propertiesOf(UpdateBroadcast, 'version');

/** A message that an admin writes for many people. How far it is, the worker writes beside it (`BroadcastFanOut`). */
export class Broadcast extends withProperties(AggregateRoot, {
  status: text<BroadcastStatus>().onCreate(() => 'draft'),
  title: p.text(),
  /** Markdown, as Liquid. */
  body: p.text(),
  link: p.text().nullable(),
  linkLabel: p.text().nullable(),
  category: text<NotificationCategory>(),
  channels: p.array<BroadcastChannel>(),
  audience: p.json<BroadcastAudience>(),
  authorId: p.uuid(),
  /** When it goes, once it is scheduled. */
  sendAt: p.datetime().nullable(),
  /** How many people it was to when it was sent. */
  expected: p.integer().onCreate(() => 0),
  startedAt: p.datetime().nullable(),
  finishedAt: p.datetime().nullable(),
}) {
  static readonly tableName = 'broadcasts';

  static create(authorId: string, input: CreateBroadcast): Broadcast {
    const broadcast = Object.assign(new Broadcast(), { authorId });
    broadcast.set(input);
    broadcast.record('broadcast.created', { title: broadcast.title });
    return broadcast;
  }

  /**
   * Changes a draft, or a scheduled one, which is a draft again without its time.
   * @throws DomainError `illegal_transition` once it was sent
   */
  change(input: UpdateBroadcast): void {
    broadcastTransitions.assert(this.status, 'sending', 'admin');
    const changes = this.set(input);
    if (Object.keys(changes).length > 0) this.record('broadcast.updated', { changes });
    if (this.status === 'scheduled' && !this.sendAt) this.moveTo('draft');
  }

  /** Waits for its time. @throws DomainError `illegal_transition` */
  schedule(): void {
    this.moveTo('scheduled');
  }

  /** From now on the worker writes its notifications. @throws DomainError `illegal_transition` */
  send(expected: number): void {
    this.expected = expected;
    this.startedAt = new Date();
    this.moveTo('sending');
  }

  /** What hasn't gone doesn't go; one that waited for its time is a draft again. @throws DomainError `illegal_transition` */
  cancel(): void {
    if (this.status === 'scheduled') {
      this.sendAt = null;
      return this.moveTo('draft');
    }
    this.moveTo('cancelled');
    this.finishedAt = new Date();
  }

  /** Nothing is left to be sent at once. @throws DomainError `illegal_transition` */
  finish(): void {
    this.moveTo('sent');
    this.finishedAt = new Date();
  }

  /** Takes a draft out of the list. @throws DomainError `illegal_transition` once it was sent */
  remove(): void {
    broadcastTransitions.assert(this.status, 'sending', 'admin');
    this.deletedAt = new Date();
    this.record('broadcast.deleted', {});
  }

  private set({ send_at, ...input }: UpdateBroadcast): Changes {
    return applyChanges(this, { ...input, send_at: dateOf(send_at) }, fields);
  }

  private moveTo(to: BroadcastStatus): void {
    const from = this.status;
    broadcastTransitions.assert(from, to, 'admin');
    this.status = to;
    this.record('broadcast.status_changed', { from, to });
  }
}

/** An instant of the wire as a column has it; undefined where nothing was sent. */
const dateOf = (instant: string | null | undefined): Date | null | undefined =>
  typeof instant === 'string' ? new Date(instant) : instant;
