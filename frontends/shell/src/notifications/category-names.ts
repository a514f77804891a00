import type { NotificationCategory } from '@portal/contracts';

export const categoryNames: Readonly<Record<NotificationCategory, string>> = {
  security: 'Security',
  consultations: 'Consultations',
  billing: 'Billing',
  approvals: 'Approvals',
  tickets: 'Support',
  meetings: 'Meetings',
  mentions: 'Mentions',
  projects: 'Projects',
};
