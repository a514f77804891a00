import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(process.cwd(), execFileSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8' }).trim());

/** A copy of the sources beside which the installed packages are linked; its own workspaces are its own. */
export interface RepositoryCopy {
  path: string;
  /** Runs a program on the pinned Node inside the copy. @throws Error with its output when it fails */
  run(args: readonly string[], options?: { cwd?: string; env?: NodeJS.ProcessEnv }): string;
  remove(): void;
}

/** Copies every file that is tracked by git or would be added. */
export function copyOfRepository(): RepositoryCopy {
  const made = join(root, '.data/test');
  mkdirSync(made, { recursive: true });
  const path = mkdtempSync(join(made, 'generator-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    cpSync(join(root, file), join(path, file));
  }
  linkPackages(path);
  return {
    path,
    run: (args, { cwd = '.', env = {} } = {}) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [...args], {
        cwd: join(path, cwd),
        encoding: 'utf8',
        env: { ...process.env, ...env },
      });
      if (status !== 0) throw new Error(`Command failed: ${args.join(' ')}\n${stdout}${stderr}`);
      return stdout;
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** Everything installed, but the workspaces: those are the copy's. */
function linkPackages(copy: string): void {
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '.cache'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@portal' && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  mkdirSync(join(packages, '@portal'));
  const folders = ['backend', 'e2e', 'tools', ...['frontends', 'libs'].flatMap((group) => workspacesIn(copy, group))];
  for (const folder of folders) {
    symlinkSync(join(copy, folder), join(packages, '@portal', folder.split('/').at(-1) ?? folder));
    const own = join(root, folder, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, folder, 'node_modules'));
  }
}

const workspacesIn = (copy: string, group: string): string[] =>
  readdirSync(join(copy, group))
    .map((name) => `${group}/${name}`)
    .filter((folder) => existsSync(join(copy, folder, 'package.json')));
