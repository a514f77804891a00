import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';

const libraries = ['api-client', 'contracts', 'data-access', 'features', 'realtime', 'ui', 'ui-antd', 'wizard'];
/** A test that reads the machine's clock holds at some hours only: `@portal/testing/clock` says the time of the run. */
const machineClock = [
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='Date']",
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
  "CallExpression[callee.object.name='DateTime'][callee.property.name='now']",
].map((selector) => ({ selector, message: 'Ask @portal/testing/clock: tests run at an instant of their own.' }));

/** They can't be moved as functions can, and tests run at an instant of their own (tools/src/clock). */
const fixedClock = ['Literal[value=%]', 'TemplateElement[value.raw=%]'].map((selector) => ({
  selector: selector.replace('%', '/\\b(current_(date|time|timestamp)|localtime(stamp)?)\\b/i'),
  message: 'Write now(), now()::date or the like.',
}));

/** Each of these is done by one place, so that it is done alike everywhere. */
const oneWay = [
  {
    selector: "MemberExpression[object.name='Intl'][property.name=/^(DateTimeFormat|RelativeTimeFormat)$/]",
    message: 'Format dates and times by libs/ui/src/time.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]',
    message: 'Format dates and times by libs/ui/src/time.',
  },
  {
    selector: "CallExpression[callee.property.name='toLocaleString'][callee.object.callee.name='Date']",
    message: 'Format dates and times by libs/ui/src/time.',
  },
  {
    selector: "JSXAttribute[name.name='maxLength']",
    message: 'It cuts what is pasted without a word. The schema says how long a text may be, and the form says so.',
  },
  {
    selector: "ImportSpecifier[imported.name='InputNumber']",
    message: 'It changes what was typed without a word. Take NumberField of @portal/ui-antd.',
  },
];

/** Names that the field has others for (CONTRIBUTING.md, "How code looks here"). */
const standardNames = [
  { selector: 'VariableDeclarator[id.name=/^MOST(_|$)/]', message: 'Name a limit MAX_….' },
  {
    selector: ':matches(MethodDefinition, FunctionDeclaration)[key.name=/^(tell|owe|hold)[A-Z]/]',
    message: 'Say what it does: on… and notify… for events, lock… for rows.',
  },
];

/** What extends these is found by the name of its file (README.md, "Map"). */
const suffixOfParent = { Sweep: 'sweep', RowProcessor: 'processor' };

/** A file is named by what it exports, in the field's words. */
const fileNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      other: 'Name it labels, texts or visibility instead.',
      suffix: 'A class that extends {{parent}} is in a file named <name>.{{suffix}}.ts.',
    },
  },
  create: (context) => ({
    ClassDeclaration: (node) => {
      const suffix = suffixOfParent[node.superClass?.name];
      if (suffix && !context.filename.includes('.spec.') && !context.filename.endsWith(`.${suffix}.ts`))
        context.report({ node, messageId: 'suffix', data: { parent: node.superClass.name, suffix } });
    },
    Program: (node) => {
      if (
        /-sight\.tsx?$|-words\.(spec\.)?tsx?$/.test(context.filename) &&
        !/modules[\\/]search|migrations/.test(context.filename)
      )
        context.report({ node, messageId: 'other' });
    },
  }),
};

const only = (...tags) => tags.map((tag) => `type:${tag}`);

