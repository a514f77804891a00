import type { EntityManager } from '@mikro-orm/postgresql';
import type { AggregateRoot } from '../infrastructure/database/aggregate-root.js';
import type { IncomingFiles } from '../infrastructure/storage/incoming-files.js';
import type { AttachmentFiles } from '../modules/comments/index.js';
import type { Company } from '../modules/companies/index.js';
import type { DocumentFiles } from '../modules/deal-documents/index.js';
import type { Deal } from '../modules/deals/index.js';
import type { InboundMailFiles } from '../modules/inbound-mail/index.js';
import type { Project } from '../modules/projects/index.js';
import type { PromoRedemptions } from '../modules/promo-codes/index.js';
import type { User } from '../modules/users/index.js';
import { persistQuietly } from './builders/persist-quietly.js';
import { dayFrom } from './time/business-day.js';
import { daysBefore } from './time/office-time.js';

const HOUR = 3_600_000;

/** Records of the demo by what its tables call them. */
class ByName<Row> extends Map<string, Row> {
  named(name: string): Row {
    const row = this.get(name);
    if (row === undefined) throw new Error(`The demo has no ${name}`);
    return row;
  }
}

/** What of the product the demo data is made with. */
export interface DemoServices {
  incoming: IncomingFiles;
  attachmentFiles: AttachmentFiles;
  documentFiles: DocumentFiles;
  mailFiles: InboundMailFiles;
  promos: PromoRedemptions;
}

/** The demo as far as it was made, its clock, and how its rows are saved. */
export class DemoWorld {
  readonly companies = new ByName<Company>();
  /** By their addresses. */
  readonly people = new ByName<User>();
  readonly projects = new ByName<Project>();
  /** By their titles. */
  readonly deals = new ByName<Deal>();

  constructor(
    readonly em: EntityManager,
    readonly now: Date,
    readonly services: DemoServices,
  ) {}

  get admin(): User {
    const admin = [...this.people.values()].find(({ role }) => role === 'admin');
    if (!admin) throw new Error('The demo has no admin');
    return admin;
  }

  /** Saves rows without their events. */
  save(...rows: readonly AggregateRoot[]): Promise<void> {
    persistQuietly(this.em, ...rows);
    return this.em.flush();
  }

  /** Runs a statement. */
  async run(statement: string, values: unknown[]): Promise<void> {
    await this.em.execute(statement, values);
  }

  /** The moment of office work so many days ago. */
  daysAgo(days: number): Date {
    return daysBefore(this.now, days);
  }

  /** Exactly so many hours ago, at any time of the day. */
  hoursAgo(hours: number): Date {
    return new Date(this.now.getTime() - hours * HOUR);
  }

  /** The day at the office in so many days; negative is past. */
  day(inDays: number): string {
    return dayFrom(this.now, inDays);
  }
}
