import { defineEntity, p } from '@mikro-orm/core';
import { updateCompany, type CreateCompany, type UpdateCompany } from '@portal/contracts';
import { aggregateProperties, AggregateRoot } from '../../infrastructure/database/aggregate-root.js';
import { applyChanges, propertiesOf } from '../../infrastructure/database/changes.js';

/** Days to pay unless an admin sets others (decisions 1.1). */
const PAYMENT_TERMS_DAYS = 15;

const fields = propertiesOf(updateCompany, 'version');

/** A client company (decisions, section 1). */
export class Company extends AggregateRoot {
  name!: string;
  address: string | null = null;
  phone: string | null = null;
  website: string | null = null;
  billingEmail: string | null = null;
  paymentTermsDays: number = PAYMENT_TERMS_DAYS;
  notes: string | null = null;
  /** The company that this one was merged into. */
  mergedIntoId: string | null = null;

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

export const CompanySchema = defineEntity({
  class: Company,
  tableName: 'companies',
  properties: {
    ...aggregateProperties,
    name: p.string(),
    address: p.string().nullable(),
    phone: p.string().nullable(),
    website: p.string().nullable(),
    billingEmail: p.string().nullable(),
    paymentTermsDays: p.integer(),
    notes: p.text().nullable(),
    mergedIntoId: p.uuid().nullable(),
  },
});
