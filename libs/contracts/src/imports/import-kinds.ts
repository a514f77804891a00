import { contactFlags } from '../core/actor.js';
import { priorities } from '../core/priorities.js';
import { dealIntervals, dealTypes } from '../deals/deal-terms.js';
import { projectHealths } from '../projects/project.contract.js';
import { taskStatuses } from '../tasks/task.contract.js';

/** What can be imported: one record a line. */
export const importKinds = ['companies', 'people', 'projects', 'tasks', 'deals'] as const;
export type ImportKind = (typeof importKinds)[number];

/** How the text of a cell is read before the schema of the record sees it; only `lines` keeps the breaks between lines. */
export type ImportFieldType = 'text' | 'lines' | 'number' | 'day' | 'minutes' | 'choice' | 'choices' | 'list';

/** A field that a column can be read into. */
export interface ImportField {
  name: string;
  label: string;
  type: ImportFieldType;
  required?: true;
  /** Of a choice; the words that the screens say for them are read too. */
  values?: readonly string[];
  /** How it names another record, or what else isn't clear from its label. */
  hint?: string;
  /** Other headings that mean it, in lower case. */
  also?: readonly string[];
}

interface KindOfImport {
  label: string;
  /** One record and several, in a sentence. */
  noun: readonly [one: string, many: string];
  /** When a line counts as a record that is there already. */
  sameWhen: string;
  fields: readonly ImportField[];
}

const text = (name: string, label: string, own: Partial<ImportField> = {}): ImportField => ({
  name,
  label,
  type: 'text',
  ...own,
});

const phone = text('phone', 'Phone', { also: ['telephone', 'tel', 'phone number', 'mobile'] });
const notes = text('notes', 'Notes', { type: 'lines', also: ['note', 'comment', 'comments', 'remarks'] });
const description = text('description', 'Description', { type: 'lines', also: ['details', 'text'] });
const company = text('company', 'Company', {
  hint: 'The name of a company that is there',
  also: ['company name', 'organization', 'organisation', 'account', 'client'],
});
const customer = text('customer', 'Customer', {
  hint: 'The e-mail address of the person',
  also: ['customer email', 'customer e-mail', 'owner', 'owner email', 'contact', 'contact email', 'email', 'e-mail'],
});
const priority: ImportField = { name: 'priority', label: 'Priority', type: 'choice', values: priorities };

const companies: KindOfImport = {
  label: 'Companies',
  noun: ['company', 'companies'],
  sameWhen: 'a company of this name is there',
  fields: [
    text('name', 'Name', {
      required: true,
      also: ['company', 'company name', 'organization', 'organisation', 'account'],
    }),
    text('address', 'Address', { also: ['billing address', 'street', 'street address', 'postal address'] }),
    phone,
    text('website', 'Website', {
      also: ['web', 'web site', 'web address', 'url', 'homepage', 'home page', 'site', 'domain'],
    }),
    text('billing_email', 'Billing e-mail', { also: ['billing email', 'email', 'e-mail', 'invoice email'] }),
    {
      name: 'payment_terms_days',
      label: 'Payment terms',
      type: 'number',
      hint: 'Days',
      also: ['payment terms days', 'payment days', 'terms', 'net days'],
    },
    notes,
  ],
};

const people: KindOfImport = {
  label: 'People',
  noun: ['person', 'people'],
  sameWhen: 'somebody with this e-mail address is there',
  fields: [
    text('email', 'E-mail', { required: true, also: ['email', 'e-mail', 'email address', 'e-mail address', 'mail'] }),
    text('first_name', 'First name', { also: ['firstname', 'given name', 'forename'] }),
    text('last_name', 'Last name', { also: ['lastname', 'surname', 'family name'] }),
    phone,
    company,
    {
      name: 'contact_flags',
      label: 'Contact for',
      type: 'choices',
      values: contactFlags,
      hint: 'primary, billing, technical',
      also: ['contact flags', 'flags', 'contact type', 'role'],
    },
    text('time_zone', 'Time zone', { hint: 'Such as America/New_York', also: ['timezone', 'zone'] }),
  ],
};

