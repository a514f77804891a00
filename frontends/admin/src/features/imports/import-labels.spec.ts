import {
  americanFormats,
  guessMapping,
  importDefinitions,
  importFates,
  readCell,
  valueLabel,
  type ImportCounts,
  type ImportKind,
  type ImportView,
} from '@portal/contracts';
import {
  dealTypeLabels,
  everyLabels,
  paymentMethodLabels,
  priorityLabels,
  taskStatusLabels,
  ticketCategoryLabels,
} from '@portal/features';
import { companyColumns } from '../companies/company-list.page.js';
import { customerColumns } from '../customers/customer-list.page.js';
import { flagLabels } from '../customers/user.record.js';
import { dealColumns } from '../deals/deal-list.page.js';
import { invoiceColumns } from '../billing/invoices/invoice.columns.js';
import { projectColumns } from '../projects/project.columns.js';
import { undoWords } from './import-labels.js';
import { outcomeText } from './import.columns.js';
import { ticketColumns } from '../support/ticket-list.page.js';
import { taskColumns } from '../tasks/task-list.page.js';

/** What our own lists are called by, and of their columns those that no import reads: they are computed, or ours to give. */
const lists: Record<ImportKind, [columns: readonly { title: string }[], notRead: string[]]> = {
  companies: [companyColumns, ['People', 'Created']],
  people: [customerColumns(() => undefined), ['Role', 'Status', 'Last seen', '']],
  projects: [projectColumns, ['Status', 'Progress', 'Changed']],
  tasks: [taskColumns, []],
  tickets: [ticketColumns, ['Number', 'Tags', 'Promise', 'Last message']],
  deals: [dealColumns, ['Status', 'Monthly', 'Next bill', 'Created']],
  invoices: [invoiceColumns, ['Status', 'Due', 'Paid', 'Balance']],
};

it.each(Object.entries(lists) as [ImportKind, (typeof lists)[ImportKind]][])(
  'the headings of our own list of %s are known, of all columns that can be read',
  (kind, [columns, notRead]) => {
    const titles = columns.map(({ title }) => title);
    const known = new Set(Object.values(guessMapping(kind, titles)));
    expect(titles.filter((title) => !known.has(title))).toEqual(notRead);
  },
);

/** The labels of our forms, of the fields that can be read. */
const forms: Partial<Record<ImportKind, string>> = {
  companies: 'Name, Address, Phone, Days to pay, Website, Billing e-mail, Notes',
  people: 'E-mail, First name, Last name, Phone, Company, Contact for the company',
  projects:
    'Name, Customer, Description, Priority, Health, Start, Target date, Manager, Budget in dollars, Budgeted hours',
  tasks: 'Project, Title, Description, Status, Priority, Assigned to, Due date, Milestone, Weight, Estimate, Labels',
  deals: 'Customer, Type, Amount each time, Billed, Starts on, Title, Setup fee, Description, Terms, Internal notes',
};

it.each(Object.entries(forms) as [ImportKind, string][])('the labels of our form of %s are known', (kind, labels) => {
  const headings = labels.split(', ');
  expect(Object.values(guessMapping(kind, headings)).sort()).toEqual(headings.sort());
});

it.each([
  ['deals', 'deal_type', dealTypeLabels],
  ['deals', 'interval', everyLabels],
  ['invoices', 'method', paymentMethodLabels],
  ['tasks', 'status', taskStatusLabels],
  ['tasks', 'priority', priorityLabels],
  ['tickets', 'category', ticketCategoryLabels],
  ['people', 'contact_flags', flagLabels],
] as const)('the words of our screens are read: %s, %s', (kind, name, labels) => {
  const field = importDefinitions[kind].fields.find((one) => one.name === name);
  for (const [value, label] of Object.entries(labels)) {
    const read = field && readCell(field, name, label, { formats: americanFormats, valueMapping: {} });
    expect(read).toEqual({ value: name === 'contact_flags' ? [value] : value });
  }
});

it.each([
  ['method', paymentMethodLabels],
  ['status', taskStatusLabels],
  ['priority', priorityLabels],
] as const)('our values are called as on the screens: %s', (_, labels) => {
  for (const [value, label] of Object.entries(labels)) expect(valueLabel(value)).toBe(label);
});

it.each([
  ['applied', { created: 2, wrong: 1 }, 'Undo this import of 2 companies?', '2 of 3 created'],
  ['undone', { removed: 2, wrong: 1 }, undefined, '2 taken back'],
  ['undone', { removed: 1, kept: 1 }, 'Undo the rest of this import, 1 company?', '1 taken back, 1 kept'],
  ['undoing', { created: 2 }, undefined, '2 of 3 created'],
] as const)('an import that is %s with %j is undone as far as it was not', (status, some, title, outcome) => {
  const none = Object.fromEntries(importFates.map((fate) => [fate, 0])) as ImportCounts;
  const at = '2026-12-01T00:00:00.000Z';
  const run = { kind: 'companies', status, counts: { ...none, ...some }, undo_until: at, line_total: 3 } as ImportView;
  expect(undoWords(run, Date.parse(at) - 1)?.title).toBe(title);
  expect(undoWords(run, Date.parse(at))).toBeUndefined();
  expect(outcomeText(run)).toBe(outcome);
});
