import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { workspace } from './paths.ts';

/** Imported by these names alone, with some 1,300 modules behind them, and without state that they share. */
const packages = ['antd', 'lucide-react', 'recharts'];

/** What pages have one copy of stays an import of the bundle, so that the part that takes the bundle answers it. */
const leftOut = /^(react|react-dom)($|\/)/;

/**
 * The packages as one module each, for the time of development: webpack visits every module of a part after each change.
 * Built once for each lock file, in some ten seconds.
 * @returns aliases for webpack, by the name that is imported
 * @throws Error with webpack's messages when a package can't be built
 */
export async function prebundle(): Promise<Record<string, string>> {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(workspace, 'package-lock.json')))
    .digest('hex');
  const folder = path.join(workspace, 'node_modules/.cache/prebundled', lock.slice(0, 12));
  const files = Object.fromEntries(packages.map((name) => [`${name}$`, path.join(folder, `${name}.mjs`)]));
  if (Object.values(files).every((file) => existsSync(file))) return files;
  const compiler = webpack({
    context: workspace,
    mode: 'development',
    devtool: false,
    target: ['web', 'es2022'],
    entry: Object.fromEntries(packages.map((name) => [name, name])),
    resolve: { conditionNames: ['import', 'require', 'module', 'webpack', 'browser', 'default'] },
    externalsType: 'module',
    externals: [leftOut],
    experiments: { outputModule: true },
    optimization: { splitChunks: false, concatenateModules: true, usedExports: true, providedExports: true },
    output: { path: folder, filename: '[name].mjs', library: { type: 'module' }, pathinfo: false },
    performance: { hints: false },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (stats && !stats.hasErrors()) return resolve();
      reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
    });
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  return files;
}
