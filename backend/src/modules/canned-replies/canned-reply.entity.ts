import { p } from '@mikro-orm/core';
import { UpdateCannedReply, type CreateCannedReply } from '@portal/contracts';
import {
  AggregateRoot,
  applyChanges,
  propertiesOf,
  withProperties,
} from '../../infrastructure/database/aggregate-root.js';

const fields = propertiesOf(UpdateCannedReply, 'version');

/** A text that admins begin an answer with; its placeholders are filled in where it is used. */
export class CannedReply extends withProperties(AggregateRoot, {
  name: p.text(),
  body: p.text(),
}) {
  static readonly tableName = 'canned_replies';

  static create(input: CreateCannedReply): CannedReply {
    const cannedReply = new CannedReply();
    applyChanges(cannedReply, input, fields);
    cannedReply.record('canned_reply.created', { name: cannedReply.name });
    return cannedReply;
  }

  /** Changes what the input carries; nothing is recorded when it changes nothing. */
  change(input: UpdateCannedReply): void {
    const changes = applyChanges(this, input, fields);
    if (Object.keys(changes).length > 0) this.record('canned_reply.updated', { changes });
  }

  remove(): void {
    this.deletedAt = new Date();
    this.record('canned_reply.deleted', {});
  }
}
