import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CreateCompany,
  CreateDeal,
  CreateProject,
  CreateUser,
  ImportedInvoice,
  OLD_NUMBER_PREFIX,
  splitName,
} from '@portal/contracts';
import { sql } from 'kysely';
import { type ImportedInvoicesService, Invoice } from '../../billing/index.js';
import { type CompaniesService, Company } from '../../companies/index.js';
import { Deal, type DealsService } from '../../deals/index.js';
import { Project, type ProjectsService } from '../../projects/index.js';
import { User, type UsersService } from '../../users/index.js';
import type { FieldValues, Importer, Resolved } from './importer.js';
import { nameKey } from './name-key.js';
import { withNumbers } from './numbers.js';
import {
  called,
  companiesOf,
  companiesNamed,
  existingOf,
  peopleOf,
  peopleWith,
  resolving,
  type OwnedRecords,
} from './references.js';
import { companiesUpdating, peopleUpdating } from './updating.js';
import { dealRecords, dealsUpdating, projectRecords, projectsUpdating } from './updating-work.js';

const invoiceRecords: OwnedRecords = { from: 'invoices', owner: 'customer_id', name: sql.ref('number') };

const keysIn = async (rows: Promise<readonly { key: string }[]>) => new Set((await rows).map(({ key }) => key));

const companyKey = ({ name }: CreateCompany): string => nameKey(name);
const personKey = ({ email }: CreateUser): string => email;

export const companiesImporter = (companies: CompaniesService): Importer<CreateCompany> => ({
  kind: 'companies',
  schema: CreateCompany,
  fieldOf: {},
  entity: Company,
  table: 'companies',
  derived: [],
  resolve: (_em, lines) => Promise.resolve(lines.map((input) => ({ input: { ...input }, problems: [] }))),
  keyOf: companyKey,
  findExisting: (em, keys) => keysIn(companiesOf(em, keys)),
  create: (em, actor, input) => Promise.resolve(companies.createWithin(em, actor, input)),
  updating: companiesUpdating(companies),
});

/** Customers, who are active once they sign in; they are sent an invitation where that is asked for. */
export const peopleImporter = (users: UsersService): Importer<CreateUser> => ({
  kind: 'people',
  schema: CreateUser,
  fieldOf: { company_id: 'company' },
  entity: User,
  table: 'users',
  derived: [],
  async resolve(em, lines) {
    const company = await companiesNamed(em, called(lines, 'company'));
    return lines.map((line) => resolving(withBothNames(line), { company: ['company_id', company] }));
  },
  keyOf: personKey,
  findExisting: (em, keys) => keysIn(peopleOf(em, keys)),
  create: (em, actor, input, { sendsInvitations }) =>
    users.createWithin(em, actor, { ...input, send_invitation: sendsInvitations }, { byImport: true }),
  updating: peopleUpdating(users),
});

/** A name in one column is read as on the public form; columns of their own go before. */
function withBothNames({ name, ...line }: FieldValues): FieldValues {
  if (typeof name !== 'string') return line;
  const known = Object.entries(splitName(name)).filter(([, part]) => part !== '');
  return { ...Object.fromEntries(known), ...line };
}

/** Of the records of one customer no two have the same name. */
function namedByCustomer<Input extends { customer_id: string }>(
  records: OwnedRecords,
  nameOf: (input: Input) => string,
): Pick<Importer<Input>, 'table' | 'keyOf' | 'findExisting'> {
  return {
    table: records.from,
    keyOf: (input) => `${input.customer_id} ${nameKey(nameOf(input))}`,
    findExisting: (em, keys) => existingOf(em, records, keys),
  };
}

async function resolveCustomers(em: EntityManager, lines: readonly FieldValues[]): Promise<Resolved[]> {
  const person = await peopleWith(em, called(lines, 'customer'));
  return lines.map((line) => resolving(line, { customer: ['customer_id', person.customer] }));
}

export const projectsImporter = (projects: ProjectsService): Importer<CreateProject> => ({
  ...namedByCustomer(projectRecords, ({ name }) => name),
  kind: 'projects',
  schema: CreateProject,
  fieldOf: { customer_id: 'customer', manager_id: 'manager' },
  entity: Project,
  derived: [{ table: 'activity_logs', column: 'project_id', condition: `source = 'system'` }],
  resolve: (em, given) =>
    withNumbers(em, 'projects', given, async (lines) => {
      const person = await peopleWith(em, called(lines, 'customer', 'manager'));
      return lines.map((line) =>
        resolving(line, { customer: ['customer_id', person.customer], manager: ['manager_id', person.user] }),
      );
    }),
  async assertAccepted(em, actor, input) {
    await projects.prepare(em, actor, input);
  },
  create: async (em, actor, input) => (await projects.begin(em, actor, input)).id,
  updating: projectsUpdating(projects),
});

/** Drafts, which their customers don't see. */
export const dealsImporter = (deals: DealsService): Importer<CreateDeal> => ({
  ...namedByCustomer(dealRecords, ({ title }) => title),
  kind: 'deals',
  schema: CreateDeal,
  fieldOf: { customer_id: 'customer' },
  entity: Deal,
  derived: [],
  resolve: (em, given) => withNumbers(em, 'deals', given, (lines) => resolveCustomers(em, lines)),
  async assertAccepted(em, actor, input) {
    await deals.prepare(em, actor, input);
  },
  create: async (em, actor, input) => (await deals.begin(em, actor, input)).id,
  updating: dealsUpdating(deals),
});

/** Invoices that were issued and paid in another system, each with its payment. */
export const invoicesImporter = (invoices: ImportedInvoicesService): Importer<ImportedInvoice> => ({
  ...namedByCustomer(invoiceRecords, ({ number }) => OLD_NUMBER_PREFIX + number),
  kind: 'invoices',
  schema: ImportedInvoice,
  fieldOf: { customer_id: 'customer' },
  entity: Invoice,
  /** The import is undone only while the payment is unchanged and nothing was refunded or moved. */
  derived: [
    { table: 'invoice_lines', column: 'invoice_id', condition: 'true' },
    { table: 'ledger_entries', column: 'invoice_id', condition: `kind = 'allocation'` },
    { table: 'deal_payments', column: 'invoice_id', condition: 'version = 1' },
  ],
  resolve: resolveCustomers,
  /** Invoice numbers are unique across customers. */
  uniqueOf: ({ number }) => nameKey(OLD_NUMBER_PREFIX + number),
  assertAccepted: (em, actor, input) => invoices.assertAccepted(em, actor, input),
  create: (em, actor, input) => invoices.create(em, actor, input),
  takeBack(invoice: Invoice) {
    invoice.takeBack();
  },
  removeParts: (em, ids) => invoices.removeParts(em, ids),
});
