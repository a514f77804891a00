import { companyFields, type ContactFlag, ListCompanies, ListUsers, roles, userStatuses } from '@portal/contracts';
import { sql } from 'kysely';
import { personNameOrEmail } from '../../../infrastructure/database/read-kit.js';
import { filterCompanies } from '../../companies/index.js';
import { filterUsers } from '../../users/index.js';
import { count, recordMetrics } from '../definitions/record-metrics.js';
import { commonColumns, instantColumn, sourceColumns, textColumn } from './common-columns.js';
import type { OpenedRecord, ReportSource } from './report-source.js';

const company: OpenedRecord = { kind: 'company', id: sql.ref('companies.id') };
const person: OpenedRecord = { kind: 'customer', id: sql.ref('u.id') };

/** Companies, over the query of their list, which is the admins'. */
export const companySource: ReportSource = {
  name: 'companies',
  label: 'Companies',
  isInternal: true,
  key: sql.ref('companies.id'),
  columns: sourceColumns({ fields: companyFields, alias: 'companies', elsewhere: ['created_at'] }, (field) => ({
    name: field('name', { opens: company }),
    people: {
      ...count('People', 'People of the company'),
      value: sql`(select count(*) from users as m where m.company_id = companies.id and m.deleted_at is null)`,
    },
    ...commonColumns('companies'),
  })),
  read: (em, reader, columns) =>
    filterCompanies(em, reader, ListCompanies.parse({})).clearSelect().clearOrderBy().select(columns),
};

const flag = (name: ContactFlag, sentence: string) =>
  textColumn(
    `${name.charAt(0).toUpperCase()}${name.slice(1)} contact`,
    sentence,
    sql`case when ${sql.lit(name)} = any(u.contact_flags) then 'yes' else 'no' end`,
    ['yes', 'no'],
  );

/** People with an account, over the query of their list, which is the admins'. */
export const peopleSource: ReportSource = {
  name: 'people',
  label: 'People',
  isInternal: true,
  key: sql.ref('u.id'),
  columns: {
    name: { ...textColumn('Name', 'Their name, or the address of one without', personNameOrEmail('u')), opens: person },
    email: textColumn('E-mail', 'The address with which they sign in', sql.ref('u.email')),
    phone: textColumn('Phone', 'Their phone', sql.ref('u.phone')),
    company: {
      ...textColumn('Company', 'The company that they belong to', sql.ref('c.name')),
      opens: { kind: 'company', id: sql.ref('u.company_id') },
    },
    role: textColumn('Role', 'Whether they are an admin or a customer', sql.ref('u.role'), roles),
    status: { ...recordMetrics.status, value: sql.ref('u.status'), choices: userStatuses },
    is_primary: flag('primary', 'Whether they see everything of their company'),
    is_billing: flag('billing', 'Whether they get the bills of their company'),
    last_seen: instantColumn('Last seen', 'When they last used the portal', sql.ref('u.last_seen_at')),
    ...commonColumns('u'),
  },
  read: (em, reader, columns) =>
    filterUsers(em, reader, ListUsers.parse({})).clearSelect().clearOrderBy().select(columns),
};
