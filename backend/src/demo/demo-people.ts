import type { ContactFlag, CreateCompany, Role } from '@portal/contracts';

/** A user of the demo data. */
export interface DemoPerson {
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  role: Role;
  company?: string;
  contact_flags?: ContactFlag[];
  /** Never signed in, or shut out; the others are active. */
  status?: 'invited' | 'suspended';
}

/** The users of the demo data; those without `status` can sign in. */
export const demoPeople: readonly DemoPerson[] = [
  { email: 'admin@pamlico.example', first_name: 'Avery', last_name: 'Moore', phone: '(252) 555-0142', role: 'admin' },
  {
    email: 'dana@neusebakery.example',
    first_name: 'Dana',
    last_name: 'Whitford',
    phone: '(252) 555-0117',
    role: 'customer',
    company: 'Neuse Bakery',
    contact_flags: ['primary', 'billing'],
  },
  {
    email: 'luis@neusebakery.example',
    first_name: 'Luis',
    last_name: 'Ortega',
    phone: '(252) 555-0118',
    role: 'customer',
    company: 'Neuse Bakery',
  },
  {
    email: 'grace@tidewaterdental.example',
    first_name: 'Grace',
    last_name: 'Bell',
    phone: '(252) 555-0161',
    role: 'customer',
    company: 'Tidewater Dental',
    contact_flags: ['primary'],
  },
  {
    email: 'marcus@capelookoutsails.example',
    first_name: 'Marcus',
    last_name: 'Daniels',
    phone: '(252) 555-0188',
    role: 'customer',
    status: 'invited',
  },
  {
    email: 'june@tidewaterdental.example',
    first_name: 'June',
    last_name: 'Carter',
    phone: '(252) 555-0162',
    role: 'customer',
    company: 'Tidewater Dental',
    status: 'suspended',
  },
];

/** The companies they belong to, with what is printed on bills. */
export const demoCompanies: readonly (Pick<CreateCompany, 'name'> & Partial<CreateCompany>)[] = [
  {
    name: 'Neuse Bakery',
    address: '214 Middle Street, New Bern, NC 28560',
    phone: '(252) 555-0116',
    website: 'https://neusebakery.example',
    billing_email: 'books@neusebakery.example',
    notes: 'Two shops; the ovens’ controllers may not be restarted before noon.',
  },
  {
    name: 'Tidewater Dental',
    address: '38 Harbor Road, Washington, NC 27889',
    phone: '(252) 555-0160',
    payment_terms_days: 30,
  },
];
