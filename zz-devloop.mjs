// usage: node zz-devloop.mjs ORIGIN DATA
import { chromium } from '@playwright/test';
import { execSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
const [origin, data] = process.argv.slice(2);
const link = execSync('npm run -s cli -- sign-in-link admin@pamlico.example', { env: { ...process.env, DATA_DIR: data } }).toString();
const token = /token=([^\s&]+)/.exec(link)?.[1] ?? link.trim().split('/').pop();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const page = await browser.newPage();
const r = await page.request.post(origin + '/api/v1/auth/session', { data: { token } }); console.log('session', r.status());
await page.goto(origin + '/admin/customers?view=companies');
await page.waitForSelector('h1');
const file = 'frontends/admin/src/features/companies/company-list.page.tsx';
const source = readFileSync(file, 'utf8');
const screens = [], backs = [];
if (!source.includes('"Companies"')&&!source.includes("'Companies'")) console.log('no h1 text');
for (let i = 0; i < 7; i++) {
  await pause(10_000);
  const word = `Firms${i}`;
  const at = performance.now();
  writeFileSync(file, source.replaceAll(/(['"])Companies\1/g, `'${word}'`));
  await page.waitForFunction((w) => document.querySelector('h1')?.textContent === w, word, { timeout: 60_000 });
  screens.push(Math.round(performance.now() - at));
}
writeFileSync(file, source);
const ctl = 'backend/src/infrastructure/health/health.controller.ts';
const back = readFileSync(ctl, 'utf8');
for (let i = 0; i < 6; i++) {
  await pause(14_000);
  const at = performance.now();
  writeFileSync(ctl, back.replace(/status: 'ok'/, `status: 'ok${i}'`));
  for (;;) { const t = await fetch(origin + '/health/live').then((x) => x.text()).catch(() => ''); if (t.includes(`ok${i}`)) break; await pause(20); if (performance.now() - at > 60000) throw new Error(t); }
  backs.push(Math.round(performance.now() - at));
}
writeFileSync(ctl, back);
console.log('screen', screens.join(' ')); console.log('back', backs.join(' '));
await browser.close();