/** Who may see whom (docs/architecture.md, "Direction"). A tag that isn't here sees nothing. */
const directions = [
  { sourceTag: 'type:contracts', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:api-client', onlyDependOnLibsWithTags: only('contracts') },
  { sourceTag: 'type:data-access', onlyDependOnLibsWithTags: only('api-client', 'contracts', 'testing') },
  { sourceTag: 'type:realtime', onlyDependOnLibsWithTags: only('data-access', 'api-client', 'contracts', 'testing') },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: only('contracts') },
  { sourceTag: 'type:ui-antd', onlyDependOnLibsWithTags: only('ui', 'contracts') },
  {
    sourceTag: 'type:wizard',
    onlyDependOnLibsWithTags: only('realtime', 'data-access', 'api-client', 'contracts', 'ui', 'testing'),
  },
  {
    sourceTag: 'type:features',
    onlyDependOnLibsWithTags: only('realtime', 'data-access', 'api-client', 'contracts', 'ui', 'ui-antd', 'testing'),
  },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: only('contracts') },
  { sourceTag: 'type:backend', onlyDependOnLibsWithTags: only('contracts', 'testing') },
  { sourceTag: 'type:tools', onlyDependOnLibsWithTags: only('contracts') },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: only('contracts', 'tools', 'testing') },
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: only(...libraries, 'testing') },
  { sourceTag: 'app:shell', notDependOnLibsWithTags: only('ui-antd', 'features') },
  { sourceTag: 'app:marketing', notDependOnLibsWithTags: only('ui-antd', 'features') },
];

export default typescript.config(
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      '**/coverage',
      '**/.data',
      '**/.nx',
      '**/test-results',
      '**/playwright-report',
      'libs/api-client/src/schema.ts',
      'backend/src/infrastructure/database/tables.ts',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [typescript.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { '@nx': nx, portal: { rules: { 'file-names': fileNames } } },
    rules: {
      'portal/file-names': 'error',
      'no-warning-comments': ['error', { terms: ['anew', 'whoever', 'somebody'], location: 'anywhere' }],
      '@nx/enforce-module-boundaries': [
        'error',
        { depConstraints: directions, enforceBuildableLibDependency: false, allow: ['federation\\.shared\\.js$'] },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-expect-error': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      // Nest's and MikroORM's option types are classes that nobody instantiates
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: [{ from: 'package', package: 'react-router', name: ['Response'] }] },
      ],
      'max-lines': ['error', 250],
      'no-console': 'error',
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines': ['error', 300] } },
  // the build runs the sources of what it builds, which are no packages of their own yet
  { files: ['frontends/build/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  {
    files: ['frontends/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['libs/ui/**', 'libs/wizard/**', 'frontends/shell/**', 'frontends/marketing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['antd', 'antd/*', '@ant-design/*'], message: 'antd is for customer and admin only.' }] },
      ],
    },
  },
  {
    files: [
      'tools/**',
      'frontends/build/**',
      'bench/**',
      'e2e/**',
      '**/*.config.ts',
      'backend/src/cli.application.ts',
      'backend/src/infrastructure/config/start.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['backend/**/*.controller.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: '@nestjs/common', importNames: ['Body', 'Param', 'Query'], message: 'Take it of http/operation.' },
      ],
    },
  },
  { files: ['**/*.config.ts', '**/*-reporter.ts'], rules: { 'no-restricted-exports': 'off' } },
  {
    files: ['**/*.spec.ts', '**/*.spec.tsx', 'backend/test/**', 'libs/testing/**', 'e2e/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['backend/**/*.ts', 'bench/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...fixedClock, ...standardNames] },
  },
  {
    files: ['frontends/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    ignores: ['libs/ui/src/time/**', 'libs/contracts/**'],
    rules: { 'no-restricted-syntax': ['error', ...oneWay, ...standardNames] },
  },
  {
    files: ['**/*.spec.ts', '**/*.spec.tsx', 'backend/test/**', 'libs/testing/**', 'frontends/test/**', 'e2e/**'],
    ignores: ['libs/testing/src/clock.ts'],
    rules: { 'no-restricted-syntax': ['error', ...machineClock, ...fixedClock, ...standardNames] },
  },
  {
    files: ['e2e/journeys/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: '@playwright/test', importNames: ['test'], message: 'Take it of support/clock or support/journey.' },
      ],
    },
  },
  {
    // jsdom lacks what the browser's types promise
    files: ['frontends/test/**'],
    rules: { '@typescript-eslint/no-unnecessary-condition': 'off', '@typescript-eslint/unbound-method': 'off' },
  },
  { files: ['**/*.mjs', '**/*.js'], languageOptions: { globals: globals.node } },
  prettier,
);
