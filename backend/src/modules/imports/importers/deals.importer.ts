import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createDeal, type CreateDeal, type UserActor } from '@portal/contracts';
import { Deal, DealsService } from '../../deals/index.js';
import { existingOf } from './existing-of.js';
import type { FieldValues, Importer, Resolved } from './importer.js';
import { nameKey } from './name-key.js';
import { peopleWith } from './references.js';
import { resolving } from './resolving.js';

/** Drafts, which their customers don't see. */
@Injectable()
export class DealsImporter implements Importer<CreateDeal> {
  readonly kind = 'deals';
  readonly schema = createDeal;
  readonly fieldOf = { customer_id: 'customer' };
  readonly entity = Deal;
  readonly table = 'customer_deals';
  readonly derived = [];

  constructor(private readonly deals: DealsService) {}

  async resolve(em: EntityManager, lines: readonly FieldValues[]): Promise<Resolved[]> {
    const person = await peopleWith(
      em,
      lines.map((line) => line['customer'] as string | undefined),
    );
    return lines.map((line) => resolving(line, { customer: ['customer_id', person.customer] }));
  }

  keyOf({ customer_id: customer, title }: CreateDeal): string {
    return `${customer} ${nameKey(title)}`;
  }

  findExisting(em: EntityManager, inputs: readonly CreateDeal[]): Promise<ReadonlySet<string>> {
    const keys = inputs.map((input) => this.keyOf(input));
    return existingOf(em, { from: 'customer_deals', owner: 'customer_id', name: 'title' }, keys);
  }

  async assertAccepted(em: EntityManager, actor: UserActor, input: CreateDeal): Promise<void> {
    await this.deals.prepare(em, actor, input);
  }

  async create(em: EntityManager, actor: UserActor, input: CreateDeal): Promise<string> {
    return (await this.deals.begin(em, actor, input)).id;
  }
}
