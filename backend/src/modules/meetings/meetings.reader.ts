import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { meetingStatuses, type Actor, type ListMeetings, type MeetingView, type Page } from '@portal/contracts';
import { Readable } from 'node:stream';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { paginate, sorted } from '../../infrastructure/database/paginate.js';
import { enumOrder } from '../../infrastructure/database/read-kit.js';
import type { Download } from '../../infrastructure/http/send-file.js';
import { calendarOf } from './meeting-calendar.js';
import { meetingViews, visibleMeetingRows, type MeetingRow } from './meetings.queries.js';

/** States sort by their order in the contract, not by the alphabet. */
const order = { status: enumOrder(meetingStatuses, 'm.status') };

/** Reads meetings straight to their views. */
@Injectable()
export class MeetingsReader {
  constructor(private readonly em: EntityManager) {}

  /** The meetings of requests that the actor sees, filtered, sorted and paged (specification, section 7). */
  async list(actor: Actor, query: ListMeetings): Promise<Page<MeetingView>> {
    authorizeRole(actor, 'meeting.list');
    const rows = sorted(visibleMeetingRows(this.em, actor, query), 'm', query, { order });
    return paginate(rows, query, meetingViews.viewFor(actor));
  }

  /**
   * One meeting.
   * @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor
   */
  async get(actor: Actor, id: string): Promise<MeetingView> {
    return meetingViews.viewFor(actor)(await this.row(actor, id));
  }

  /** Its calendar file, to be opened by a calendar. @throws DomainError `not_found` */
  async calendar(actor: Actor, id: string): Promise<Download> {
    const row = await this.row(actor, id);
    const { filename: name, content } = calendarOf(row, 'PUBLISH');
    const bytes = Buffer.from(content);
    return { name, type: 'text/calendar; charset=utf-8', size: bytes.length, content: Readable.from(bytes) };
  }

  private async row(actor: Actor, id: string): Promise<MeetingRow> {
    return orNotFound(await visibleMeetingRows(this.em, actor).where('m.id', '=', id).executeTakeFirst());
  }
}
