import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { Deal } from '../../modules/deals/index.js';
import { Milestone } from '../../modules/milestones/index.js';
import { Notification } from '../../modules/notifications/index.js';
import { Project } from '../../modules/projects/index.js';
import { Task } from '../../modules/tasks/index.js';
import type { User } from '../../modules/users/index.js';
import { type DemoNotification, demoNotifications } from '../conversations/demo-notifications.js';
import { daysBefore } from '../time/office-time.js';
import { persistQuietly } from '../persist-quietly.js';

/** A day, in hours. */
const HOURS = 24;

interface World {
  people: ReadonlyMap<string, User>;
  now: Date;
}

/** Writes some notifications for every user. */
export async function loadNotifications(em: EntityManager, world: World): Promise<void> {
  for (const story of demoNotifications) persistQuietly(em, [await notificationOf(em, story, world)]);
  await em.flush();
}

async function notificationOf(
  em: EntityManager,
  story: DemoNotification,
  { people, now }: World,
): Promise<Notification> {
  const person = people.get(story.to);
  if (!person) throw new Error(`The demo has no ${story.to}`);
  const area = person.role === 'admin' ? '/admin' : '/customer';
  const { link, data, body, number = '' } = await placeOf(em, story, area);
  const { template, category } = story;
  const title = story.title.replace('{number}', number);
  const message = { template, category, title, body, link: `${area}${link}`, data };
  const notification = Notification.inApp(uuidv7(), person.id, message);
  const told = daysBefore(now, story.hoursAgo / HOURS);
  if (story.isRead) notification.markRead(true);
  return Object.assign(notification, { createdAt: told, updatedAt: told, sentAt: told });
}

interface Place {
  link: string;
  body: string;
  data: Record<string, string>;
  number?: string;
}

/** The record it is about: its page within the reader's area, and its ids. */
async function placeOf(
  em: EntityManager,
  { task: title, milestone, deal }: DemoNotification,
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
