import css from '@eslint/css';
import compat from 'eslint-plugin-compat';
import globals from 'globals';
import typescript from 'typescript-eslint';

/** What the supported browsers that don't know it leave out or draw more plainly, without loss. */
const EMBELLISHMENTS = [
  'accent-color',
  'overflow-anchor', // Safari never moves a page so
  'overscroll-behavior',
  'overscroll-behavior-x',
  'resize',
  'scrollbar-color',
  'scrollbar-gutter',
  'scrollbar-width',
  'text-wrap',
];

/** What Safari 17 knows by another name only, which therefore stands beside it. */
const PREFIXED = ['backdrop-filter', 'line-clamp', 'text-size-adjust', 'user-select'];

/**
 * Whether the supported browsers (`browserslist` in package.json; docs/operations.md, "Browsers") know what the front
 * ends are written with. What belongs to the language is told by `lib` of their tsconfig.json.
 */
export default [
  { linterOptions: { noInlineConfig: true } }, // comments are for the rules of eslint.config.mjs
  { ignores: ['**/dist/**', '**/*.spec.{ts,tsx}', '**/testing/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: typescript.parser, globals: globals.browser },
    plugins: { compat },
    settings: { polyfills: ['navigator.cookieEnabled'] }, // Safari 17 knows it, and is wrong in frames of other sites only
    rules: { 'compat/compat': 'error' },
  },
  {
    files: ['**/*.css'],
    language: 'css/css',
    plugins: { css },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 2023,
          allowProperties: [...EMBELLISHMENTS, ...PREFIXED],
          allowPropertyValues: { 'font-family': ['ui-monospace'], 'break-before': ['column'] },
          allowSelectors: ['marker', 'popover-open', 'selection'],
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...PREFIXED.map((name) => ({
          selector: `Block:has(> Declaration[property="${name}"]):not(:has(> Declaration[property="-webkit-${name}"]))`,
          message: `Safari 17 knows -webkit-${name} only: write both.`,
        })),
      ],
    },
  },
];
