import { variable, type TemplateTexts } from './template-definition.js';

const who = variable('who', 'Name of the person who acted, as the reader sees it', 'Avery Cole');
const project = variable('project', 'Project name', 'New office network');
const task = variable('task', 'Task title; empty if there are several', 'Order the switches');
const count = variable('count', 'Number of tasks', 1);
const milestone = variable('milestone', 'Milestone title', 'Cabling done');
const LINE = 'One line; changes of two minutes come in one mail, a line each.';

/** Their lines stand in mails of several (“Several updates”, “The mail of a day”); a line alone is the subject. */
export const projectTexts = {
  project_started: {
    label: 'Project set up',
    description: `Tells of a project of one’s own. ${LINE}`,
    category: 'projects',
    recipients: 'The customer of the project',
    variables: [who, project],
    text: { title: '{{ who }} set up your project “{{ project }}”' },
  },
  project_joined: {
    label: 'Added to a project',
    description: `Tells a member of a project. ${LINE}`,
    category: 'projects',
    recipients: 'The new member',
    variables: [who, project],
    text: { title: '{{ who }} added you to the project “{{ project }}”' },
  },
  project_status: {
    label: 'Project moved on',
    description: `Tells of a new state of a project. ${LINE}`,
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
    description: `Tells of one’s new tasks. ${LINE}`,
    category: 'projects',
    recipients: 'The assignee',
    variables: [who, project, task, count],
    text: {
      title: '{{ who }} gave you {% if count > 1 %}{{ count }} tasks{% else %}the task “{{ task }}”{% endif %}',
    },
  },
  task_status: {
    label: 'Task moved on',
    description: `Tells of a new state of one’s tasks. ${LINE}`,
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
    description: `Tells of a comment; the mail has its text. ${LINE}`,
    category: 'projects',
    recipients: 'Who works or writes in the task, and the project’s owner; of internal comments admins',
    variables: [who, project, task, variable('internal', 'Whether the comment is internal', false)],
    text: {
      title: '{{ who }} {% if internal %}wrote an internal comment{% else %}commented{% endif %} on “{{ task }}”',
    },
  },
  mention: {
    label: 'Mention',
    description: `Tells of a comment that names one; the mail has its text. ${LINE}`,
    category: 'mentions',
    recipients: 'Who was mentioned',
    variables: [who, project, task],
    text: { title: '{{ who }} mentioned you on “{{ task }}”' },
  },
  milestone_approval: {
    label: 'Milestone to approve',
    description: `Asks for an approval. ${LINE}`,
    category: 'approvals',
    recipients: 'The customer of the project',
    variables: [who, project, milestone],
    text: { title: '“{{ milestone }}” waits for your approval' },
  },
  milestone_approved: {
    label: 'Milestone approved',
    description: `Tells of an approval. ${LINE}`,
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
    label: 'Changes to a milestone',
    description: `Tells that changes were asked for; the mail has the words. ${LINE}`,
    category: 'approvals',
    recipients: 'The project’s manager',
    variables: [who, project, milestone],
    text: { title: '{{ who }} asks for changes to “{{ milestone }}”' },
  },
} satisfies TemplateTexts;

export type ProjectTemplateName = keyof typeof projectTexts;
