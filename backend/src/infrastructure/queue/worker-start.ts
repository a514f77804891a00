import { BullRegistrar, WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PROCESS_ROLE, type ProcessRole } from '../config/process-role.js';
import { Registry } from '../discovery/registry.js';

/** Processors are providers everywhere, so that modules are the same in all processes; only a worker starts them. */
@Injectable()
export class WorkerStart implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    @Inject(PROCESS_ROLE) private readonly role: ProcessRole,
    private readonly registrar: BullRegistrar,
    private readonly registry: Registry,
  ) {}

  onApplicationBootstrap(): void {
    if (this.role === 'worker') this.registrar.register();
  }

  /** Running jobs finish while database and mail are still there. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.role !== 'worker') return;
    await Promise.all(this.registry.instancesOf(WorkerHost).map((host) => host.worker.close()));
  }
}
