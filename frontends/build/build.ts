import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import { loadPrerender, writePages } from './pages.ts';
import { PAGES, parts } from './parts.ts';
import { assets, publicPageFiles, shellStart } from './paths.ts';
import { writePictures } from './pictures.ts';
import { forgetPrecompressed, precompress } from './precompress.ts';
import { keepTwoReleases } from './releases.ts';
import { pageFiles, readStartFiles, shellFiles } from './start-files.ts';
import { webpackConfigs, type Place } from './webpack-configs.ts';

/**
 * Builds the named parts, each into a folder of its own; without names all of them. The pages need the output of the
 * builds of shell and marketing.
 * @throws Error with webpack's messages when a build fails
 */
export async function buildFrontends(names: readonly string[] = [], place: Place = {}): Promise<void> {
  const unknown = names.find((name) => !parts.includes(name));
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}: ${parts.join(', ')}`);
  const began = performance.now();
  const chosen = names.length > 0 ? names : parts;
  const compiler = webpack(Object.assign(webpackConfigs(chosen, false, place), { parallelism: 2 }));
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('webpack gave no result'))));
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  await finish(stats, place.output === undefined);
  console.log(`Built ${chosen.join(', ')} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/**
 * Serves the site on a port, in front of the api on another one, and builds again after every change, until the process
 * ends.
 */
export async function watchFrontends(port: number, apiPort: number): Promise<void> {
  await mkdir(assets, { recursive: true });
  await forgetPrecompressed(assets);
  let writing = Promise.resolve();
  let rendered = '';
  // what these import is for development only
  const { addHotUpdates, serveDevelopment } = await import('./dev-server.ts');
  const { prebundle } = await import('./prebundle.ts');
  const compiler = webpack(Object.assign(webpackConfigs(parts, true, {}, await prebundle()), { parallelism: 2 }));
  addHotUpdates(compiler);
  serveDevelopment(compiler, port, apiPort);
  let collection: NodeJS.Timeout | undefined;
  compiler.hooks.invalid.tap('collection', () => clearTimeout(collection));
  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (!stats) return console.error(error);
    // of the parts that were built this time
    const program = stats.stats.find(({ compilation }) => compilation.name === PAGES)?.hash ?? rendered;
    writing = writing
      .then(() => finish(stats, false))
      .then(() => (program === rendered ? undefined : renderPages()))
      .then(() => {
        rendered = program;
        console.log('Built the frontends');
        // garbage is collected in the pause behind a change, not during the next one
        collection = setTimeout(() => globalThis.gc?.(), 1_000);
      })
      .catch((failure: unknown) => console.error(failure instanceof Error ? failure.message : failure));
  });
}

/** @param release whether it belongs to this installation: its files are kept and compressed, and its pages written */
async function finish(all: MultiStats, release: boolean): Promise<void> {
  if (all.hasErrors()) throw new Error(all.toString({ all: false, errors: true, moduleTrace: true }));
  for (const stats of all.stats) {
    const { name = '', assets: emitted, outputOptions } = stats.compilation;
    if (name === 'shell') await writeStart(shellStart, shellFiles(stats.toJson(said)));
    if (outputOptions.path === path.join(assets, 'marketing'))
      await writeStart(publicPageFiles, pageFiles(stats.toJson(said)));
    if (!release || name === PAGES) continue;
    await keepTwoReleases(name, Object.keys(emitted));
    await precompress(path.join(assets, name));
  }
  if (release && all.stats.some(({ compilation }) => compilation.name === PAGES)) await renderPages();
}

const said = { all: false, assets: true, chunks: true, chunkGroups: true, chunkOrigins: true, publicPath: true };

async function writeStart(file: string, files: object): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(files));
}

/** Pictures and pages, by the program that was built last. */
async function renderPages(): Promise<void> {
  await writePictures(loadPrerender().drawings());
  await precompress(path.join(assets, 'files'));
  await writePages(await readStartFiles());
}
