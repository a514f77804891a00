import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../support/accessibility.js';
import { aCustomer, anInvoice, call } from '../../support/given.js';
import { expect, test } from '../../support/journey.js';
import { signIn } from '../../support/sign-in.js';
import { searchAndChoose } from '../../support/picker.js';
import { ADMIN, live, written } from '../../support/project-page.js';
import { soon } from '../../support/promptness.js';

test('two companies become one: people, projects, deals and bills stand with the one that stays', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(180_000);
  const mark = randomUUID().slice(0, 6);
  await signIn(admin, ADMIN, '/admin/customers');
  const [mover, contact] = [await aCustomer(admin, `${mark}a`), await aCustomer(admin, `${mark}b`)];
  const project = await call(admin, 'POST', 'projects', { name: `Move ${mark}`, customer_id: mover.id });
  const deal = { customer_id: mover.id, title: `Care ${mark}`, deal_type: 'one_time', amount: 300 };
  await call(admin, 'POST', 'deals/customer-deals', deal);
  const invoice = await anInvoice(admin, mover.id, 'One visit', 120);
  const office = await browser.newContext({ viewport: admin.viewportSize() });
  const colleague = await office.newPage();
  await signIn(colleague, contact.email, '/customer/billing');
  await expect(colleague.getByText('No invoices yet')).toBeVisible();
  await live(colleague);

  // merge: the other company's billing contact sees the moved user's invoices at once
  const oldAddress = `/admin/customers/companies/${mover.company_id}`;
  await admin.goto(oldAddress);
  await admin.getByRole('button', { name: `More for ${mover.company_name}` }).click();
  await admin.getByRole('menuitem', { name: 'Merge into another' }).click();
  const merging = admin.getByRole('dialog', { name: `Merge ${mover.company_name} into another company` });
  await searchAndChoose(merging.getByLabel('The company that stays'), contact.company_name, contact.company_name);
  await expectAccessible(admin);
  await written(admin, /\/merge$/, () => merging.getByRole('button', { name: 'Merge companies' }).click());
  await soon(colleague.getByRole('link', { name: invoice.number }).first());

  // the admin is on the page of the remaining company, which has the records of both
  await admin.waitForURL(`**/admin/customers/companies/${contact.company_id}`);
  await expect(admin.getByRole('heading', { name: contact.company_name, level: 1 })).toBeVisible();
  const names = [mover.name, contact.name, `Care ${mark}`, invoice.number];
  for (const name of names) await expect(admin.getByRole('link', { name }).first()).toBeVisible();
  await expectAccessible(admin);

  // the user's sheet links to it; the project is still the user's
  await admin.getByRole('link', { name: mover.name }).click();
  const person = admin.getByRole('dialog', { name: 'Customer', exact: true });
  await expect(person.getByRole('link', { name: `Move ${mark}` })).toHaveAttribute('href', new RegExp(project.id));
  await expect(person.getByRole('link', { name: contact.company_name }).first()).toBeVisible();

  // the merged company is in no list; its page shows that it was merged
  await admin.goto(`/admin/customers?view=companies&search=${encodeURIComponent(mark)}`);
  await expect(admin.getByRole('link', { name: contact.company_name })).toBeVisible();
  await expect(admin.getByRole('link', { name: mover.company_name })).toBeHidden();
  await office.close();
});
