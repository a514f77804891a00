import type { Page } from '@playwright/test';
import type { RemotesDocument } from '@portal/contracts';
import { freePort } from '@portal/tools/ports';
import { ProductProcess } from '../faults/support/process.js';
import { test as plain } from '../support/clock.js';
import { expect, test } from '../support/journey.js';
import { signIn } from '../support/sign-in.js';
import { RemoteElsewhere } from '../support/remote-elsewhere.js';

let customer: RemoteElsewhere;
/** Processes to end after the test. */
const opened: { remove: () => Promise<unknown> }[] = [];
/** The product that takes the customer remote from elsewhere: another api of the same installation. */
let url: string;

test.beforeAll(async () => {
  test.setTimeout(300_000); // the build takes most of a minute where other work runs beside it
  customer = await RemoteElsewhere.copyOf('customer');
  opened.push(customer);
  await customer.change('remote.json', 'My Projects', 'Our Projects');
  await customer.change('src/features/projects/project-list.page.tsx', 'title={title}', 'title="Built alone"');
  await customer.build();
  await customer.serve();
  const port = String(await freePort());
  url = `http://localhost:${port}`;
  const api = await ProductProcess.start('api', {
    PORT: port,
    PUBLIC_URL: url,
    APP_SECRET: 'of-a-journey-with-two-apis-of-one-database',
    DATABASE_URL: process.env['E2E_DATABASE_URL'],
    REDIS_URL: process.env['TEST_REDIS_URL'],
    SMTP_URL: 'smtp://127.0.0.1:1',
    QUEUE_PREFIX: 'remotes',
    REMOTES: `customer=${customer.address}`,
  });
  opened.push({ remove: () => api.stop() });
});

test.afterAll(async () => {
  for (const one of opened.reverse()) await one.remove();
});

/** Waits until the api describes the customer remote so. */
const isDescribed = (page: Page, react: string) =>
  expect
    .poll(async () => {
      const { remotes } = (await (await page.request.get(`${url}/api/remotes`)).json()) as RemotesDocument;
      return remotes.find(({ name }) => name === 'customer')?.shared['react'];
    })
    .toBe(react);

test('a remote that was changed, built and served alone is seen in the running product', async ({ page }) => {
  await signIn(page, 'dana@neusebakery.example', '/customer/projects');
  const menu = page.getByRole('navigation', { name: 'Your pages' });
  await expect(menu.getByRole('link', { name: 'My Projects' })).toBeVisible();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  // a session is of the installation, whichever of its apis answers
  await page.goto(`${url}/customer/projects`);
  await expect(page.getByRole('heading', { name: 'Built alone', level: 1 })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Our Projects' })).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Built alone', level: 1 })).toBeVisible();
  const elsewhere = [...scripts].filter((script) => script.startsWith(customer.address));
  expect(elsewhere).toContain(`${customer.address}/remoteEntry.js`);
  // all other files are of the product's build, none of its own customer remote
  const ours = [...scripts].filter((script) => !elsewhere.includes(script));
  expect(ours.filter((script) => !script.startsWith(`${url}/assets/shell/`))).toEqual([]);
});

plain(
  'a remote of another version is refused with a sentence; one that is away can be tried again',
  async ({ page }) => {
    await signIn(page, 'dana@neusebakery.example', '/customer/projects');
    await isDescribed(page, '19.3.1');
    await customer.changeManifest('"19.3.1"', '"18.3.1"');
    await isDescribed(page, '18.3.1');
    await page.goto(`${url}/customer/projects`);
    await expect(page.getByText(/^It was built with react\S* 18\.3\.1, this page runs 19\.3\.1\./)).toBeVisible();
    // the frame and the other remotes work
    await page.getByRole('button', { name: 'Website' }).click();
    await page.getByRole('menuitem', { name: 'About' }).click();
    await expect(page.getByRole('heading', { name: /Named after the sound/, level: 1 })).toBeVisible();
    await customer.changeManifest('"18.3.1"', '"19.3.1"');
    await isDescribed(page, '19.3.1');
    await customer.close();
    await page.goto(`${url}/customer/projects`);
    const again = page.getByRole('button', { name: 'Try Again' });
    await expect(again).toBeVisible();
    await customer.serve();
    await again.click();
    await expect(page.getByRole('heading', { name: 'Built alone', level: 1 })).toBeVisible();
  },
);
