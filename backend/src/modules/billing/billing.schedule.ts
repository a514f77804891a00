import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { system } from '@portal/contracts';
import { PROCESS_ROLE, type ProcessRole } from '../../infrastructure/config/process-role.js';
import { Pump } from '../../infrastructure/events/pump.js';
import { runInContext } from '../../infrastructure/http/request-context.js';
import { InvoiceReminders } from './invoice-reminders.js';
import { RecurringBilling } from './recurring-billing.js';
import { ScheduleTriggers } from './schedule-triggers.js';

const LOOK_EVERY = 15_000;
const asSystem = { requestId: 'billing', actor: system, ip: null, userAgent: null };

/** What becomes due by itself: a worker looks every few seconds, and may do so beside others. */
@Injectable()
export class BillingSchedule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly pumps: readonly Pump[];

  constructor(
    @Inject(PROCESS_ROLE) private readonly role: ProcessRole,
    recurring: RecurringBilling,
    reminders: InvoiceReminders,
    triggers: ScheduleTriggers,
  ) {
    const pump = (name: string, work: () => Promise<number>) => {
      const once = async (): Promise<void> => {
        await work();
      };
      return new Pump(name, () => runInContext({ ...asSystem }, once), LOOK_EVERY);
    };
    this.pumps = [
      pump(RecurringBilling.name, () => recurring.billDue()),
      pump(InvoiceReminders.name, () => reminders.remind()),
      pump(ScheduleTriggers.name, () => triggers.makeReady()),
    ];
  }

  onApplicationBootstrap(): void {
    if (this.role === 'worker') for (const pump of this.pumps) pump.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.pumps.map((pump) => pump.stop()));
  }
}
