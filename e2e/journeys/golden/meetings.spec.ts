import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { invitationTo } from '../../support/calendar.js';
import { inDatabase } from '../../support/database.js';
import { linkTo, mailTo } from '../../support/inbox.js';
import { expect, test } from '../../support/journey.js';
import { signIn } from '../../support/sign-in.js';

test('a visitor books a time after the wizard; the host moves it, the calendar follows and a reminder goes out', async ({
  page,
  browser,
}) => {
  const name = `Mara ${randomUUID().slice(0, 8)}`;
  const email = `${name.toLowerCase().replace(' ', '.')}@visitor.example`;
  const office = await browser.newContext({ viewport: page.viewportSize() });
  const host = await office.newPage();
  await signIn(host, 'admin@pamlico.example', '/admin/consultations');

  await test.step('the visitor asks for a consultation and holds a time', async () => {
    await requestConsultation(page, name, email);
    await page.getByRole('button', { name: 'Pick a time now' }).click();
    await pickTime(page, 1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Hold this time' }).click();
    await expect(page.getByRole('heading', { name: 'Your time is held' })).toBeVisible();
  });

  await test.step('the link in the mail makes it firm', async () => {
    await page.goto(await linkTo('/confirm-meeting', email));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm this time' }).click();
    await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
    await expectAccessible(page);
  });
  const booked = await invitationTo(email, 1);
  expect(booked).toMatchObject({ method: 'REQUEST', zone: expect.stringMatching(/./) });
  expect(booked.attendees.join()).toContain(email);

  await test.step('the host sees it live and moves it', async () => {
    const row = host.locator('[data-row-id]').filter({ hasText: name, visible: true });
    await expect(row.getByText('Scheduled')).toBeVisible();
    await row.getByRole('link').first().click();
    await host.getByRole('button', { name: 'Move', exact: true }).click();
    const dialog = host.getByRole('dialog', { name: 'Move meeting' });
    await dialog.getByRole('radiogroup', { name: 'Day' }).locator('label').nth(3).click();
    await dialog.getByRole('radiogroup', { name: /of/ }).first().locator('label').first().click();
    await dialog.getByRole('button', { name: 'Move meeting' }).click();
    await expect(host.getByText('Meeting updated successfully.')).toBeVisible();
  });

  const moved = await invitationTo(email, 2);
  expect(moved.uid).toBe(booked.uid);
  expect(moved.sequence).toBeGreaterThan(booked.sequence);
  expect(moved.startsAt.getTime()).toBeGreaterThan(booked.startsAt.getTime());
  const [meeting] = await inDatabase<{ id: string; starts_at: Date }>(
    `select id, starts_at from consultation_meetings where ics_uid = $1 and status = 'confirmed'`,
    [moved.uid],
  );
  expect(moved.startsAt).toEqual(meeting?.starts_at);

  await test.step('a day before, both are reminded', async () => {
    await letTheDayBeforeCome(meeting?.id ?? '');
    await mailTo(email, /reminder|tomorrow|in 24 hours/i);
  });
  await office.close();
});

/** Completes the wizard of the home page. */
async function requestConsultation(page: Page, name: string, email: string): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('button', { name: 'Schedule Consultation' })
    .or(page.getByRole('link', { name: 'Schedule Consultation' }))
    .first()
    .click();
  const wizard = page.getByRole('dialog');
  const next = wizard.getByRole('button', { name: 'Next' });
  for (const [label, answer] of [
    ['What is your name?', name],
    ['Which phone number reaches you?', '(252) 555-0100'],
    ['What is your e-mail address?', email],
  ] as const) {
    await wizard.getByLabel(label).fill(answer);
    await next.click();
  }
  await wizard.getByLabel('What do you need help with?').fill('We open a second office in spring.');
  await wizard.getByRole('button', { name: 'Submit Request' }).click();
  await expect(wizard.getByRole('heading', { name: 'Thank You' })).toBeVisible();
}

/** Chooses the first time of one of the days that are shown. */
async function pickTime(page: Page, day: number): Promise<void> {
  const days = page.getByRole('tablist', { name: 'Days with free times' });
  await days.getByRole('tab').nth(day).click();
  await page.getByRole('tabpanel').getByRole('button').first().click();
}

/** Moves the meeting to within a day. The worker uses the database's clock, which can't be moved here. */
async function letTheDayBeforeCome(id: string): Promise<void> {
  await inDatabase(
    `update consultation_meetings as m
     set starts_at = moved.at, ends_at = moved.at + (m.ends_at - m.starts_at), busy_until = moved.at + (m.busy_until - m.starts_at)
     from (
       select now() + hours * interval '1 hour' as at from generate_series(23, 3, -1) as hours
       where not exists (
         select from consultation_meetings as other
         where other.host_id = (select host_id from consultation_meetings where id = $1) and other.id <> $1
           and other.starts_at < now() + (hours + 3) * interval '1 hour'
           and other.busy_until > now() + (hours - 1) * interval '1 hour'
       )
       limit 1
     ) as moved
     where m.id = $1`,
    [id],
  );
}
