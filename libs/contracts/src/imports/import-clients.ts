import { contactFlags } from '../core/actor.js';
import { companyFields } from '../companies/company.fields.js';
import { company, importFields, ownField, phone, type KindOfImport } from './import-field.js';

export const companies: KindOfImport = {
  label: 'Companies',
  noun: ['company', 'companies'],
  sameWhen: 'a company of this name is there',
  sameBy: 'name',
  isUpdatable: true,
  fields: importFields(companyFields, (field) => [
    field('name', {
      required: true,
      also: 'company, company name, organization, organisation, account, account name, customer full name',
    }),
    field('address', { also: 'billing address, street, street address, postal address' }),
    field('phone', phone),
    field('website', { also: 'web, web site, website url, web address, url, homepage, home page, site, domain' }),
    field('billing_email', { also: 'billing email, email, e-mail, invoice email' }),
    field('payment_terms_days', {
      label: 'Payment terms',
      type: 'terms',
      hint: 'Days, such as 30 or Net 30',
      also: 'payment terms days, days to pay, payment days, terms, net days',
    }),
    field('notes', { also: 'note, comment, comments, remarks' }),
  ]),
};

export const people: KindOfImport = {
  label: 'People',
  noun: ['person', 'people'],
  sameWhen: 'somebody with this e-mail address is there',
  sameBy: 'e-mail address',
  isUpdatable: true,
  fields: [
    ownField('email', 'E-mail', { required: true, also: 'email, e-mail, email address, e-mail address, mail' }),
    ownField('name', 'Full name', {
      hint: 'First and last name in one column',
      also: 'name, contact name, customer full name, customer name, person',
    }),
    ownField('first_name', 'First name', { also: 'firstname, given name, forename' }),
    ownField('last_name', 'Last name', { also: 'lastname, surname, family name' }),
    phone,
    company,
    ownField('contact_flags', 'Contact for', {
      type: 'choices',
      values: contactFlags,
      words: {
        primary: ['Primary contact'],
        billing: ['Billing contact'],
        technical: ['Technical contact'],
      },
      hint: 'primary, billing, technical',
      also: 'contact for the company, contact flags, flags, contact type, role',
    }),
    ownField('time_zone', 'Time zone', { hint: 'Such as America/New_York', also: 'timezone, zone' }),
  ],
};
