import type { Page } from '@playwright/test';
import { dayFromNow } from '@portal/testing/clock';
import { call } from './given.js';
import { expect } from './journey.js';

/**
 * Closes the business today and tomorrow, so that it is outside business hours at whatever hour a journey is walked;
 * returns what opens it again. Another midnight than the office's changes nothing.
 */
export async function closeBusiness(admin: Page): Promise<() => Promise<void>> {
  const answer = await admin.request.get('/api/v1/closed-days');
  const closed = new Set(((await answer.json()) as { data: { day: string }[] }).data.map(({ day }) => day));
  const days = [0, 1].map((ahead) => dayFromNow(ahead)).filter((day) => !closed.has(day));
  const added: string[] = [];
  for (const day of days) added.push((await call(admin, 'POST', 'closed-days', { day, name: 'Stocktaking' })).id);
  return async () => {
    const headers = { origin: new URL(admin.url()).origin };
    for (const id of added)
      expect((await admin.request.delete(`/api/v1/closed-days/${id}`, { headers })).ok()).toBe(true);
  };
}
