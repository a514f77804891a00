import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { workspace } from './paths.ts';

/** `hot` has each module say which components it has, so that a hot update keeps their state. */
const script = (hot: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
        target: 'es2022',
      },
    },
  },
});

/** Class names depend on file and name alone, so that prerendered pages and every remote agree on them. */
const cssModules = {
  auto: /\.module\.css$/,
  localIdentName: '[local]-[hash:base64:6]',
  localIdentContext: workspace,
  namedExport: false,
  exportLocalsConvention: 'as-is',
};

const style: RuleSetRule = {
  test: /\.css$/,
  use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules: cssModules } }],
  sideEffects: true,
};

/** Fonts and pictures lie in the folder of their build. The prerendered pages take those of the shell. */
const file = (emit: boolean): RuleSetRule => ({
  test: /\.(woff2|svg|png|webp|avif)$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:8][ext]', emit, ...(emit ? {} : { publicPath: '/assets/shell/' }) },
});

/** Packages from npm are taken as built: some name a `source` of their own, which nothing here compiles. */
const packages: RuleSetRule = {
  test: /node_modules/,
  resolve: { conditionNames: ['import', 'require', 'module', 'webpack', 'browser', 'default', 'production'] },
};

/** How each kind of file is built; `emit` writes fonts and pictures. */
export const rules = ({ emit, hot }: { emit: boolean; hot: boolean }): RuleSetRule[] => [
  packages,
  script(hot),
  style,
  file(emit),
];
