import { randomUUID } from 'node:crypto';
import { linkIn, mailTo, tokenIn } from '../support/inbox.js';
import { expect, test } from '../support/journey.js';

test('opening a sign-in link by GET, HEAD or in a browser that doesn’t click uses nothing up', async ({
  page,
  request,
}) => {
  const email = `scanned-${randomUUID().slice(0, 8)}@visitor.example`;
  await request.post('/api/v1/auth/magic-links', { data: { email } });
  const mail = await mailTo(email, /^Sign in/);
  const link = linkIn(mail);
  await request.get(link);
  await request.head(link);
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      request.post('/api/v1/auth/session', { data: { token: tokenIn(mail), transport: 'bearer' } }),
    ),
  );
  expect(answers.filter((answer) => answer.status() === 201)).toHaveLength(1);
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([201, 410]));
});

test('a forged Host doesn’t reach the mail', async ({ request, baseURL }) => {
  const email = `forged-${randomUUID().slice(0, 8)}@visitor.example`;
  await request.post('/api/v1/auth/magic-links', {
    data: { email },
    headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  });
  const mail = await mailTo(email, /^Sign in/);
  expect(linkIn(mail).startsWith(`${baseURL ?? ''}/`)).toBe(true);
  expect(mail.text).not.toContain('evil.example');
});
