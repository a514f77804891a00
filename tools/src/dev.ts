import { createHash } from 'node:crypto';
import { globSync, readFileSync, watch } from 'node:fs';
import { build } from './nx/build.ts';
import { dataDirectory, inRoot } from './paths.ts';
import { claimDataFolder } from './processes/claim.ts';
import { knownPort } from './processes/ports.ts';
import { forever, runTool } from './processes/run-tool.ts';
import type { Service } from './processes/supervisor.ts';
import { productEnvironment } from './product/environment.ts';
import { inboundEnvironment } from './product/inbound.ts';
import { prepareDatabase, startProduct, stopProduct } from './product/product.ts';
import { servicesFor } from './services/services.ts';
import { StopSentence } from './stop-sentence.ts';

const PAGES = 'frontends/dist/pages';

let running = Promise.resolve();

/** `npm run dev`: like `npm start`, and every change of a file is built and running a moment later. */
runTool(async (supervisor) => {
  const data = dataDirectory();
  await claimDataFolder(data);
  const port = await knownPort('PORT', 8080, 'the site');
  const [services] = await Promise.all([servicesFor(supervisor, data), build()]);
  const env = productEnvironment(data, port, services, {
    ...(await inboundEnvironment(data)),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'debug',
  });
  await prepareDatabase(env);
  await startProduct(supervisor, data, env);
  console.log(`Ready at ${env['PUBLIC_URL']}; logs in ${data}/logs. Watching …`);
  await supervisor.start(frontendsWatcher(data));
  const restart = async (): Promise<void> => {
    await stopProduct(supervisor);
    await prepareDatabase(env);
    await startProduct(supervisor, data, env);
    console.log('The back end runs again.');
  };
  onChange(['backend/src', 'backend/migrations', 'libs/contracts/src'], async () => {
    await build('backend');
    await restart();
  });
  // the api reads the pages when it starts
  let pages = pagesHash();
  onChange([PAGES], async () => {
    const now = pagesHash();
    if (now !== pages) await restart();
    pages = now;
  });
  return forever();
});

/** The same as long as every page is. */
function pagesHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.*', { cwd: inRoot(PAGES) }).sort()) hash.update(readFileSync(inRoot(PAGES, file)));
  return hash.digest('hex');
}

/**
 * Calls once for changes that come together, one thing after another; a failure is printed and waits for the next
 * change.
 */
function onChange(folders: readonly string[], act: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    watch(inRoot(folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(act).catch((error: unknown) => {
          console.error(error instanceof StopSentence ? error.message : error);
        });
      }, 200);
    });
  }
}

const frontendsWatcher = (data: string): Service => ({
  name: 'frontends',
  title: 'The watcher of the frontends',
  command: process.execPath,
  args: [inRoot('frontends/build.mjs'), '--watch'],
  cwd: inRoot(),
  data,
});
