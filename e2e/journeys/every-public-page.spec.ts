import { publicRoutes } from '../support/public-routes.js';
import { expect, test } from '../support/journey.js';
import { expectAccessible, looksOf, nameOf } from '../support/accessibility.js';

const phone = 360;
const desk = 1440;
const fewLooks = [
  { width: phone, colorScheme: 'light' },
  { width: desk, colorScheme: 'dark' },
  { width: phone, colorScheme: 'dark' },
  { width: desk, colorScheme: 'light' },
] as const;

/** In every look every page, or in turn a quarter of them in each of a few. */
const looks = looksOf(fewLooks);
const seenIn = (look: number): readonly string[] =>
  looks === fewLooks ? publicRoutes.filter((_, at) => at % looks.length === look) : publicRoutes;

for (const [at, look] of looks.entries()) {
  test.describe(nameOf(look), () => {
    test.use({
      viewport: { width: look.width, height: 900 },
      colorScheme: look.colorScheme,
      reducedMotion: 'reduce',
    });

    test(`public pages can be used by everybody ${nameOf(look)}, and the browser has nothing to complain about`, async ({
      page,
    }) => {
      test.slow();
      for (const path of seenIn(at)) {
        await page.goto(path);
        const ready = page.evaluate(() => new Promise((done) => addEventListener('page-ready', done, { once: true })));
        await page.mouse.move(10, 200);
        await page.mouse.move(12, 210);
        await ready;
        await expectAccessible(page);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, `${path} is as wide as the screen`).toBeLessThanOrEqual(0);
      }
    });
  });
}

/** A script that is asked for before the page's `load` event keeps that event waiting. */
const whileScriptsWait = { waitUntil: 'domcontentloaded' } as const;

test.describe('while its scripts don’t come', () => {
  test.use({ refused: [503] });

  test('the first click opens the wizard, and what is answered then counts once they do', async ({ page }) => {
    let refuseScripts = (): void => undefined;
    const asked = new Promise<void>((resolve) => (refuseScripts = resolve));
    await page.route('**/*.js', async (route) => {
      await asked;
      await route.fulfill({ status: 503 });
    });
    await page.goto('/', whileScriptsWait);
    await page.getByRole('button', { name: 'Schedule Consultation' }).first().click();
    const wizard = page.getByRole('dialog', { name: /Schedule Consultation/ });
    await expect(wizard).toBeVisible();
    await wizard.getByLabel('What is your name?').fill('Grace Hill');
    await page.keyboard.press('Enter');
    await expect(wizard.getByText(/^Loading the form/)).toBeVisible();
    refuseScripts();
    await expect(wizard.getByText(/^The form didn’t load/)).toBeVisible();
    await page.unrouteAll();
    await wizard.getByRole('button', { name: 'Next' }).click();
    await expect(wizard.getByLabel('Which phone number reaches you?')).toBeFocused();
    await wizard.getByRole('button', { name: 'Previous' }).click();
    await expect(wizard.getByLabel('What is your name?')).toHaveValue('Grace Hill');
  });
});

test('a consultation that was chosen before scripts ran is the one that is asked for', async ({ page }) => {
  let letScriptsCome = (): void => undefined;
  const wanted = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/book-consultation', whileScriptsWait);
  await page.getByRole('radio', { name: /Project Scoping/ }).check();
  letScriptsCome();
  await expect(page.getByRole('heading', { name: 'Project Scoping', level: 2 })).toBeVisible();
  await page.locator('#request').getByLabel('What is your name?').fill('Grace Hill');
  await expect(page.locator('#request').getByRole('button', { name: 'Next' })).toBeEnabled();
});

test('the tests of the consultation are tools: they say what a title asks for and how fast the dialog opens', async ({
  page,
}) => {
  await page.goto('/test-consultation');
  await page.getByLabel('Title of the request').fill('Emergency - Now');
  await expect(page.getByText('emergency_assessment')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Emergency', exact: true })).toBeVisible();
  await page.goto('/test-consultation-dialog');
  await page
    .getByRole('row', { name: /^Project Scoping/ })
    .getByRole('button')
    .click();
  await expect(page.getByRole('dialog', { name: 'Project Scoping' })).toBeVisible();
  await expect(page.getByText(/was open \d+ ms after the click/)).toBeVisible();
});
