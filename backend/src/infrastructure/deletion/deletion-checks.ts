import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit, SetMetadata, Module } from '@nestjs/common';
import { type MarksMethod, Registry } from '../discovery/registry.js';

const BLOCKS_DELETION_OF = Symbol('entity whose deletion a method may refuse');

/** Resolves when the record may go. @throws DomainError when something still needs it */
type DeletionCheck = (em: EntityManager, id: string) => Promise<void>;

/**
 * The method is called, in the deleting transaction, before a record of this entity is deleted, so that the owner
 * doesn't depend on the domains that use it.
 */
export const BlocksDeletionOf = (entity: string): MarksMethod<DeletionCheck> => SetMetadata(BLOCKS_DELETION_OF, entity);

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

/** What still needs a record may refuse its deletion. */
@Module({ providers: [DeletionChecks], exports: [DeletionChecks] })
export class DeletionModule {}
