import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/accessibility.js';
import { linkIn, mailTo } from '../support/inbox.js';
import { expect, test } from '../support/journey.js';
import { signInByPages } from '../support/sign-in.js';

test('a visitor’s request becomes a lead, a mail, a signed-in customer and a live admin screen', async ({
  page,
  browser,
}) => {
  const name = `Vera ${randomUUID().slice(0, 8)}`;
  const email = `${name.toLowerCase().replace(' ', '.')}@visitor.example`;
  const office = await browser.newContext({ viewport: page.viewportSize() });
  const admin = await office.newPage();
  await signInByPages(admin, 'admin@pamlico.example', '/admin/consultations');
  await expect(admin.getByRole('heading', { name: 'Consultations', level: 1 })).toBeVisible();

  await page.goto('/');
  await expectAccessible(page);
  await page
    .getByRole('button', { name: 'Schedule Consultation' })
    .or(page.getByRole('link', { name: 'Schedule Consultation' }))
    .first()
    .click();
  const wizard = page.getByRole('dialog');
  const next = wizard.getByRole('button', { name: 'Next' });
  await expect(wizard.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(next).toBeDisabled();
  await expect(wizard.getByLabel('What is your name?')).toBeFocused();
  await wizard.getByLabel('What is your name?').fill(name);
  await next.click();
  await wizard.getByLabel('Which phone number reaches you?').fill('(252) 555-0100');
  await next.click();
  await wizard.getByLabel('What is your e-mail address?').fill(email);
  await next.click();
  await wizard.getByLabel('What do you need help with?').fill('Our office network is slow every morning.');
  await wizard.getByRole('button', { name: 'Submit Request' }).click();
  await expect(wizard.getByRole('heading', { name: 'Thank You' })).toBeVisible();

  await expect(admin.getByText(name).filter({ visible: true }).first()).toBeVisible();
  const welcome = await mailTo(email, /We have your request/);
  await mailTo('admin@pamlico.example', /New request/);

  const guest = await browser.newContext({ viewport: page.viewportSize() });
  const customer = await guest.newPage();
  await customer.goto(linkIn(welcome));
  await expect(customer.getByText(email)).toBeVisible();
  await customer.getByRole('button', { name: 'Sign in', exact: true }).click();
  await customer.waitForURL((url) => !url.pathname.startsWith('/auth'));
  await customer.goto('/customer/consultations');
  await expect(customer.getByRole('heading', { name: 'My Consultations' })).toBeVisible();
  await expect(customer.getByText('Pending').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(customer);

  const row = admin.locator('[data-row-id]').filter({ hasText: name, visible: true });
  await row.getByRole('link').first().click();
  await admin
    .getByRole('button', { name: /start|in progress/i })
    .first()
    .click();
  await expect(customer.getByText('In progress').filter({ visible: true }).first()).toBeVisible();
  await mailTo(email, /is in progress/i);
  await expectAccessible(admin);
  await Promise.all([office.close(), guest.close()]);
});
