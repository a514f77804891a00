import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { open } from 'node:inspector';
import { inRoot } from '../paths.ts';

/**
 * Imported before the program of the api (`node --import`): loads the packages of the back end, which take most of a
 * start, and waits for the message with the port where a debugger attaches. What a change compiles is loaded after it.
 */
const end = (): never => process.exit();
process.once('disconnect', end); // npm run dev has ended
const start = once(process, 'message');
const { dependencies } = JSON.parse(readFileSync(inRoot('backend/package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const packages = Object.keys(dependencies).filter((name) => !name.startsWith('@portal/'));
// a package that only has files can't be loaded, and one that is broken fails in the program that needs it
await Promise.allSettled(packages.map((name) => import(name)));
const [port] = (await start) as [number];
process.off('disconnect', end);
process.disconnect();
open(port, '127.0.0.1');
