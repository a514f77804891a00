import { p } from '@mikro-orm/core';
import {
  isMacro,
  UpdateCannedReply,
  type CreateCannedReply,
  type Priority,
  type TicketStatus,
} from '@portal/contracts';
import {
  AggregateRoot,
  applyChanges,
  propertiesOf,
  text,
  withProperties,
} from '../../infrastructure/database/aggregate-root.js';
import { refuse } from '../../infrastructure/errors/refuse.js';

const fields = propertiesOf(UpdateCannedReply, 'version');

/** A text that admins begin an answer with, and what it does with the ticket; its placeholders are filled in where it is used. */
export class CannedReply extends withProperties(AggregateRoot, {
  name: p.text(),
  body: p.text(),
  setStatus: text<TicketStatus>().nullable(),
  setPriority: text<Priority>().nullable(),
  /** `me`, or the id of an admin. */
  assignTo: p.text().nullable(),
  addTags: p.array().onCreate(() => []),
}) {
  static readonly tableName = 'canned_replies';

  /** @throws DomainError `invalid` for one that neither says nor does anything */
  static create(input: CreateCannedReply): CannedReply {
    const cannedReply = new CannedReply();
    applyChanges(cannedReply, input, fields);
    cannedReply.assertUseful();
    cannedReply.record('canned_reply.created', { name: cannedReply.name });
    return cannedReply;
  }

  /** Changes what the input carries; nothing is recorded when it changes nothing. @throws DomainError as `create` */
  change(input: UpdateCannedReply): void {
    const changes = applyChanges(this, input, fields);
    this.assertUseful();
    if (Object.keys(changes).length > 0) this.record('canned_reply.updated', { changes });
  }

  remove(): void {
    this.deletedAt = new Date();
    this.record('canned_reply.deleted', {});
  }

  private assertUseful(): void {
    const { setStatus, setPriority, assignTo, addTags } = this;
    const actions = { set_status: setStatus, set_priority: setPriority, assign_to: assignTo, add_tags: addTags };
    if (this.body === '' && !isMacro(actions)) refuse('body', 'Write a text, or choose what it does');
  }
}
