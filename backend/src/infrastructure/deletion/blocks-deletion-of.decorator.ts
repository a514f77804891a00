import type { EntityManager } from '@mikro-orm/postgresql';
import { SetMetadata } from '@nestjs/common';

export const BLOCKS_DELETION_OF = Symbol('entity whose deletion a method may refuse');

/** Resolves when the record may go. @throws DomainError when something still needs it */
export type DeletionCheck = (em: EntityManager, id: string) => Promise<void>;

type Blocks = <Method extends DeletionCheck>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/**
 * The method is called, in the deleting transaction, before a record of this entity is deleted, so that the owner
 * doesn't depend on the domains that use it.
 */
export const BlocksDeletionOf = (entity: string): Blocks => SetMetadata(BLOCKS_DELETION_OF, entity);
