import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { sharedSingletons } from '../federation.shared.ts';
import { PAGES, readDescription } from './parts.ts';
import { assets, cache, frontends, prerenderProgram, workspace } from './paths.ts';
import { rules } from './rules.ts';

/** Where a remote is built from and into, when it isn't the repository's own. */
export interface Place {
  source?: string | undefined;
  /** Gets a folder with the remote's name. */
  output?: string | undefined;
}

/** The installed version of the package that an import belongs to. */
function installedVersion(request: string): string {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
  const manifest = readFileSync(path.join(workspace, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/**
 * Singletons of exactly the installed version; a request with a slash at its end covers the paths below it. While a remote
 * is developed it has none of its own: the shell is there.
 */
const shared = (isFromShell: boolean) =>
  Object.fromEntries(
    sharedSingletons.map((request) => [
      request,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: installedVersion(request),
        ...(isFromShell && { import: false as const }),
      },
    ]),
  );

const federated = (options: Partial<ConstructorParameters<typeof ModuleFederationPlugin>[0]>, isFromShell = false) =>
  new ModuleFederationPlugin({
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    shared: shared(isFromShell),
    experiments: { optimization: { disableSnapshot: true } },
    ...options,
  });

/** Also for a remote that is built from a folder elsewhere. */
const installed = path.join(workspace, 'node_modules');

/** The one library that has a build of its own, for the back end; here its source is used. */
const sources = { '@portal/contracts$': path.join(workspace, 'libs/contracts/src/index.ts') };

/** The side effects that a library declares decide about tree shaking, so a change of them invalidates the cache. */
const manifests = globSync(path.join(workspace, 'libs/*/package.json'));

/** In milliseconds: longer than a change is waited for. */
const DAY = 86_400_000;

/** Where browsers hear of hot updates while the site is developed. */
export const HOT_EVENTS = '/__hot';

/** A part's modules, which are replaced in the open page when they change; a page that can't go on so is reloaded. */
const withHotUpdates = (name: string, watch: boolean, module: string): string[] => [
  ...(watch ? [`webpack-hot-middleware/client?path=${HOT_EVENTS}&name=${name}&reload=true`] : []),
  module,
];

const base = (name: string, watch: boolean, context: string): Configuration => ({
  name,
  context,
  // React's production build can't take a component over
  mode: watch ? 'development' : 'production',
  devtool: watch ? 'eval-cheap-module-source-map' : false,
  module: { rules: rules({ emit: name !== PAGES, hot: watch && name !== PAGES }) },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    extensionAlias: { '.js': ['.tsx', '.ts', '.js'], '.mjs': ['.mts', '.mjs'] },
    alias: sources,
    modules: ['node_modules', installed],
  },
  resolveLoader: { modules: [installed] },
  cache: {
    type: 'filesystem',
    cacheDirectory: cache,
    name: watch ? `${name}-watch` : name,
    // storing takes seconds, in which a change that is saved waits: once, before the first one
    ...(watch && { idleTimeoutForInitialStore: 0, idleTimeout: DAY, idleTimeoutAfterLargeChanges: DAY }),
    buildDependencies: {
      config: [
        import.meta.filename,
        path.join(frontends, 'build/rules.ts'),
        path.join(frontends, 'federation.shared.ts'),
        ...manifests,
      ],
    },
  },
  optimization: {
    minimize: !watch,
    // which exports are used matters for the size alone, and is asked of every module after each change
    ...(watch && { sideEffects: false, providedExports: false, usedExports: false }),
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
  },
  experiments: { cacheUnaffected: watch },
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});

const inBrowser = (name: string, watch: boolean, { source, output }: Place): Configuration => {
  const common = base(name, watch, path.resolve(source ?? path.join(frontends, name)));
  // a hot update finds a file under the name that the open page knows
  const fileName = watch ? '[name]' : '[name].[contenthash:8]';
  return {
    ...common,
    // what is built from elsewhere takes from the cache and leaves it as it is
    cache: Object.assign({}, common.cache, { readonly: source !== undefined }),
    target: ['web', 'es2022'],
    output: {
      path: path.join(path.resolve(output ?? assets), name),
      publicPath: `/assets/${name}/`,
      uniqueName: `portal-${name}`,
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      clean: watch,
      pathinfo: false,
      crossOriginLoading: false,
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${fileName}.css`,
        chunkFilename: `${fileName}.css`,
        ignoreOrder: true,
      }),
    ],
  };
};

function shellConfig(watch: boolean): Configuration {
  const config = inBrowser('shell', watch, {});
  return {
    ...config,
    entry: { main: withHotUpdates('shell', watch, './src/main.ts') },
    plugins: [...(config.plugins ?? []), federated({ name: 'shell' })],
  };
}

/** An artifact of its own: its manifest carries its description, and its files find each other wherever they are served. */
function remoteConfig(name: string, watch: boolean, place: Place): Configuration {
  const config = inBrowser(name, watch, place);
  const routes = { import: withHotUpdates(name, watch, './src/routes'), name: '__federation_expose_routes' };
  const source = config.context ?? '';
  const container = federated(
    {
      name,
      filename: 'remoteEntry.js',
      exposes: { './routes': routes },
      manifest: {
        disableAssetsAnalyze: watch,
        additionalData: ({ stats, compilation }) => {
          compilation.fileDependencies.add(path.join(source, 'remote.json'));
          Object.assign(stats.metaData, { description: readDescription(source) });
          return stats;
        },
      },
    },
    watch,
  );
  // one chunk while it is developed: dividing takes longer than compiling a changed file; public pages need their chunks
  const isOneChunk = watch && name !== 'marketing';
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath: 'auto' },
    module: { ...config.module, ...(isOneChunk && { parser: { javascript: { dynamicImportMode: 'eager' } } }) },
    // code that several screens share is fetched once: at webpack's own 30 the larger screens had copies of it
    // with the default of 20,000 bytes, small modules that many screens share are in each of their chunks: 100 kB of the console
    optimization: { ...config.optimization, splitChunks: { chunks: 'async', maxAsyncRequests: 60, minSize: 10_000 } },
    plugins: [...(config.plugins ?? []), container],
  };
}

/** A program for Node that renders the public pages: the shell's frame around the marketing routes, without federation. */
const pagesConfig = (watch: boolean): Configuration => {
  const common = base(PAGES, watch, path.join(frontends, 'shell'));
  return {
    ...common,
    target: 'node24',
    entry: { prerender: './src/prerender/prerender.tsx' },
    output: {
      path: prerenderProgram,
      clean: true,
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    optimization: { minimize: false, splitChunks: false },
    resolve: {
      ...common.resolve,
      alias: { ...sources, '@remotes/marketing': path.join(frontends, 'marketing/src/routes') },
    },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true })],
  };
};

/** How each of the parts is built; `prebundled` are aliases of packages for the browser's parts. */
export const webpackConfigs = (
  names: readonly string[],
  watch: boolean,
  place: Place = {},
  prebundled: Readonly<Record<string, string>> = {},
): Configuration[] =>
  names.map((name) => {
    if (name === PAGES) return pagesConfig(watch);
    const config = name === 'shell' ? shellConfig(watch) : remoteConfig(name, watch, place);
    return { ...config, resolve: { ...config.resolve, alias: { ...sources, ...prebundled } } };
  });
