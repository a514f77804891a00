import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type MultiStats, type Stats, type StatsCompilation } from 'webpack';
import { loadPrerender, writePages } from './pages.ts';
import { assets, dist } from './paths.ts';
import { writePictures } from './pictures.ts';
import { forgetPrecompressed, precompress } from './precompress.ts';
import { keepTwoReleases } from './releases.ts';
import { startFiles } from './start-files.ts';
import { webpackConfigs } from './webpack-configs.ts';

/**
 * Builds shell, remotes and public pages into frontends/dist.
 * @throws Error with webpack's own words when something doesn't build
 */
export async function buildFrontends(): Promise<void> {
  const began = performance.now();
  await mkdir(dist, { recursive: true });
  const compiler = compilerOf(false);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('webpack gave no result'))));
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  const count = await finish(stats, true, new Map());
  console.log(`Built the frontends with ${count} public pages in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** Builds again after every change, until the process ends. */
export async function watchFrontends(): Promise<void> {
  await mkdir(assets, { recursive: true });
  await forgetPrecompressed(assets);
  const known = new Map<string, StatsCompilation>();
  let writing = Promise.resolve();
  compilerOf(true).watch({ aggregateTimeout: 150 }, (error, stats) => {
    if (!stats) return console.error(error);
    writing = writing
      .then(() => finish(stats, false, known))
      .then((count) => console.log(`Built the frontends with ${count} public pages`))
      .catch((failure: unknown) => console.error(failure instanceof Error ? failure.message : failure));
  });
}

const compilerOf = (watch: boolean) => webpack(Object.assign(webpackConfigs(watch), { parallelism: 2 }));

/** `known` holds what each part's newest build said: after a change only the changed parts speak. */
async function finish(stats: MultiStats, release: boolean, known: Map<string, StatsCompilation>): Promise<number> {
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, moduleTrace: true }));
  const builds =
    stats.toJson({ all: false, assets: true, chunks: true, chunkGroups: true, chunkOrigins: true, publicPath: true })
      .children ?? [];
  for (const build of builds) known.set(build.name ?? '', build);
  const named = (name: string): StatsCompilation => known.get(name) ?? {};
  const pictures = await writePictures(loadPrerender().drawings());
  const count = await writePages(startFiles(named('shell'), named('marketing')));
  if (release) {
    await keepTwoReleases(assets, [...stats.stats.flatMap(emittedBy), ...pictures]);
    await precompress(assets);
  }
  return count;
}

/** Files of a build below the assets folder; the prerender program writes none. */
const emittedBy = ({ compilation }: Stats): string[] => {
  const { name = '' } = compilation;
  return name === 'prerender' ? [] : Object.keys(compilation.assets).map((file) => path.join(name, file));
};
