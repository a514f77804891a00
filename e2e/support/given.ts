import type { Page } from '@playwright/test';
import { expect } from './journey.js';

/** A record as the API answers it; a journey reads only a few of its fields. */
export interface Given {
  id: string;
  version: number;
}

/**
 * Calls the API as the user signed in on the page, to create a journey's preconditions; returns the answer's record.
 */
export async function call<Answer extends Given = Given>(
  page: Page,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
): Promise<Answer> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.fetch(`/api/v1/${path}`, { method, headers, data });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: Answer }).data;
}

/** A new customer of a new company, not signed in yet; by default the primary contact. */
export async function aCustomer(
  admin: Page,
  mark: string,
  more: { company_id?: string; contact_flags?: string[] } = {},
): Promise<Given & { email: string; name: string; company_id: string; company_name: string }> {
  const first_name = `Casey${mark}`;
  const person = {
    email: `casey-${mark}@journey.example`,
    first_name,
    last_name: 'Tran',
    time_zone: 'America/New_York',
    contact_flags: ['primary'],
  };
  const company = more.company_id ? {} : { company_name: `Tran ${mark}` };
  const user = await call<Given & { email: string; company_id: string; company_name: string }>(admin, 'POST', 'users', {
    ...person,
    ...company,
    ...more,
  });
  return { ...user, name: `${first_name} Tran` };
}

/** An invoice of one line over so many dollars, issued to a customer. */
export async function anInvoice(
  admin: Page,
  customer_id: string,
  description: string,
  unit_price: number,
): Promise<Given & { number: string }> {
  const lines = [{ description, quantity: 1, unit_price }];
  const { id, version } = await call(admin, 'POST', 'billing/invoices', { customer_id, lines });
  return call(admin, 'PUT', `billing/invoices/${id}`, { status: 'open', version });
}
