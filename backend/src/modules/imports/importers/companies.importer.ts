import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createCompany, type CreateCompany, type UserActor } from '@portal/contracts';
import { CompaniesService, Company } from '../../companies/index.js';
import type { FieldValues, Importer, Resolved } from './importer.js';
import { nameKey, nameKeySql, textArray } from './name-key.js';

@Injectable()
export class CompaniesImporter implements Importer<CreateCompany> {
  readonly kind = 'companies';
  readonly schema = createCompany;
  readonly fieldOf = {};
  readonly entity = Company;
  readonly table = 'companies';
  readonly derived = [];

  constructor(private readonly companies: CompaniesService) {}

  async resolve(_em: EntityManager, lines: readonly FieldValues[]): Promise<Resolved[]> {
    return Promise.resolve(lines.map((input) => ({ input: { ...input }, problems: [] })));
  }

  keyOf({ name }: CreateCompany): string {
    return nameKey(name);
  }

  async findExisting(em: EntityManager, inputs: readonly CreateCompany[]): Promise<ReadonlySet<string>> {
    const rows = await em.execute<{ key: string }[]>(
      `select distinct given as key from unnest(?::text[]) as given
       join companies on ${nameKeySql('name')} = ${nameKeySql('given')} where deleted_at is null`,
      [textArray(inputs.map((input) => this.keyOf(input)))],
    );
    return new Set(rows.map(({ key }) => key));
  }

  create(em: EntityManager, actor: UserActor, input: CreateCompany): Promise<string> {
    return Promise.resolve(this.companies.createWithin(em, actor, input));
  }
}
