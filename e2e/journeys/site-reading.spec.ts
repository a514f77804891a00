import { expect, type Page } from '@playwright/test';
import { test } from '../support/clock.js';
import { publicRoutes } from '../support/public-routes.js';

/** A browser without JavaScript, like search engines, text browsers and broken connections. */
test.use({ javaScriptEnabled: false });

interface Graph {
  '@graph': { '@type': string; mainEntity?: { name: string; acceptedAnswer: { text: string } }[] }[];
}

const attributeOf = (page: Page, selector: string, name: string) => page.locator(selector).first().getAttribute(name);

/** The metadata of a page. */
async function readPage(page: Page, path: string) {
  const answer = await page.goto(path);
  return {
    status: answer?.status(),
    title: await page.title(),
    description: (await attributeOf(page, 'meta[name=description]', 'content')) ?? '',
    canonical: await attributeOf(page, 'link[rel=canonical]', 'href'),
    shared: Object.fromEntries(
      await page
        .locator('meta[property^="og:"]')
        .evaluateAll((tags) => tags.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')])),
    ) as Record<string, string>,
    headings: await page.locator('h1').allInnerTexts(),
    graph: (JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}') as Graph)[
      '@graph'
    ],
    text: (await page.locator('main').textContent()) ?? '',
    links: await page
      .locator('a[href]')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? '').filter((href) => /^[/#]/.test(href)),
      ),
  };
}

test('every page says what it is: title, description, address, picture and facts, none like another’s', async ({
  page,
  baseURL,
}) => {
  const seen = new Map<string, string>();
  const unlikeOthers = (text: string, path: string) => {
    expect(seen.get(text), `${path} says what another page says: ${text}`).toBeUndefined();
    seen.set(text, path);
  };
  for (const path of publicRoutes) {
    const read = await readPage(page, path);
    expect(read.status, path).toBe(200);
    expect(read.headings, `${path} has one first heading`).toHaveLength(1);
    for (const text of [read.title, read.description, read.headings[0] ?? '']) unlikeOthers(text, path);
    expect(read.description.length, `${path}: description`).toBeGreaterThan(60);
    expect(read.description.length, `${path}: description`).toBeLessThan(190);
    expect(read.canonical, path).toBe(`${baseURL ?? ''}${path}`);
    expect(read.shared, path).toMatchObject({
      'og:url': `${baseURL ?? ''}${path}`,
      'og:title': read.title,
      'og:description': read.description,
      'og:image': `${baseURL ?? ''}/assets/files/share.png`,
    });
    const types = read.graph.map((fact) => fact['@type']);
    expect(types, path).toContain('LocalBusiness');
    expect(types.includes('BreadcrumbList'), path).toBe(path !== '/');
  }
});

test('every page is complete without JavaScript, and its facts are what it shows', async ({ page }) => {
  for (const path of publicRoutes) {
    const { text, graph } = await readPage(page, path);
    expect(text.length, `${path} has something to read`).toBeGreaterThan(1_500);
    await expect(page.locator('main a[href^="tel:"]').first(), path).toBeVisible();
    const questions = graph.find((fact) => fact['@type'] === 'FAQPage')?.mainEntity ?? [];
    expect(questions.length, `${path} answers questions`).toBeGreaterThan(1);
    for (const { name, acceptedAnswer } of questions) {
      const answer = page.locator('details', { hasText: name });
      await expect(answer, `${path}: ${name}`).toContainText(acceptedAnswer.text);
    }
  }
});

test('the wizard’s place shows phone and e-mail where no script can answer it', async ({ page }) => {
  for (const path of ['/book-consultation', '/schedule-consultation']) {
    await page.goto(path);
    const place = page.locator('#request');
    await expect(place.locator('form')).toBeHidden();
    await expect(place.locator('a[href^="tel:"]')).toBeVisible();
    await expect(place.locator('a[href^="mailto:"]')).toBeVisible();
  }
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'This page needs JavaScript' })).toBeVisible();
  await expect(page.locator('a[href^="tel:"]')).toBeVisible();
  await page.goto('/emergency-support');
  await expect(page.locator('main a, main button').first()).toHaveAttribute('href', /^tel:/);
});

test('no link inside the site is dead', async ({ page, request }) => {
  const paths = new Map<string, string>();
  for (const path of publicRoutes) {
    for (const href of (await readPage(page, path)).links) {
      const [target = '', anchor] = href.split('#');
      if (target) paths.set(target, path);
      if (anchor) expect(await page.locator(`#${anchor}`).count(), `${path} links to #${anchor}`).toBe(1);
    }
  }
  for (const [target, from] of paths) {
    expect((await request.get(target)).status(), `${from} links to ${target}`).toBe(200);
  }
  expect(paths.size).toBeGreaterThan(20);
});

test('search engines find the same pages in the sitemap, and are kept from the rest', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual([...publicRoutes, '/auth'].map((path) => `${baseURL ?? ''}${path}`).sort());
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toMatch(/^Disallow: \/admin\/$/m);
});

test('pictures come in modern formats and in the widths of the specification, section 9', async ({ page, request }) => {
  await page.goto('/about');
  const sources = await page
    .locator('footer picture > *')
    .evaluateAll((nodes) =>
      nodes.map((node) => ({ type: node.getAttribute('type') ?? 'image/png', set: node.getAttribute('srcset') ?? '' })),
    );
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/png']);
  for (const { type, set } of sources) {
    const offered = set.split(', ').map((one) => one.split(' '));
    expect(offered.map(([, width]) => width)).toEqual(['40w', '80w', '120w', '200w']);
    for (const [address = ''] of offered) expect((await request.get(address)).headers()['content-type']).toBe(type);
  }
  expect((await request.get('/assets/files/share.png')).headers()['content-type']).toBe('image/png');
  for (const path of publicRoutes) {
    await page.goto(path);
    expect(await page.locator('img:not([alt]), img:not([width]), img:not([height])').count(), path).toBe(0);
  }
});
