import { projectFields } from '../projects/project.fields.js';
import { ticketFields } from '../support/ticket.fields.js';
import { taskFields } from '../tasks/task.fields.js';
import {
  currency,
  customer,
  description,
  importFields,
  ownField,
  ownNumber,
  type KindOfImport,
} from './import-field.js';
import { endedTicketStatuses } from './imported-ticket.js';

/** What other programs call the time at which something was written down, and at which it was ended. */
const createdOn = 'created, created at, created date, created time, date created, date entered';
const closedOn = 'closed, closed at, closed on, closed time, date closed';

export const projects: KindOfImport = {
  label: 'Projects',
  noun: ['project', 'projects'],
  sameWhen: 'the customer has a project of this name, or one has its number',
  sameBy: 'customer and name',
  isUpdatable: true,
  fields: importFields(projectFields, (field) => [
    field('name', { label: 'Name', required: true, also: 'project, project name, title' }),
    field('customer_name', { ...customer, required: true }),
    field('description', description),
    field('priority'),
    field('health', { also: 'traffic light' }),
    field('start_date', { also: 'start date, starts, starts on, begin, begins' }),
    field('target_date', { also: 'target date, due, due date, end, end date' }),
    field('budget', { hint: 'US dollars', also: 'budget in dollars, budget usd, amount' }),
    currency,
    field('budget_hours', { also: 'budgeted hours, hours, budget in hours' }),
    field('manager_name', {
      name: 'manager',
      hint: 'The e-mail address of an admin',
      also: 'manager email, project manager, lead',
    }),
    ownNumber('project', 'P-0012'),
  ]),
};

export const tasks: KindOfImport = {
  label: 'Tasks',
  noun: ['task', 'tasks'],
  sameWhen: 'the project has a task of this title, or one has its number',
  sameBy: 'project and title',
  isUpdatable: true,
  fields: importFields(taskFields, (field) => [
    field('title', {
      label: 'Title',
      required: true,
      also: 'task, task title, task name, card name, name, summary, subject',
    }),
    field('project_name', {
      name: 'project',
      required: true,
      hint: 'Its number, or its name',
      also: 'project number, project name',
    }),
    ownField('company', 'Company', { hint: 'Where several projects have this name', also: 'company name, client' }),
    field('description', description),
    field('status', { hint: 'To do where there is none; also Done', also: 'state' }),
    ownField('created_on', 'Created on', { type: 'day', also: `${createdOn}, opened, opened on` }),
    ownField('completed_on', 'Completed on', {
      type: 'day',
      hint: 'Of done tasks',
      also: `completed, completed at, done on, done, finished, finished on, ${closedOn}`,
    }),
    field('priority'),
    field('weight', { hint: '1 to 13', also: 'points, story points, size' }),
    field('assignee_name', {
      name: 'assignee',
      hint: 'The e-mail address of somebody in the project',
      also: 'assignee email, assigned to, responsible',
    }),
    field('milestone_title', { name: 'milestone', hint: 'Its title', also: 'milestone title, phase' }),
    field('due_date', { also: 'due date, due on, deadline' }),
    field('estimate_minutes', {
      hint: 'Hours, such as 1.5, 1:30 or 90m; minutes where the heading says so',
      also: 'estimate minutes, minutes, estimate hours, estimated time, effort',
    }),
    field('labels', { hint: 'Separated by commas', also: 'label, tags' }),
    ownNumber('task', 'T-0012'),
  ]),
};

export const tickets: KindOfImport = {
  label: 'Closed tickets',
  noun: ['ticket', 'tickets'],
  sameWhen: 'the customer has a ticket of this title that was opened on this day',
  sameBy: 'customer, title and day',
  fields: importFields(ticketFields, (field) => [
    field('title', {
      label: 'Title',
      required: true,
      rather: ['subject'], // beside which a title is the requester's, as Freshdesk has it
      also: 'ticket, ticket title, summary',
    }),
    field('requester_name', {
      ...customer,
      required: true,
      also: `requester email, ${customer.also ?? ''}, requester, reporter, from`,
    }),
    field('description', {
      hint: 'The first message; the title where there is none',
      also: `${description.also ?? ''}, message, body`,
    }),
    ownField('opened_on', 'Opened on', {
      type: 'day',
      required: true,
      also: `${createdOn}, opened, opened at, created on`,
    }),
    field('closed_at', {
      name: 'closed_on',
      label: 'Closed on',
      type: 'day',
      required: true,
      hint: 'The day on which it was resolved or closed',
      also: `${closedOn}, closed date, resolved, resolved on, resolved at, resolved time, solved, solved at`,
    }),
    field('status', {
      label: 'State',
      values: endedTicketStatuses,
      words: { resolved: ['Solved', 'Done', 'Fixed'], closed: ['Complete', 'Completed'] },
      hint: 'Resolved or closed; here it is closed',
      also: 'status',
    }),
    field('category', {
      label: 'Category',
      words: {
        computers: ['Computers and printers'],
        network: ['Network and internet'],
        other: ['Something else'],
      },
      also: 'area, type, topic',
    }),
    field('priority'),
    field('assignee_name', {
      name: 'assignee',
      hint: 'The e-mail address of an admin',
      also: 'assignee email, assigned, assigned to, agent, responsible',
    }),
    field('project_name', {
      name: 'project',
      hint: 'What it is about: its number, or its name',
      also: 'project number, project name',
    }),
    field('company_name', {
      name: 'company',
      hint: 'Where several projects have this name',
      also: 'company name, client',
    }),
  ]),
};
