import { PreviewNotificationTemplate, UpdateNotificationTemplate } from './notification-template.contract.js';

it.each(['subject', 'title', 'body', 'action'])('the %s of a template has no control characters', (part) => {
  for (const schema of [UpdateNotificationTemplate, PreviewNotificationTemplate])
    for (const bad of ['\u0000', '\ud800']) expect(schema.safeParse({ [part]: `a${bad}` }).success).toBe(false);
  expect(PreviewNotificationTemplate.safeParse({ [part]: 'a\n\tb 😀' }).success).toBe(true);
});
