import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, SetMetadata, type OnModuleInit } from '@nestjs/common';
import { Registry } from '../../../infrastructure/discovery/registry.js';
import type { Deal } from '../deal.entity.js';

const BEFORE_DEAL_STOPS = Symbol('method that settles a deal before it stops');

/** Does, in the transaction that holds the deal, what is still to be done while it is active. */
type Settling = (em: EntityManager, deal: Deal) => Promise<void>;

type Settles = <Method extends Settling>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/**
 * The method is called before an admin pauses or ends an active deal, now or later, so that deals don't depend on the
 * domains that use them.
 */
export const BeforeDealStops = (): Settles => SetMetadata(BEFORE_DEAL_STOPS, true);

/** Lets every domain that builds on deals settle what is due of one before it stops. */
@Injectable()
export class DealStops implements OnModuleInit {
  private settlings: { call: Settling }[] = [];

  constructor(private readonly registry: Registry) {}

  onModuleInit(): void {
    this.settlings = this.registry.methods<boolean, Settling>(BEFORE_DEAL_STOPS);
  }

  /** Call it with the deal locked. @throws what keeps one of them from settling */
  async settle(em: EntityManager, deal: Deal): Promise<void> {
    for (const { call } of this.settlings) await call(em, deal);
  }
}
