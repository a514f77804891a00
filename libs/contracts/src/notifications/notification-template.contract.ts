import { z } from 'zod';
import { object, strictObject } from '../core/objects.js';
import { id, instant, line, lines } from '../core/primitives.js';
import { NotificationCategory } from './notification.contract.js';

/** The parts of a message that an admin words; a message that has no such part answers null for it. */
export const templateParts = ['subject', 'title', 'body', 'action'] as const;
export type TemplatePart = (typeof templateParts)[number];

const text = z.object({
  subject: z.string().nullable(),
  title: z.string().nullable().meta({ description: 'The line in the app' }),
  body: z.string().nullable().meta({ description: 'Markdown, as Liquid' }),
  action: z.string().nullable().meta({ description: 'The label of the button' }),
});
export type TemplateText = z.infer<typeof text>;

/** A message that the product sends, and whose words it has. */
export const NotificationTemplateView = object('NotificationTemplate', {
  name: z.string(),
  label: z.string(),
  description: z.string(),
  category: NotificationCategory,
  recipients: z.string().meta({ description: 'Who receives it, in words' }),
  number: z.int().nullable().meta({ description: 'The version in use; null for the built-in text' }),
  changed_at: instant.nullable(),
  changed_by: z.string().nullable(),
  failures: z.int().meta({ description: 'How often the version in use failed, so that the built-in text went' }),
  failure: z.string().nullable(),
});
export type NotificationTemplateView = z.infer<typeof NotificationTemplateView>;

const templateVariable = z.object({
  name: z.string(),
  meaning: z.string(),
  example: z.union([z.string(), z.number(), z.boolean()]),
  mail_only: z.boolean().meta({ description: 'The title in the app doesn’t have it' }),
});

/** The same with its words, and what they may be filled with. */
export const NotificationTemplateDetail = NotificationTemplateView.extend({
  text,
  built_in: text,
  variables: z.array(templateVariable),
  samples: z
    .array(z.object({ id, title: z.string(), created_at: instant }))
    .meta({ description: 'The last mails of this kind, to fill a preview from' }),
}).meta({ id: 'NotificationTemplateDetail' });
export type NotificationTemplateDetail = z.infer<typeof NotificationTemplateDetail>;

export const TemplateVersionView = object('NotificationTemplateVersion', {
  number: z.int(),
  text,
  author_name: z.string().nullable(),
  created_at: instant,
  is_current: z.boolean(),
  failures: z.int(),
});
export type TemplateVersionView = z.infer<typeof TemplateVersionView>;

const TEXT = 10_000;
const LINE = 1_000;

const written = {
  subject: lines(LINE).optional(),
  title: lines(LINE).optional(),
  body: lines(TEXT).optional(),
  action: lines(LINE).optional(),
};

/** Names of templates are code's; one that there isn't is answered with 404. */
export const ByTemplateName = z.strictObject({ name: line(100) });
export type ByTemplateName = z.infer<typeof ByTemplateName>;

/** Writes a new version; a part that isn't sent stays as it is. */
export const UpdateNotificationTemplate = strictObject('UpdateNotificationTemplate', {
  ...written,
  number: z.int().min(1).nullable().optional().meta({ description: 'The version that it was written from' }),
});
export type UpdateNotificationTemplate = z.infer<typeof UpdateNotificationTemplate>;

/** A text to look at: the parts sent instead of those in use, filled from a sample or from the examples. */
export const PreviewNotificationTemplate = strictObject('PreviewNotificationTemplate', {
  ...written,
  sample_id: id.optional(),
});
export type PreviewNotificationTemplate = z.infer<typeof PreviewNotificationTemplate>;

/** A message as its reader gets it; without a mail, or without a line in the app, these are null. */
export const MessagePreview = object('MessagePreview', {
  title: z.string().nullable(),
  subject: z.string().nullable(),
  html: z.string().nullable(),
  text: z.string().nullable(),
});
export type MessagePreview = z.infer<typeof MessagePreview>;

/** Where the test goes. */
export const TestSent = object('TestSent', { sent_to: z.string() });
export type TestSent = z.infer<typeof TestSent>;

/** Uses an earlier version again, or with null the built-in text. */
export const RevertNotificationTemplate = strictObject('RevertNotificationTemplate', {
  number: z.int().min(1).nullable(),
});
export type RevertNotificationTemplate = z.infer<typeof RevertNotificationTemplate>;
