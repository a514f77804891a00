import { expect, type Page } from '@playwright/test';

/** Window widths from the smallest phone to a large desk, in CSS pixels. */
const allWidths = [320, 360, 414, 600, 719, 768, 899, 900, 1024, 1180, 1440, 1920] as const;
/** The smallest, where a table has least room, and two more, which change from screen to screen. */
const fewWidths = [
  [320, 900, 1440],
  [320, 1024, 1920],
] as const;
let screensMeasured = 0;
/** `npm run test:all` takes all of them. */
const widthsOfNext = (): readonly number[] =>
  process.env['E2E_ALL'] === 'on' ? allWidths : (fewWidths[screensMeasured++ % fewWidths.length] ?? allWidths);

/** The minimum width of the column that identifies a row, in CSS pixels. */
const TITLE_MIN = 80;

interface Measured {
  width: number;
  /** How far the page could be scrolled sideways. */
  overflow: number;
  /** The narrowest title on the page. */
  title: number;
  /** Amounts, dates, times and numbers of records that are cut. */
  cut: string[];
}

/**
 * Waits until the screen is loaded: its rows are drawn, or its empty state is. The page of both kits shows what loads as
 * samples.
 */
export async function whenListed(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeVisible();
  const loading = page.locator('main').locator(':is([aria-busy="true"], .skeleton-bar):not(.kit-part *)');
  await expect(loading).toHaveCount(0);
}

/** The part of the site that a path belongs to, whose screens may share a frame and its heading: `/admin/workflows`. */
const areaOf = (path: string): string => path.split(/[/?]/).slice(0, 3).join('/');

/**
 * Opens a screen. Another area's is opened within the app, as its own links do, without loading the shell again, which
 * is most of what a visit costs; ends when the screen before has left.
 */
export async function open(page: Page, address: string): Promise<void> {
  if (areaOf(address) === areaOf(new URL(page.url()).pathname)) {
    await page.goto(address);
    return;
  }
  await expect(page.locator('main h1').first()).toBeVisible(); // until then no router listens
  await page.evaluate((to) => {
    document.querySelector('main h1')?.setAttribute('data-left', '');
    history.pushState({ idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);
  await expect(page.locator('main h1[data-left]')).toHaveCount(0);
}

/** Ends when the layout has followed a change of the window: the observers of a frame draw into the next. */
export const layoutHasFollowed = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
      ),
  );

/** Measures the page at a width, after the layout has followed. */
async function measure(page: Page, width: number): Promise<Measured> {
  await page.setViewportSize({ width, height: 900 });
  await layoutHasFollowed(page);
  return page.evaluate((at) => {
    const titles = [...document.querySelectorAll<HTMLElement>('main [data-row-open]')].map(
      (open) => (open.closest('td, .list-line__open, .project-card') ?? open).getBoundingClientRect().width,
    );
    const telling =
      /\$\d|\d (AM|PM)\b|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d|\b(ago|overdue)$|^[A-Z]+-\d{4}-\d+$/;
    const values = 'main :is(td:not(.list-table__title), .list-line__facts, .list-line__values > .fits)';
    const cut = [...document.querySelectorAll<HTMLElement>(`${values}, ${values} *, main td.list-table__title`)]
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent.trim())
      .filter((text) => text.length < 40 && telling.test(text));
    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    return { width: at, overflow, title: Math.min(...titles, Number.MAX_SAFE_INTEGER), cut };
  }, width);
}

/** Asserts at each width that every title has its room, no amount, date, time or number is cut and the page doesn't scroll sideways. */
export async function expectToFit(page: Page, route: string): Promise<void> {
  await whenListed(page);
  const wrong: string[] = [];
  for (const width of widthsOfNext()) {
    const { overflow, title, cut } = await measure(page, width);
    if (overflow > 0) wrong.push(`${route} at ${width} px scrolls ${overflow} px sideways`);
    if (cut.length > 0) wrong.push(`${route} at ${width} px cuts ${[...new Set(cut)].join(', ')}`);
    if (title < TITLE_MIN) wrong.push(`${route} at ${width} px has a title of ${Math.round(title)} px`);
  }
  expect.soft(wrong).toEqual([]);
}
