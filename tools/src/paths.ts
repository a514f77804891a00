import { join, resolve } from 'node:path';

/** The repository's folder. */
export const root: string = resolve(import.meta.dirname, '../..');

/** A path inside the repository. */
export const inRoot = (...parts: string[]): string => join(root, ...parts);

/** The folder of data, logs and ports: `--data`, else `DATA_DIR`, else `.data`. */
export function dataDirectory(args: readonly string[] = process.argv): string {
  const flag = args.indexOf('--data');
  const given = flag === -1 ? process.env['DATA_DIR'] : args[flag + 1];
  return resolve(root, given ?? '.data');
}