const projects: KindOfImport = {
  label: 'Projects',
  noun: ['project', 'projects'],
  sameWhen: 'the customer has a project of this name',
  fields: [
    text('name', 'Name', { required: true, also: ['project', 'project name', 'title'] }),
    { ...customer, required: true },
    description,
    priority,
    { name: 'health', label: 'Health', type: 'choice', values: projectHealths, also: ['traffic light'] },
    { name: 'start_date', label: 'Start', type: 'day', also: ['start date', 'starts on', 'begin', 'begins'] },
    { name: 'target_date', label: 'Target', type: 'day', also: ['target date', 'due', 'due date', 'end', 'end date'] },
    { name: 'budget', label: 'Budget', type: 'number', hint: 'US dollars', also: ['budget usd', 'amount'] },
    { name: 'budget_hours', label: 'Budget hours', type: 'number', also: ['hours', 'budget in hours'] },
    text('manager', 'Manager', {
      hint: 'The e-mail address of an admin',
      also: ['manager email', 'project manager', 'lead'],
    }),
  ],
};

const tasks: KindOfImport = {
  label: 'Tasks',
  noun: ['task', 'tasks'],
  sameWhen: 'the project has a task of this title',
  fields: [
    text('title', 'Title', { required: true, also: ['task', 'task title', 'name', 'summary', 'subject'] }),
    text('project', 'Project', {
      required: true,
      hint: 'Its number, or its name',
      also: ['project number', 'project name'],
    }),
    text('company', 'Company', { hint: 'Where several projects have this name', also: ['company name', 'client'] }),
    description,
    {
      name: 'status',
      label: 'State',
      type: 'choice',
      values: taskStatuses,
      hint: 'To do where there is none; also Done',
      also: ['status'],
    },
    {
      name: 'created_on',
      label: 'Created on',
      type: 'day',
      also: ['created', 'created at', 'created date', 'opened', 'opened on'],
    },
    {
      name: 'completed_on',
      label: 'Completed on',
      type: 'day',
      hint: 'Of done tasks',
      also: ['completed', 'completed at', 'done on', 'done', 'finished', 'finished on', 'closed', 'closed on'],
    },
    priority,
    { name: 'weight', label: 'Weight', type: 'number', hint: '1 to 13', also: ['points', 'story points', 'size'] },
    text('assignee', 'Assignee', {
      hint: 'The e-mail address of somebody in the project',
      also: ['assignee email', 'assigned to', 'responsible'],
    }),
    text('milestone', 'Milestone', { hint: 'Its title', also: ['milestone title', 'phase'] }),
    { name: 'due_date', label: 'Due', type: 'day', also: ['due date', 'due on', 'deadline'] },
    {
      name: 'estimate_minutes',
      label: 'Estimate',
      type: 'minutes',
      hint: 'Hours, such as 1.5, 1:30 or 90m; minutes where the heading says so',
      also: ['estimate minutes', 'minutes', 'estimate hours', 'estimated time', 'effort'],
    },
    { name: 'labels', label: 'Labels', type: 'list', hint: 'Separated by commas', also: ['label', 'tags'] },
  ],
};

const deals: KindOfImport = {
  label: 'Deals',
  noun: ['deal', 'deals'],
  sameWhen: 'the customer has a deal of this title',
  fields: [
    text('title', 'Title', { required: true, also: ['deal', 'deal title', 'name'] }),
    { ...customer, required: true },
    {
      name: 'deal_type',
      label: 'Type',
      type: 'choice',
      values: dealTypes,
      required: true,
      hint: 'One-time or recurring',
      also: ['deal type', 'type'],
    },
    {
      name: 'interval',
      label: 'Period',
      type: 'choice',
      values: dealIntervals,
      hint: 'Of a recurring deal',
      also: ['interval', 'billing period'],
    },
    {
      name: 'amount',
      label: 'Amount',
      type: 'number',
      hint: 'US dollars a period, or once',
      also: ['price', 'value', 'amount usd'],
    },
    { name: 'setup_fee', label: 'Setup fee', type: 'number', hint: 'US dollars', also: ['set-up fee', 'setup'] },
    { name: 'starts_on', label: 'Starts on', type: 'day', also: ['start', 'start date', 'begins'] },
    description,
    text('terms', 'Terms', { type: 'lines', also: ['conditions'] }),
    text('internal_notes', 'Internal notes', { type: 'lines', also: ['notes', 'internal'] }),
  ],
};

/** The kinds with their fields, for the columns' choice and for the file's reading alike. */
export const kindsOfImport: Readonly<Record<ImportKind, KindOfImport>> = { companies, people, projects, tasks, deals };
