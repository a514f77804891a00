import { inRoot } from '../paths.ts';

/** One thing that is built: from what, into what, by which command. */
export interface BuildStep {
  name: string;
  inputs: readonly string[];
  output: string;
  command: readonly string[];
  cwd: string;
}

const swc = inRoot('node_modules/@swc/cli/bin/swc.js');

/** Everything `npm start` serves, in order. */
export const buildSteps: readonly BuildStep[] = [
  {
    name: 'contracts',
    inputs: ['libs/contracts/src', 'libs/contracts/.swcrc'],
    output: 'libs/contracts/dist/index.js',
    command: [swc, 'src', '-d', 'dist', '--strip-leading-paths', '--quiet'],
    cwd: 'libs/contracts',
  },
  {
    name: 'backend',
    inputs: ['backend/src', 'backend/migrations', 'backend/.swcrc'],
    output: 'backend/dist/src/main.api.js',
    command: [swc, 'src', 'migrations', '-d', 'dist', '--quiet'],
    cwd: 'backend',
  },
  {
    name: 'frontends',
    inputs: ['frontends', 'libs', 'package-lock.json', 'tsconfig.base.json'],
    output: 'frontends/dist/pages/manifest.json',
    command: [inRoot('frontends/build.mjs')],
    cwd: '.',
  },
];
