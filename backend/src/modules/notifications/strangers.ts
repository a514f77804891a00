import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '../../infrastructure/config/config.js';

/** Why such a mail isn't sent. */
export const PESTERED = 'too many requests in its name';

/** Keeps strangers from making us write to somebody. */
@Injectable()
export class Strangers {
  constructor(private readonly config: Config) {}

  /** Strangers can type anybody's address: together they make us send it only so many mails an hour. */
  async pester(em: EntityManager, address: string): Promise<boolean> {
    const [row] = await em.execute<{ mails: number }[]>(
      `select count(*)::int as mails from notifications
       where recipient_email = ? and channel = 'email' and template in ('welcome', 'consultation_received', 'meeting_hold')
         and status <> 'suppressed' and created_at > now() - interval '1 hour'`,
      [address],
    );
    return (row?.mails ?? 0) >= this.config.limits.signInStrangersPerAddressHour;
  }
}
