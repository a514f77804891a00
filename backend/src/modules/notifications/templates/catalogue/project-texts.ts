import { lines, variable, type TemplateTexts } from './template-definition.js';

const who = variable('who', 'Name of the person who acted, as the reader sees it', 'Avery Cole');
const project = variable('project', 'Project name', 'New office network');
const task = variable('task', 'Task title; empty if there are several', 'Order the switches');
const count = variable('count', 'Number of tasks', 1);
const milestone = variable('milestone', 'Milestone title', 'Cabling done');
const about = lines({ category: 'projects', recipients: 'The customer of the project', variables: [who, project] });

export const projectTexts = {
  project_started: about({
    label: 'Project created',
    description: 'A project was created for the customer.',
    title: '{{ who }} set up your project “{{ project }}”',
  }),
  project_joined: about({
    label: 'Added to a project',
    description: 'A person became a member of a project.',
    recipients: 'The new member',
    title: '{{ who }} added you to the project “{{ project }}”',
  }),
  project_status: about({
    label: 'Project status changed',
    description: 'The status of a project changed.',
    recipients: 'Owner, members and manager of the project',
    variables: [
      variable(
        'step',
        'Status change, with the project’s name, as part of a sentence',
        'put the project “New office network” on hold',
      ),
    ],
    title: '{{ who }} {{ step }}',
  }),
  task_assigned: about({
    label: 'Task assigned',
    description: 'Tasks were assigned.',
    recipients: 'The assignee',
    variables: [task, count],
    title: '{{ who }} gave you {% if count > 1 %}{{ count }} tasks{% else %}the task “{{ task }}”{% endif %}',
  }),
  task_status: about({
    label: 'Task status changed',
    description: 'The status of assigned tasks changed.',
    recipients: 'The assignee',
    variables: [task, count, variable('status', 'New status', 'in review')],
    title:
      '{{ who }} moved {% if count > 1 %}{{ count }} of your tasks{% else %}your task “{{ task }}”{% endif %} to {{ status }}',
  }),
  comment_added: about({
    label: 'Comment',
    description: 'A new comment; the mail includes its text.',
    recipients: 'Assignee and commenters of the task, and the project’s owner; internal comments: admins only',
    variables: [task, variable('internal', 'Whether the comment is internal', false)],
    title: '{{ who }} {% if internal %}wrote an internal comment{% else %}commented{% endif %} on “{{ task }}”',
  }),
  mention: about({
    label: 'Mention',
    description: 'A comment mentions the reader; the mail includes its text.',
    category: 'mentions',
    recipients: 'The mentioned person',
    variables: [task],
    title: '{{ who }} mentioned you on “{{ task }}”',
  }),
  milestone_approval: about({
    label: 'Milestone approval requested',
    description: 'A milestone needs the customer’s approval.',
    category: 'approvals',
    variables: [milestone],
    title: '“{{ milestone }}” waits for your approval',
  }),
  milestone_approved: about({
    label: 'Milestone approved',
    description: 'A milestone was approved.',
    category: 'approvals',
    recipients: 'The project’s manager; the customer where it was on their behalf',
    variables: [milestone, variable('on_behalf', 'Whether it was approved on the reader’s behalf', false)],
    title: '{{ who }} approved “{{ milestone }}”{% if on_behalf %} on your behalf{% endif %}',
  }),
  milestone_changes: about({
    label: 'Milestone changes requested',
    description: 'The customer requested changes; the mail includes the comment.',
    category: 'approvals',
    recipients: 'The project’s manager',
    variables: [milestone],
    title: '{{ who }} asks for changes to “{{ milestone }}”',
  }),
} satisfies TemplateTexts;

export type ProjectTemplateName = keyof typeof projectTexts;
