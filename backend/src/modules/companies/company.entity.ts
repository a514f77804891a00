import { p } from '@mikro-orm/core';
import { limits, UpdateCompany, type CreateCompany } from '@portal/contracts';
import {
  AggregateRoot,
  applyChanges,
  propertiesOf,
  withProperties,
} from '../../infrastructure/database/aggregate-root.js';

const fields = propertiesOf(UpdateCompany, 'version');

/** A client company (decisions, section 1). */
export class Company extends withProperties(AggregateRoot, {
  name: p.string(),
  address: p.string().nullable(),
  phone: p.string().nullable(),
  website: p.string().nullable(),
  billingEmail: p.string().nullable(),
  paymentTermsDays: p.integer().onCreate(() => limits.paymentTermsDays),
  notes: p.text().nullable(),
  /** The company that this one was merged into. */
  mergedIntoId: p.uuid().nullable(),
}) {
  static readonly tableName = 'companies';

  static create(input: Pick<CreateCompany, 'name'> & Partial<CreateCompany>): Company {
    const company = new Company();
    applyChanges(company, input, fields);
    company.record('company.created', { name: company.name });
    return company;
  }

  /** Changes what the input carries; nothing is recorded when it changes nothing. */
  change(input: UpdateCompany): void {
    const changes = applyChanges(this, input, fields);
    if (Object.keys(changes).length > 0) this.record('company.updated', { changes });
  }

  /** Deletes this company after its users were moved to another. */
  mergeInto(other: Company, moved: number): void {
    this.deletedAt = new Date();
    this.mergedIntoId = other.id;
    this.record('company.merged', { into_id: other.id, moved });
  }

  remove(): void {
    this.deletedAt = new Date();
    this.record('company.deleted', {});
  }

  /** Restores the company without users: they were moved. */
  restore(): void {
    this.deletedAt = null;
    this.mergedIntoId = null;
    this.record('company.restored', {});
  }
}
