import type { NotificationCategory } from '@portal/contracts';
import type { Notification } from '../../modules/notifications/index.js';
import { NETWORK, PHONES, WORKSHOP } from '../demo-deals.js';

/** A notification of the demo data: about a task or milestone, or a deal, whose number goes into the title. */
export interface DemoNotification {
  to: string;
  hoursAgo: number;
  category: NotificationCategory;
  template: Notification['template'];
  title: string;
  task?: string;
  milestone?: string;
  deal?: string;
  isRead?: boolean;
}

const admin = 'admin@pamlico.example';
const dana = 'dana@neusebakery.example';
const luis = 'luis@neusebakery.example';
const grace = 'grace@tidewaterdental.example';

const CABLES = 'Run the cables before the counter comes';
const WEEKEND = 'Choose the weekend';

/** Some read, some unread, for every demo user. */
export const demoNotifications: readonly DemoNotification[] = [
  {
    to: admin,
    hoursAgo: 20,
    category: 'projects',
    template: 'comment_added',
    title: `Dana Whitford commented on “${CABLES}”`,
    task: CABLES,
  },
  {
    to: admin,
    hoursAgo: 47,
    category: 'projects',
    template: 'comment_added',
    title: `Luis Ortega commented on “${CABLES}”`,
    task: CABLES,
    isRead: true,
  },
  {
    to: dana,
    hoursAgo: 5,
    category: 'approvals',
    template: 'milestone_approval',
    title: '“Shop in Oriental” waits for your approval',
    milestone: 'Shop in Oriental',
  },
  {
    to: dana,
    hoursAgo: 47,
    category: 'projects',
    template: 'comment_added',
    title: `Luis Ortega commented on “${CABLES}”`,
    task: CABLES,
    isRead: true,
  },
  {
    to: admin,
    hoursAgo: 24 * 9,
    category: 'approvals',
    template: 'deal_accepted',
    title: `Luis Ortega accepted {number} “${WORKSHOP}”`,
    deal: WORKSHOP,
    isRead: true,
  },
  {
    to: dana,
    hoursAgo: 48,
    category: 'approvals',
    template: 'document_sent',
    title: 'Please read and sign “Work in the New Bern shop”',
    deal: NETWORK,
  },
  {
    to: dana,
    hoursAgo: 72,
    category: 'approvals',
    template: 'deal_sent',
    title: `Please read and accept {number} “${PHONES}”`,
    deal: PHONES,
  },
  {
    to: luis,
    hoursAgo: 20,
    category: 'projects',
    template: 'comment_added',
    title: `Dana Whitford commented on “${CABLES}”`,
    task: CABLES,
  },
  {
    to: grace,
    hoursAgo: 24 * 9,
    category: 'projects',
    template: 'task_assigned',
    title: `Avery gave you the task “${WEEKEND}”`,
    task: WEEKEND,
  },
];
