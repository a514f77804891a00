import type { PreviewNotificationTemplate } from '@portal/contracts';
import { bodyQuery, defineAction, previewQuery, recordQuery } from '../query/calls.js';
import { keys } from '../query/keys.js';

const at = (name: string) => ({ path: { name } });

/** The texts of the messages that the product sends. */
export const templateQueries = {
  all: keys.notificationTemplates,
  list: () => bodyQuery([...keys.notificationTemplates, 'list'], '/api/v1/notifications/templates'),
  detail: (name: string) =>
    recordQuery([...keys.notificationTemplates, 'detail', name], '/api/v1/notifications/templates/{name}', at(name)),
  versions: (name: string) =>
    bodyQuery(
      [...keys.notificationTemplates, 'versions', name],
      '/api/v1/notifications/templates/{name}/versions',
      at(name),
    ),
  /** What a text looks like; it isn't stored. */
  preview: (name: string, body: PreviewNotificationTemplate) =>
    previewQuery([...keys.templatePreviews, name, body], '/api/v1/notifications/templates/{name}/preview', {
      name,
      ...body,
    }),
};

const afterwards = { invalidates: [keys.notificationTemplates] };

/** Writes a new version of a text, which is in use from now on. */
export const useUpdateTemplate = defineAction('put', '/api/v1/notifications/templates/{name}', afterwards);

/** Uses an earlier version again, or with null the built-in text. */
export const useRevertTemplate = defineAction('post', '/api/v1/notifications/templates/{name}/revert', afterwards);

/** Sends a text to the user who writes it, as a mail. */
export const useTestTemplate = defineAction('post', '/api/v1/notifications/templates/{name}/test');
