import type { ComponentType } from 'react';
import { BroadcastListPage } from './broadcast-list.page.js';
import { useNotificationsView } from './notification-views.js';
import { SentListPage } from './sent-list.page.js';
import { SuppressionListPage } from './suppression-list.page.js';
import { TemplateListPage } from './templates/template-list.page.js';

const pages: Readonly<Record<ReturnType<typeof useNotificationsView>, ComponentType>> = {
  messages: BroadcastListPage,
  history: SentListPage,
  templates: TemplateListPage,
  suppressed: SuppressionListPage,
};

/** Notifications as admins see them, in the view that the address names. */
export function NotificationsPage() {
  const View = pages[useNotificationsView()];
  return <View />;
}
