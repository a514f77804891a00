import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, SetMetadata, type OnModuleInit } from '@nestjs/common';
import { Registry } from '../../../infrastructure/discovery/registry.js';
import type { Deal } from '../deal.entity.js';

const BEFORE_DEAL_STOPS = Symbol('method that settles a deal before it stops');

/** Does, in the transaction that holds the deal, what is still to be done while it is active. */
type DealStopHook = (em: EntityManager, deal: Deal) => Promise<void>;

type DealStopDecorator = <Method extends DealStopHook>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/**
 * The method is called before an admin pauses or ends an active deal, now or later, so that deals don't depend on the
 * domains that use them.
 */
export const OnBeforeDealStop = (): DealStopDecorator => SetMetadata(BEFORE_DEAL_STOPS, true);

/** Lets every domain that builds on deals run what is due of one before it stops. */
@Injectable()
export class DealStopHooks implements OnModuleInit {
  private hooks: { call: DealStopHook }[] = [];

  constructor(private readonly registry: Registry) {}

  onModuleInit(): void {
    this.hooks = this.registry.methods<boolean, DealStopHook>(BEFORE_DEAL_STOPS);
  }

  /** Call it with the deal locked. @throws what keeps one of them from settling */
  async run(em: EntityManager, deal: Deal): Promise<void> {
    for (const { call } of this.hooks) await call(em, deal);
  }
}
