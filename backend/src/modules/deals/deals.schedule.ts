import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { system } from '@portal/contracts';
import { PROCESS_ROLE, type ProcessRole } from '../../infrastructure/config/process-role.js';
import { Pump } from '../../infrastructure/events/pump.js';
import { runInContext } from '../../infrastructure/http/request-context.js';
import { PlannedSteps } from './planned-steps.js';

const LOOK_EVERY = 15_000;
const asSystem = { requestId: 'deals', actor: system, ip: null, userAgent: null };

/** A worker looks for planned steps whose day has come, and may do so beside others. */
@Injectable()
export class DealsSchedule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly pump: Pump;

  constructor(
    @Inject(PROCESS_ROLE) private readonly role: ProcessRole,
    steps: PlannedSteps,
  ) {
    const once = async (): Promise<void> => {
      await steps.takeDue();
    };
    this.pump = new Pump(PlannedSteps.name, () => runInContext({ ...asSystem }, once), LOOK_EVERY);
  }

  onApplicationBootstrap(): void {
    if (this.role === 'worker') this.pump.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.pump.stop();
  }
}
