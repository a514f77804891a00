import type { NotificationCategory } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { Deal } from '../../modules/deals/index.js';
import { Milestone } from '../../modules/milestones/index.js';
import { Notification } from '../../modules/notifications/index.js';
import { Project } from '../../modules/projects/index.js';
import { Task } from '../../modules/tasks/index.js';
import { datedAt } from '../builders/persist-quietly.js';
import { NETWORK, PHONES, WORKSHOP } from '../demo-deals-table.js';
import { AVERY, DANA, GRACE, LUIS } from '../demo-people.js';
import type { DemoWorld } from '../demo-world.js';

/** A notification of the demo data: about a task or milestone, or a deal, whose number goes into the title. */
type DemoNotification = readonly [
  to: string,
  hoursAgo: number,
  template: Notification['template'],
  title: string,
  about: { task?: string; milestone?: string; deal?: string; isRead?: boolean },
];

const CABLES = 'Run the cables before the counter comes';
const WEEKEND = 'Choose the weekend';

/** By category; some read, some unread, for every demo user. */
const demoNotifications: Readonly<Record<'projects' | 'approvals', readonly DemoNotification[]>> = {
  projects: [
    [AVERY, 20, 'comment_added', `Dana Whitford commented on “${CABLES}”`, { task: CABLES }],
    [AVERY, 47, 'comment_added', `Luis Ortega commented on “${CABLES}”`, { task: CABLES, isRead: true }],
    [DANA, 47, 'comment_added', `Luis Ortega commented on “${CABLES}”`, { task: CABLES, isRead: true }],
    [LUIS, 20, 'comment_added', `Dana Whitford commented on “${CABLES}”`, { task: CABLES }],
    [GRACE, 24 * 9, 'task_assigned', `Avery gave you the task “${WEEKEND}”`, { task: WEEKEND }],
  ],
  approvals: [
    [DANA, 5, 'milestone_approval', '“Shop in Oriental” waits for your approval', { milestone: 'Shop in Oriental' }],
    [AVERY, 24 * 9, 'deal_accepted', `Luis Ortega accepted {number} “${WORKSHOP}”`, { deal: WORKSHOP, isRead: true }],
    [DANA, 48, 'document_sent', 'Please read and sign “Work in the New Bern shop”', { deal: NETWORK }],
    [DANA, 72, 'deal_sent', `Please read and accept {number} “${PHONES}”`, { deal: PHONES }],
  ],
};

/** Writes some notifications for every user. */
export async function loadNotifications(world: DemoWorld): Promise<void> {
  for (const category of ['projects', 'approvals'] as const)
    for (const row of demoNotifications[category]) await world.save(await notificationOf(world, category, row));
}

async function notificationOf(
  world: DemoWorld,
  category: NotificationCategory,
  [to, hoursAgo, template, title, about]: DemoNotification,
): Promise<Notification> {
  const person = world.people.named(to);
  const area = person.role === 'admin' ? '/admin' : '/customer';
  const { link, body, data, number = '' } = await placeOf(world, about, area);
  const message = { template, category, title: title.replace('{number}', number), body, link: `${area}${link}`, data };
  const notification = Notification.inApp(uuidv7(), person.id, message);
  if (about.isRead) notification.markRead(true);
  const sentAt = world.daysAgo(hoursAgo / 24);
  return datedAt(Object.assign(notification, { sentAt }), sentAt);
}

interface Place {
  link: string;
  body: string;
  data: Record<string, string>;
  number?: string;
}

/** The record it is about: its page within the reader's area, and its ids. */
async function placeOf(
  { em }: DemoWorld,
  { task: title, milestone, deal }: DemoNotification[4],
  area: '/admin' | '/customer',
): Promise<Place> {
  if (deal !== undefined) {
    const { id, number } = await em.findOneOrFail(Deal, { title: deal }, { refresh: true });
    const link = `${area === '/admin' ? '/deals' : '/account'}/${id}`;
    return { link, body: `${number} ${deal}`, data: { deal_id: id }, number };
  }
  if (title !== undefined) {
    const task = await em.findOneOrFail(Task, { title });
    const { name } = await em.findOneOrFail(Project, task.projectId);
    const data = { project_id: task.projectId, task_id: task.id };
    return { link: `/task/${task.projectId}/${task.id}`, body: name, data };
  }
  const { projectId, id } = await em.findOneOrFail(Milestone, { title: milestone ?? '' });
  const { name } = await em.findOneOrFail(Project, projectId);
  return { link: `/projects/${projectId}`, body: name, data: { project_id: projectId, milestone_id: id } };
}
