import type {
  PreviewNotificationTemplate,
  RevertNotificationTemplate,
  UpdateNotificationTemplate,
} from '@portal/contracts';
import { api, recordOf } from '../http/api.js';
import { bodyQuery, previewQuery, recordQuery } from '../query/calls.js';
import { keys } from '../query/keys.js';
import { useAction } from '../query/actions/use-action.js';

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
export const useUpdateTemplate = (name: string) =>
  useAction({
    run: (body: UpdateNotificationTemplate, headers) =>
      recordOf(api.PUT('/api/v1/notifications/templates/{name}', { params: at(name), body, headers })),
    ...afterwards,
  });

/** Uses an earlier version again, or with null the built-in text. */
export const useRevertTemplate = (name: string) =>
  useAction({
    run: (body: RevertNotificationTemplate, headers) =>
      recordOf(api.POST('/api/v1/notifications/templates/{name}/revert', { params: at(name), body, headers })),
    ...afterwards,
  });

/** Sends a text to the user who writes it, as a mail. */
export const useTestTemplate = (name: string) =>
  useAction({
    run: (body: PreviewNotificationTemplate, headers) =>
      recordOf(api.POST('/api/v1/notifications/templates/{name}/test', { params: at(name), body, headers })),
  });
