import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { system } from '@portal/contracts';
import { PROCESS_ROLE, type ProcessRole } from '../../infrastructure/config/process-role.js';
import { Pump } from '../../infrastructure/events/pump.js';
import { runInContext } from '../../infrastructure/http/request-context.js';
import { MeetingReminders } from './meeting-reminders.js';
import { PickExpiry } from './pick-expiry.js';

const LOOK_EVERY = 5_000;
const asSystem = { requestId: 'meetings', actor: system, ip: null, userAgent: null };

/** What becomes due by itself: a worker looks every few seconds, and may do so beside others. */
@Injectable()
export class MeetingsSchedule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly pumps: readonly Pump[];

  constructor(
    @Inject(PROCESS_ROLE) private readonly role: ProcessRole,
    reminders: MeetingReminders,
    expiry: PickExpiry,
  ) {
    const pump = (name: string, work: () => Promise<number>) => {
      const once = async (): Promise<void> => {
        await work();
      };
      return new Pump(name, () => runInContext({ ...asSystem }, once), LOOK_EVERY);
    };
    this.pumps = [pump(MeetingReminders.name, () => reminders.remind()), pump(PickExpiry.name, () => expiry.endDue())];
  }

  onApplicationBootstrap(): void {
    if (this.role === 'worker') for (const pump of this.pumps) pump.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.pumps.map((pump) => pump.stop()));
  }
}
