import { globSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { remoteNames, sharedSingletons, type RemoteName } from '../federation.shared.ts';
import { assets, buildPrograms, cache, frontends, workspace } from './paths.ts';
import { rules } from './rules.ts';
import { installedVersion } from './installed-version.ts';

type BuildName = 'shell' | 'prerender' | RemoteName;

/** One copy of each, of exactly the installed version; a request with a slash at its end covers what is below it. */
const shared = Object.fromEntries(
  sharedSingletons.map((request) => [
    request,
    { singleton: true, strictVersion: true, requiredVersion: installedVersion(request) },
  ]),
);

const federated = (options: Partial<ConstructorParameters<typeof ModuleFederationPlugin>[0]>) =>
  new ModuleFederationPlugin({ shareStrategy: 'loaded-first', dts: false, manifest: false, shared, ...options });

/** The one library that has a build of its own, for the back end; here its source is used. */
const sources = { '@portal/contracts$': path.join(workspace, 'libs/contracts/src/index.ts') };

/** What a library says about its side effects decides what is kept, so a change there makes the cache old. */
const manifests = globSync(path.join(workspace, 'libs/*/package.json'));

const base = (name: BuildName, watch: boolean): Configuration => ({
  name,
  context: path.join(frontends, name === 'prerender' ? 'shell' : name),
  mode: 'production',
  devtool: watch ? 'cheap-module-source-map' : false,
  module: { rules: rules({ emit: name !== 'prerender' }) },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    extensionAlias: { '.js': ['.tsx', '.ts', '.js'], '.mjs': ['.mts', '.mjs'] },
    alias: sources,
  },
  cache: {
    type: 'filesystem',
    cacheDirectory: cache,
    name: watch ? `${name}-watch` : name,
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
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});

const inBrowser = (name: BuildName, watch: boolean): Configuration => {
  const common = base(name, watch);
  return {
    ...common,
    target: ['web', 'es2022'],
    output: {
      path: path.join(assets, name),
      publicPath: `/assets/${name}/`,
      uniqueName: `portal-${name}`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: false,
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        ignoreOrder: true,
      }),
    ],
  };
};

function shellConfig(watch: boolean): Configuration {
  const config = inBrowser('shell', watch);
  return {
    ...config,
    entry: { main: './src/main.ts' },
    plugins: [...(config.plugins ?? []), federated({ name: 'shell' })],
  };
}

function remoteConfig(name: RemoteName, watch: boolean): Configuration {
  const config = inBrowser(name, watch);
  const routes = { import: './src/routes', name: '__federation_expose_routes' };
  const container = federated({ name, filename: 'remoteEntry.js', exposes: { './routes': routes } });
  return { ...config, entry: {}, plugins: [...(config.plugins ?? []), container] };
}

/** A program for Node that renders the public pages: the shell's frame around the marketing routes, without federation. */
const prerenderConfig = (watch: boolean): Configuration => ({
  ...base('prerender', watch),
  target: 'node24',
  entry: { prerender: './src/prerender/prerender.tsx' },
  output: {
    path: buildPrograms,
    clean: true,
    filename: '[name].cjs',
    chunkFilename: '[name].cjs',
    library: { type: 'commonjs2' },
  },
  optimization: { minimize: false, splitChunks: false },
  resolve: {
    ...base('prerender', watch).resolve,
    alias: { ...sources, '@remotes/marketing': path.join(workspace, 'frontends/marketing/src/routes') },
  },
  plugins: [new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true })],
});

/** Shell, remotes and the prerender program. */
export const webpackConfigs = (watch: boolean): Configuration[] => [
  shellConfig(watch),
  ...remoteNames.map((name) => remoteConfig(name, watch)),
  prerenderConfig(watch),
];
