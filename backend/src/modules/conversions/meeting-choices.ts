import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, type ConvertToProject, type UserActor } from '@portal/contracts';
import { MeetingsService, type Turn } from '../meetings/index.js';

type Choice = NonNullable<ConvertToProject['meeting']>;

/** What the people of the meeting read. */
const REASON = 'the request was converted';

/** Does with the coming meeting of a converted request what the admin chose. */
@Injectable()
export class MeetingChoices {
  constructor(private readonly meetings: MeetingsService) {}

  /**
   * Keeps, cancels or moves the meeting, in the caller's transaction; its participants get the meeting's own mails.
   * @throws DomainError `invalid` naming `meeting.id` of a meeting of another request; `stale_version`;
   * `illegal_transition` for one that is over; `meeting.in_the_past`, `meeting.slot_taken` of a new time
   */
  async settle(turn: Turn, actor: UserActor, consultationId: string, choice: Choice): Promise<void> {
    await assertOfRequest(turn.em, consultationId, choice.id);
    const { id, version } = choice;
    const sent = version === undefined ? {} : { version };
    if (choice.choice === 'cancel')
      await this.meetings.change(turn.em, actor, id, { status: 'cancelled', cancel_reason: REASON, ...sent });
    if (choice.choice === 'move' && choice.starts_at !== undefined)
      await this.meetings.move(turn, actor, id, { starts_at: choice.starts_at, reason: REASON, ...sent });
  }
}

/** @throws DomainError `invalid` naming `meeting.id` */
async function assertOfRequest(em: EntityManager, consultationId: string, id: string): Promise<void> {
  const rows = await em.execute<unknown[]>(
    'select 1 from consultation_meetings where id = ? and consultation_id = ? and deleted_at is null',
    [id, consultationId],
  );
  if (rows.length > 0) return;
  const details = [{ path: 'meeting.id', message: 'This request has no such meeting' }];
  throw new DomainError('invalid', {}, { details });
}
