import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './nx/build.ts';
import { dataDirectory, inRoot } from './paths.ts';
import { orUndefined } from './processes/or-undefined.ts';
import { runTool } from './processes/run-tool.ts';
import { commandLine } from './product/command-line.ts';
import type { ProductEnvironment } from './product/environment.ts';

/** `npm run cli -- <command>`: the product's command line, on the services of the `npm start` that runs on the same data. */
runTool(async () => {
  // only where nothing was built yet: a running product's files aren't replaced under it
  if (!existsSync(inRoot('backend/dist/src/main.cli.js'))) await build('backend');
  const { code, output } = await commandLine({ ...remembered(), ...process.env }, ...process.argv.slice(2));
  console.log(output);
  return code;
});

/** What the running `npm start` has written of its services; nothing where none ran. */
function remembered(): ProductEnvironment {
  const file = join(dataDirectory(), 'run/environment.json');
  return orUndefined(() => JSON.parse(readFileSync(file, 'utf8')) as ProductEnvironment) ?? {};
}
