import { previewNotificationTemplate, updateNotificationTemplate } from './notification-template.contract.js';

it.each(['subject', 'title', 'body', 'action'])('the %s of a template has no control characters', (part) => {
  for (const schema of [updateNotificationTemplate, previewNotificationTemplate])
    for (const bad of ['\u0000', '\ud800']) expect(schema.safeParse({ [part]: `a${bad}` }).success).toBe(false);
  expect(previewNotificationTemplate.safeParse({ [part]: 'a\n\tb 😀' }).success).toBe(true);
});
