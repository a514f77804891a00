import { p } from '@mikro-orm/core';
import { DomainError, MAX_TICKET_TAGS, tagsWithout } from '@portal/contracts';
import { AggregateRoot, withProperties } from '../../../infrastructure/database/aggregate-root.js';

/** What the team calls tickets of its sort; customers know of none (decisions 4.109). */
export abstract class TaggedTicket extends withProperties(AggregateRoot, {
  tags: p.array().onCreate(() => []),
}) {
  /** These are its tags from now on; nothing is recorded when they are the same. @throws DomainError `ticket.too_many_tags` */
  protected setTags(tags: readonly string[]): void {
    const [added, removed] = [tagsWithout(tags, this.tags), tagsWithout(this.tags, tags)];
    if (added.length + removed.length === 0) return;
    if (tags.length > MAX_TICKET_TAGS) throw new DomainError('ticket.too_many_tags', { count: MAX_TICKET_TAGS });
    this.tags = [...tags];
    this.record('ticket.tagged', { added, removed });
  }

  /** Adds the tags of a ticket that is merged into it, as many as it takes; answers those. */
  protected takeTags(tags: readonly string[]): string[] {
    const missing = tagsWithout(tags, this.tags);
    if (missing.length === 0) return [];
    const added = missing.slice(0, MAX_TICKET_TAGS - this.tags.length);
    const left_off = missing.slice(added.length);
    this.tags = [...this.tags, ...added];
    this.record('ticket.tagged', { added, removed: [], ...(left_off.length > 0 ? { left_off } : {}) });
    return added;
  }

  /** Removes tags that came with a ticket, which is one of its own again. */
  giveBackTags(tags: readonly string[]): void {
    this.setTags(tagsWithout(this.tags, tags));
  }
}
