import { watch } from 'node:fs';
import { buildChanged } from './build/build.ts';
import { fingerprint, forgetBuilt } from './build/fingerprint.ts';
import { dataDirectory, inRoot } from './paths.ts';
import { Child } from './processes/child.ts';
import { claimDataFolder } from './processes/claim.ts';
import { knownPort } from './processes/ports.ts';
import { forever, runTool } from './processes/run-tool.ts';
import { productEnvironment } from './product/environment.ts';
import { prepareDatabase, startProduct } from './product/product.ts';
import { servicesFor } from './services/services.ts';
import { StopSentence } from './stop-sentence.ts';

const PAGES = 'frontends/dist/pages';

let running = Promise.resolve();

/** `npm run dev`: like `npm start`, and every change of a file is built and running a moment later. */
runTool(async () => {
  const data = dataDirectory();
  await claimDataFolder(data);
  const port = await knownPort('PORT', 8080, 'the site');
  await buildChanged();
  const env = productEnvironment(data, port, await servicesFor(data), {
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'debug',
  });
  await prepareDatabase(env);
  let product = await startProduct(data, env);
  tellItsEnd(product);
  console.log(`Ready at ${env['PUBLIC_URL']}; logs in ${data}/logs. Watching …`);
  forgetBuilt('frontends');
  watchFrontends(data);
  const restart = async (...builds: string[]): Promise<void> => {
    await buildChanged(builds);
    await Promise.all([product.api.stop(), product.worker.stop()]);
    await prepareDatabase(env);
    product = await startProduct(data, env);
    tellItsEnd(product);
    console.log('The back end runs again.');
  };
  onChange(['backend/src', 'backend/migrations', 'libs/contracts/src'], () => restart('contracts', 'backend'));
  // the api reads the pages when it starts
  let pages = fingerprint([PAGES]);
  onChange([PAGES], async () => {
    const now = fingerprint([PAGES]);
    if (now !== pages) await restart();
    pages = now;
  });
  return forever();
});

function tellItsEnd(product: { api: Child; worker: Child }): void {
  for (const child of [product.api, product.worker])
    child.onUnexpectedEnd((reason) => console.error(`The ${child.name} ${reason}; its log: ${child.logFile}`));
}

/** Calls once for changes that come together, one thing after another; a failure is told and waits for the next change. */
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

function watchFrontends(data: string): void {
  const child = new Child({
    name: 'frontends',
    command: process.execPath,
    args: [inRoot('frontends/build.mjs'), '--watch'],
    cwd: inRoot(),
    data,
  });
  child.onUnexpectedEnd((reason) => console.error(`Watching the frontends ${reason}; its log: ${child.logFile}`));
}
