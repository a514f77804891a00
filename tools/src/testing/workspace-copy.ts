import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot, root } from '../paths.ts';
import { aFolder, textOf } from './folder.ts';

/** A copy of the sources, in a repository of its own without any history, on the packages that are installed. */
export class WorkspaceCopy {
  readonly path = aFolder();
  private changes = 0;

  constructor() {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: root,
      encoding: 'utf8',
    });
    for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(inRoot(name)))) {
      mkdirSync(dirname(join(this.path, file)), { recursive: true });
      cpSync(inRoot(file), join(this.path, file));
    }
    symlinkSync(inRoot('node_modules'), join(this.path, 'node_modules'));
    this.git('init', '--quiet', '--initial-branch=main');
    this.commit();
  }

  /** Puts everything that is there on the branch. */
  commit(): void {
    this.git('add', '--all');
    this.git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--message=all');
  }

  git(...args: string[]): void {
    execFileSync('git', args, { cwd: this.path, stdio: 'ignore' });
  }

  text(file: string): string {
    return textOf(this.path, file);
  }

  append(file: string, line: string): void {
    appendFileSync(join(this.path, file), line);
    this.markChanged(file);
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.path, file), text);
    this.markChanged(file);
  }

  /** Nx reads a file again when the second of its last change differs: each change is in a second of its own. */
  private markChanged(file: string): void {
    const path = join(this.path, file);
    const time = statSync(path).mtimeMs / 1_000 + ++this.changes;
    utimesSync(path, time, time);
  }

  /** Runs a tool of the copy. @returns its output @throws Error with its output when it fails */
  run(tool: string, ...args: string[]): string {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', tool, ...args],
      {
        cwd: this.path,
        encoding: 'utf8',
        env: { ...process.env, CI: '', PATH: `${inRoot('node_modules/.bin')}:${process.env['PATH']}` },
      },
    );
    if (status !== 0) throw new Error(`${tool} ${args.join(' ')}\n${stdout}${stderr}`);
    return stdout;
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
