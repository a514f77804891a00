import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { test } from '../support/clock.js';
import { mailsTo, mailTo, tokenIn } from '../support/inbox.js';

const admin = 'admin@pamlico.example';

async function bearerOf(request: APIRequestContext, token: string): Promise<{ authorization: string }> {
  const answer = await request.post('/api/v1/auth/session', { data: { token, transport: 'bearer' } });
  expect(answer.status()).toBe(201);
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return { authorization: `Bearer ${data.access_token}` };
}

async function adminBearer(request: APIRequestContext): Promise<{ authorization: string }> {
  const before = (await mailsTo(admin, /^Sign in/)).length;
  expect((await request.post('/api/v1/auth/magic-links', { data: { email: admin } })).status()).toBe(202);
  await expect.poll(async () => (await mailsTo(admin, /^Sign in/)).length, { timeout: 30_000 }).toBeGreaterThan(before);
  return bearerOf(request, tokenIn(await mailTo(admin, /^Sign in/)));
}

const ask = (email: string) => ({
  name: 'Carl Caller',
  email,
  phone: '252-555-0111',
  needs: 'A quote for a new server.',
  title: 'Strategy Consultation - 60 minutes',
});

test('the story by calls on /api/v1', async ({ request }) => {
  const email = `caller-${randomUUID().slice(0, 8)}@visitor.example`;
  const asked = await request.post('/api/v1/public-consultation', { data: ask(email) });
  expect(asked.status()).toBe(201);
  const { data: received } = (await asked.json()) as { data: { reference: string } };
  const customer = await bearerOf(request, tokenIn(await mailTo(email, /We have your request/)));
  const office = await adminBearer(request);
  const listed = (await (
    await request.get(`/api/v1/consultation-requests?search=${received.reference}`, { headers: office })
  ).json()) as { data: { id: string; consultation_type: string }[] };
  expect(listed.data).toMatchObject([{ consultation_type: 'strategy_consultation' }]);
  const id = listed.data[0]?.id ?? '';
  const moved = await request.put(`/api/v1/consultation-requests/${id}`, {
    headers: office,
    data: { status: 'in_progress' },
  });
  expect(moved.status()).toBe(200);
  const own = await request.get(`/api/v1/consultation-requests/${id}`, { headers: customer });
  expect(await own.json()).toMatchObject({ data: { id, status: 'in_progress' } });
});

test('the story by the specification’s calls on /functions/v1', async ({ request }) => {
  const email = `functions-${randomUUID().slice(0, 8)}@visitor.example`;
  const asked = await request.post('/functions/v1/public-consultation', {
    data: ask(email),
    headers: { apikey: 'public' },
  });
  expect(asked.status()).toBe(201);
  expect(await asked.json()).toMatchObject({ message: expect.any(String) });
  const customer = await bearerOf(request, tokenIn(await mailTo(email, /We have your request/)));
  const office = await adminBearer(request);
  const listed = (await (
    await request.get(`/functions/v1/consultation-requests?search=${encodeURIComponent(email)}`, { headers: office })
  ).json()) as { data: { id: string }[] };
  const id = listed.data[0]?.id ?? '';
  expect(
    (
      await request.put('/functions/v1/consultation-requests', { headers: office, data: { id, status: 'in_progress' } })
    ).status(),
  ).toBe(200);
  const own = await request.get('/functions/v1/consultation-requests', { headers: customer });
  expect(await own.json()).toMatchObject({ data: [{ id, status: 'in_progress' }] });
  expect(await (await request.get('/functions/v1/me', { headers: customer })).json()).toMatchObject({
    data: { email, role: 'customer' },
  });
});
