import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Registry } from '../discovery/registry.js';
import { BLOCKS_DELETION_OF, type DeletionCheck } from './blocks-deletion-of.decorator.js';

/** Runs the checks of every domain that may still need a record, before it is deleted. */
@Injectable()
export class DeletionChecks implements OnModuleInit {
  private checks: { mark: string; call: DeletionCheck }[] = [];

  constructor(private readonly registry: Registry) {}

  onModuleInit(): void {
    this.checks = this.registry.methods<string, DeletionCheck>(BLOCKS_DELETION_OF);
  }

  /** Call it with the record locked. @throws DomainError the error of the first check that fails */
  async assertNotNeeded(em: EntityManager, entity: string, id: string): Promise<void> {
    for (const { mark, call } of this.checks) if (mark === entity) await call(em, id);
  }
}
