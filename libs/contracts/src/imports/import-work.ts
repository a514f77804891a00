import { projectHealths } from '../projects/project.contract.js';
import { ticketCategories } from '../support/ticket.contract.js';
import { taskFields } from '../tasks/task.fields.js';
import { currency, customer, description, fromCatalogue, priority, text, type KindOfImport } from './import-field.js';
import { endedTicketStatuses } from './imported-ticket.js';

/** What other programs call the time at which something was written down, and at which it was ended. */
const createdOn = ['created', 'created at', 'created date', 'created time', 'date created', 'date entered'];
const closedOn = ['closed', 'closed at', 'closed on', 'closed time', 'date closed'];

export const projects: KindOfImport = {
  label: 'Projects',
  noun: ['project', 'projects'],
  sameWhen: 'the customer has a project of this name',
  sameBy: 'customer and name',
  fields: [
    text('name', 'Name', { required: true, also: ['project', 'project name', 'title'] }),
    { ...customer, required: true },
    description,
    priority,
    { name: 'health', label: 'Health', type: 'choice', values: projectHealths, also: ['traffic light'] },
    { name: 'start_date', label: 'Start', type: 'day', also: ['start date', 'starts', 'starts on', 'begin', 'begins'] },
    { name: 'target_date', label: 'Target', type: 'day', also: ['target date', 'due', 'due date', 'end', 'end date'] },
    {
      name: 'budget',
      label: 'Budget',
      type: 'dollars',
      hint: 'US dollars',
      also: ['budget in dollars', 'budget usd', 'amount'],
    },
    currency,
    {
      name: 'budget_hours',
      label: 'Budget hours',
      type: 'number',
      also: ['budgeted hours', 'hours', 'budget in hours'],
    },
    text('manager', 'Manager', {
      hint: 'The e-mail address of an admin',
      also: ['manager email', 'project manager', 'lead'],
    }),
  ],
};

export const tasks: KindOfImport = {
  label: 'Tasks',
  noun: ['task', 'tasks'],
  sameWhen: 'the project has a task of this title',
  sameBy: 'project and title',
  fields: [
    text('title', 'Title', {
      required: true,
      also: ['task', 'task title', 'task name', 'card name', 'name', 'summary', 'subject'],
    }),
    text('project', 'Project', {
      required: true,
      hint: 'Its number, or its name',
      also: ['project number', 'project name'],
    }),
    text('company', 'Company', { hint: 'Where several projects have this name', also: ['company name', 'client'] }),
    description,
    fromCatalogue('status', taskFields.status, {
      hint: 'To do where there is none; also Done',
      also: ['state'],
    }),
    {
      name: 'created_on',
      label: 'Created on',
      type: 'day',
      also: [...createdOn, 'opened', 'opened on'],
    },
    {
      name: 'completed_on',
      label: 'Completed on',
      type: 'day',
      hint: 'Of done tasks',
      also: ['completed', 'completed at', 'done on', 'done', 'finished', 'finished on', ...closedOn],
    },
    priority,
    fromCatalogue('weight', taskFields.weight, { hint: '1 to 13', also: ['points', 'story points', 'size'] }),
    fromCatalogue('assignee', taskFields.assignee_name, {
      hint: 'The e-mail address of somebody in the project',
      also: ['assignee email', 'assigned to', 'responsible'],
    }),
    fromCatalogue('milestone', taskFields.milestone_title, { hint: 'Its title', also: ['milestone title', 'phase'] }),
    fromCatalogue('due_date', taskFields.due_date, { also: ['due date', 'due on', 'deadline'] }),
    fromCatalogue('estimate_minutes', taskFields.estimate_minutes, {
      hint: 'Hours, such as 1.5, 1:30 or 90m; minutes where the heading says so',
      also: ['estimate minutes', 'minutes', 'estimate hours', 'estimated time', 'effort'],
    }),
    fromCatalogue('labels', taskFields.labels, { hint: 'Separated by commas', also: ['label', 'tags'] }),
  ],
};

export const tickets: KindOfImport = {
  label: 'Closed tickets',
  noun: ['ticket', 'tickets'],
  sameWhen: 'the customer has a ticket of this title that was opened on this day',
  sameBy: 'customer, title and day',
  fields: [
    text('title', 'Title', {
      required: true,
      rather: ['subject'], // beside which a title is the requester's, as Freshdesk has it
      also: ['ticket', 'ticket title', 'summary'],
    }),
    {
      ...customer,
      required: true,
      also: ['requester email', ...(customer.also ?? []), 'requester', 'reporter', 'from'],
    },
    {
      ...description,
      hint: 'The first message; the title where there is none',
      also: [...(description.also ?? []), 'message', 'body'],
    },
    {
      name: 'opened_on',
      label: 'Opened on',
      type: 'day',
      required: true,
      also: [...createdOn, 'opened', 'opened at', 'created on'],
    },
    {
      name: 'closed_on',
      label: 'Closed on',
      type: 'day',
      required: true,
      hint: 'The day on which it was resolved or closed',
      also: [
        ...closedOn,
        'closed date',
        'resolved',
        'resolved on',
        'resolved at',
        'resolved time',
        'solved',
        'solved at',
      ],
    },
    {
      name: 'status',
      label: 'State',
      type: 'choice',
      values: endedTicketStatuses,
      words: { resolved: ['Solved', 'Done', 'Fixed'], closed: ['Complete', 'Completed'] },
      hint: 'Resolved or closed; here it is closed',
      also: ['status'],
    },
    {
      name: 'category',
      label: 'Category',
      type: 'choice',
      values: ticketCategories,
      words: {
        computers: ['Computers and printers'],
        network: ['Network and internet'],
        other: ['Something else'],
      },
      also: ['area', 'type', 'topic'],
    },
    priority,
    text('assignee', 'Assignee', {
      hint: 'The e-mail address of an admin',
      also: ['assignee email', 'assigned', 'assigned to', 'agent', 'responsible'],
    }),
    text('project', 'Project', {
      hint: 'What it is about: its number, or its name',
      also: ['project number', 'project name'],
    }),
    text('company', 'Company', { hint: 'Where several projects have this name', also: ['company name', 'client'] }),
  ],
};
