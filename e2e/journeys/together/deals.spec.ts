import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { mailTo } from '../../support/inbox.js';
import { expect, test } from '../../support/journey.js';
import { signIn } from '../../support/sign-in.js';
import { pdfBehind } from '../../support/pdf.js';
import { searchAndChoose } from '../../support/picker.js';
import { ADMIN, live, OWNER, written } from '../../support/project-page.js';
import { soon } from '../../support/promptness.js';

/** Time for the worker's changes to show, in milliseconds. */
const BY_ITSELF = { timeout: 30_000 };

/** An admin's new code: 10% off the first three bills. */
async function aPromoCode(admin: Page, code: string): Promise<void> {
  const answer = await admin.request.post('/api/v1/deals/promocodes', {
    headers: { origin: new URL(admin.url()).origin },
    data: { code, discount_type: 'percent', value: 10, duration: 'repeating', duration_periods: 3, status: 'active' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Draws up a monthly deal for the customer and sends it; the admin then is on its page. */
async function sendDeal(admin: Page, title: string): Promise<void> {
  await admin.getByRole('button', { name: 'New deal' }).first().click();
  const form = admin.getByRole('dialog', { name: 'New deal' });
  await searchAndChoose(form.getByLabel('Customer'), OWNER, /Dana/);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Amount each time').fill('437.50');
  await form.getByLabel('Setup fee').fill('150');
  await form.getByLabel('Description').fill('Nightly backups of both shops.');
  await form.getByLabel('Terms').fill('Thirty days notice by either side.');
  await written(admin, /\/customer-deals$/, () => form.getByRole('button', { name: 'Create draft' }).click());
  await expect(admin.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await admin.getByRole('button', { name: 'Send to customer' }).click();
  await written(admin, /\/customer-deals\//, () =>
    admin.getByRole('button', { name: 'Send without a document' }).click(),
  );
}

test('a deal from the offer to the money: accepted with a code, signed, billed, paid, each side seeing the other live', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(180_000);
  const mark = randomUUID().slice(0, 6).toUpperCase();
  const title = `Backup ${mark}`;
  const office = await browser.newContext({ viewport: admin.viewportSize(), acceptDownloads: true });
  const customer = await office.newPage();
  await signIn(admin, ADMIN, '/admin/deals');
  await signIn(customer, OWNER, '/dashboard');
  await aPromoCode(admin, `JOURNEY-${mark}`);
  await live(customer);

  // offer: it waits for the customer as soon as it is sent, a draft isn't seen
  await sendDeal(admin, title);
  const offer = customer.getByRole('link', { name: `Read and accept “${title}”` });
  await soon(offer);
  const dealPath = new URL(admin.url()).pathname;
  await admin.goto(`${dealPath}?tab=documents`);
  await written(admin, /\/deal-documents$/, () => admin.getByRole('button', { name: 'Write contract' }).click());
  await written(admin, /\/deal-documents\//, () => admin.getByRole('button', { name: /^Send “Contract/ }).click());
  await live(admin);

  // accept: the code reduces the first bill; name and consent are required
  await customer.goto((await offer.getAttribute('href')) ?? '');
  const answer = customer.getByRole('region', { name: 'Waiting for your answer' });
  await expect(answer.getByText('$587.50')).toBeVisible();
  await answer.getByLabel('Promo code').fill(`journey-${mark}`);
  await answer.getByRole('button', { name: 'Apply' }).click();
  await expect(answer.getByText('$543.75')).toBeVisible();
  await expectAccessible(customer);
  await answer.getByRole('button', { name: 'Accept deal' }).click();
  const accepting = customer.getByRole('dialog');
  await accepting.getByLabel('Your full name').fill('Dana Whitford');
  await accepting.getByRole('checkbox').check();
  await written(customer, /\/accept$/, () => accepting.getByRole('button', { name: 'Accept deal' }).click());
  await soon(admin.getByText('Active', { exact: true }).first());
  await expect(answer).toBeHidden();

  // sign: the contract has the agreed terms, the signed copy the signer's name
  const download = customer.getByRole('link', { name: /^Download Contract/ });
  const contract = await pdfBehind(customer, download);
  expect(contract.name).toMatch(/\.pdf$/);
  expect(contract.text).toContain(title);
  expect(contract.text).toContain('$437.50');
  expect(contract.text).toContain('Thirty days notice by either side.');
  await customer.getByRole('button', { name: 'Sign', exact: true }).click();
  const signing = customer.getByRole('dialog');
  await signing.getByLabel('Your full name').fill('Dana Whitford');
  await signing.getByRole('checkbox').check();
  await written(customer, /\/sign$/, () => signing.getByRole('button', { name: 'Sign document' }).click());
  await soon(admin.getByText('Signed', { exact: true }).first());
  const signed = await pdfBehind(customer, customer.getByRole('link', { name: 'Signed copy' }));
  expect(signed.text).toContain('Thirty days notice by either side.');
  expect(signed.text).toMatch(/Signature record.*Dana Whitford.*SHA-256 [0-9a-f ]{64}/);

  // bill: the first period and the setup are billed by themselves, the invoice's mail leads to its page
  const bill = customer.getByRole('link', { name: /INV-\d{4}-\d{4}/ });
  await expect(bill).toBeVisible(BY_ITSELF);
  const [number = ''] = /INV-\d{4}-\d{4}/.exec(await bill.innerText()) ?? [];
  const mail = await mailTo(OWNER, new RegExp(`^New invoice ${number} for \\$543\\.75`));
  const [link = ''] = /https?:\/\/\S+\/customer\/billing\/[\w-]+/.exec(mail.text) ?? [];
  await customer.goto(link);
  await expect(customer.getByRole('heading', { name: `Invoice ${number}`, level: 1 })).toBeVisible();
  await expect(customer.getByText('How to pay')).toBeVisible();
  await expectAccessible(customer);
  const pdf = await pdfBehind(customer, customer.getByRole('link', { name: 'Download PDF' }));
  expect(pdf.name).toContain(number);
  for (const words of [number, title, '$437.50', '-$43.75', '$150.00', '$543.75']) expect(pdf.text).toContain(words);

  // pay: the admin records the check, the customer sees it at once and gets the receipt
  await admin.goto(new URL(link).pathname.replace('/customer/', '/admin/'));
  await live(customer);
  await admin.getByRole('button', { name: 'Record payment' }).click();
  const payment = admin.getByRole('dialog');
  await payment.getByLabel('Amount in dollars').fill('543.75');
  await payment.getByLabel('Check number').fill(`CHK-${mark}`);
  await written(admin, /\/deal-payments$/, () => payment.getByRole('button', { name: 'Record payment' }).click());
  await soon(customer.getByText('Nothing left to pay. Thank you.'));
  await expect(customer.getByText('Check').first()).toBeVisible();
  await mailTo(OWNER, /^Receipt for your payment of \$543\.75/);
  await office.close();
});
