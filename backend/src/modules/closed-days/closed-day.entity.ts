import { p } from '@mikro-orm/core';
import type { CreateClosedDay } from '@portal/contracts';
import { AggregateRoot, withProperties } from '../../infrastructure/database/aggregate-root.js';

/** A day on which the business is closed besides weekends and federal holidays. */
export class ClosedDay extends withProperties(AggregateRoot, {
  day: p.date(),
  name: p.string(),
}) {
  static readonly tableName = 'closed_days';

  static add({ day, name }: CreateClosedDay): ClosedDay {
    const closed = new ClosedDay();
    Object.assign(closed, { day, name });
    closed.record('closed_day.added', { day, name });
    return closed;
  }

  remove(): void {
    this.deletedAt = new Date();
    this.record('closed_day.removed', { day: this.day, name: this.name });
  }
}
