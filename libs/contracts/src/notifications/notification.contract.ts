export const notificationCategories = [
  'security',
  'consultations',
  'billing',
  'approvals',
  'tickets',
  'meetings',
  'mentions',
  'projects',
] as const;
export type NotificationCategory = (typeof notificationCategories)[number];

export const notificationChannels = ['in_app', 'email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const notificationStatuses = ['queued', 'sent', 'failed', 'suppressed', 'read'] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];
