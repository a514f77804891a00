import type { CreateCompany, UserStatus } from '@portal/contracts';
import { Company } from '../modules/companies/index.js';
import { buildUser } from './builders/user.js';
import type { DemoWorld } from './demo-world.js';

export const AVERY = 'admin@pamlico.example';
export const DANA = 'dana@neusebakery.example';
export const LUIS = 'luis@neusebakery.example';
export const GRACE = 'grace@tidewaterdental.example';
export const MARCUS = 'marcus@capelookoutsails.example';
export const JUNE = 'june@tidewaterdental.example';

export const BAKERY = 'Neuse Bakery';
export const DENTAL = 'Tidewater Dental';

interface DemoPerson extends Omit<Parameters<typeof buildUser>[0], 'company_id'> {
  company?: string;
  /** Never signed in, or shut out; the others are active. */
  status?: Exclude<UserStatus, 'active'>;
}

const person = (
  email: string,
  first_name: string,
  last_name: string,
  phone: string,
  more: Omit<DemoPerson, 'email' | 'first_name' | 'last_name' | 'phone'>,
): DemoPerson => ({ email, first_name, last_name, phone, ...more });

/** The users of the demo data; those without `status` can sign in. */
export const demoPeople: readonly DemoPerson[] = [
  person(AVERY, 'Avery', 'Moore', '(252) 555-0142', { role: 'admin' }),
  person(DANA, 'Dana', 'Whitford', '(252) 555-0117', { company: BAKERY, contact_flags: ['primary', 'billing'] }),
  person(LUIS, 'Luis', 'Ortega', '(252) 555-0118', { company: BAKERY }),
  person(GRACE, 'Grace', 'Bell', '(252) 555-0161', { company: DENTAL, contact_flags: ['primary'] }),
  person(MARCUS, 'Marcus', 'Daniels', '(252) 555-0188', { status: 'invited' }),
  person(JUNE, 'June', 'Carter', '(252) 555-0162', { company: DENTAL, status: 'suspended' }),
];

/** The companies they belong to, with what is printed on bills. */
const demoCompanies: readonly (Pick<CreateCompany, 'name'> & Partial<CreateCompany>)[] = [
  {
    name: BAKERY,
    address: '214 Middle Street, New Bern, NC 28560',
    phone: '(252) 555-0116',
    website: 'https://neusebakery.example',
    billing_email: 'books@neusebakery.example',
    notes: 'Two shops; the ovens’ controllers may not be restarted before noon.',
  },
  { name: DENTAL, address: '38 Harbor Road, Washington, NC 27889', phone: '(252) 555-0160', payment_terms_days: 30 },
];

/** How long after the one before each person came, in hours. */
const BETWEEN_PEOPLE = 45 * 24;

/** Makes companies and people, who came one after the other, the first company's first; who is only invited came today. */
export async function loadPeople(world: DemoWorld): Promise<void> {
  for (const company of demoCompanies) world.companies.set(company.name, Company.create(company));
  await world.save(...world.companies.values());
  for (const [index, { company, ...profile }] of demoPeople.entries()) {
    const company_id = company === undefined ? null : world.companies.named(company).id;
    const user = buildUser({ ...profile, company_id });
    user.createdAt = world.hoursAgo(user.status === 'invited' ? 6 : (demoPeople.length - index) * BETWEEN_PEOPLE);
    world.people.set(user.email, user);
  }
  await world.save(...world.people.values());
}
