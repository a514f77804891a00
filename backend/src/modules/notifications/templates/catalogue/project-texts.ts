import { variable, type TemplateTexts } from './template-definition.js';

const who = variable('who', 'Name of the person who acted, as the reader sees it', 'Avery Cole');
const project = variable('project', 'Project name', 'New office network');
const task = variable('task', 'Task title; empty if there are several', 'Order the switches');
const count = variable('count', 'Number of tasks', 1);
const milestone = variable('milestone', 'Milestone title', 'Cabling done');
const LINE = 'One line; changes within two minutes are sent as one mail, a line each.';

/** Their lines stand in mails of several (“Several updates”, “Hourly or daily digest”); a line alone is the subject. */
export const projectTexts = {
  project_started: {
    label: 'Project created',
    description: `A project was created for the customer. ${LINE}`,
    category: 'projects',
    recipients: 'The customer of the project',
    variables: [who, project],
    text: { title: '{{ who }} set up your project “{{ project }}”' },
  },
  project_joined: {
    label: 'Added to a project',
    description: `A person became a member of a project. ${LINE}`,
    category: 'projects',
    recipients: 'The new member',
    variables: [who, project],
    text: { title: '{{ who }} added you to the project “{{ project }}”' },
  },
  project_status: {
    label: 'Project status changed',
    description: `The status of a project changed. ${LINE}`,
    category: 'projects',
    recipients: 'Owner, members and manager of the project',
    variables: [
      who,
      project,
      variable(
        'step',
        'Status change, with the project’s name, as part of a sentence',
        'put the project “New office network” on hold',
      ),
    ],
    text: { title: '{{ who }} {{ step }}' },
  },
  task_assigned: {
    label: 'Task assigned',
    description: `Tasks were assigned. ${LINE}`,
    category: 'projects',
    recipients: 'The assignee',
    variables: [who, project, task, count],
    text: {
      title: '{{ who }} gave you {% if count > 1 %}{{ count }} tasks{% else %}the task “{{ task }}”{% endif %}',
    },
  },
  task_status: {
    label: 'Task status changed',
    description: `The status of assigned tasks changed. ${LINE}`,
    category: 'projects',
    recipients: 'The assignee',
    variables: [who, project, task, count, variable('status', 'New status', 'in review')],
    text: {
      title:
        '{{ who }} moved {% if count > 1 %}{{ count }} of your tasks{% else %}your task “{{ task }}”{% endif %} to {{ status }}',
    },
  },
  comment_added: {
    label: 'Comment',
    description: `A new comment; the mail includes its text. ${LINE}`,
    category: 'projects',
    recipients: 'Assignee and commenters of the task, and the project’s owner; internal comments: admins only',
    variables: [who, project, task, variable('internal', 'Whether the comment is internal', false)],
    text: {
      title: '{{ who }} {% if internal %}wrote an internal comment{% else %}commented{% endif %} on “{{ task }}”',
    },
  },
  mention: {
    label: 'Mention',
    description: `A comment mentions the reader; the mail includes its text. ${LINE}`,
    category: 'mentions',
    recipients: 'The mentioned person',
    variables: [who, project, task],
    text: { title: '{{ who }} mentioned you on “{{ task }}”' },
  },
  milestone_approval: {
    label: 'Milestone approval requested',
    description: `A milestone needs the customer’s approval. ${LINE}`,
    category: 'approvals',
    recipients: 'The customer of the project',
    variables: [who, project, milestone],
    text: { title: '“{{ milestone }}” waits for your approval' },
  },
  milestone_approved: {
    label: 'Milestone approved',
    description: `A milestone was approved. ${LINE}`,
    category: 'approvals',
    recipients: 'The project’s manager; the customer where it was on their behalf',
    variables: [
      who,
      project,
      milestone,
      variable('on_behalf', 'Whether it was approved on the reader’s behalf', false),
    ],
    text: { title: '{{ who }} approved “{{ milestone }}”{% if on_behalf %} on your behalf{% endif %}' },
  },
  milestone_changes: {
    label: 'Milestone changes requested',
    description: `The customer requested changes; the mail includes the comment. ${LINE}`,
    category: 'approvals',
    recipients: 'The project’s manager',
    variables: [who, project, milestone],
    text: { title: '{{ who }} asks for changes to “{{ milestone }}”' },
  },
} satisfies TemplateTexts;

export type ProjectTemplateName = keyof typeof projectTexts;
