import { BullRegistrar, WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { PROCESS_ROLE, type ProcessRole } from '../config/process-role.js';

/** Processors are providers everywhere, so that modules are the same in all processes; only a worker starts them. */
@Injectable()
export class WorkerStart implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    @Inject(PROCESS_ROLE) private readonly role: ProcessRole,
    private readonly registrar: BullRegistrar,
    private readonly discovery: DiscoveryService,
  ) {}

  onApplicationBootstrap(): void {
    if (this.role === 'worker') this.registrar.register();
  }

  /** Running jobs finish while database and mail are still there. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.role !== 'worker') return;
    const isHost = (instance: unknown): instance is WorkerHost => instance instanceof WorkerHost;
    const hosts = this.discovery
      .getProviders()
      .map(({ instance }) => instance as unknown)
      .filter(isHost);
    await Promise.all(hosts.map((host) => host.worker.close()));
  }
}
