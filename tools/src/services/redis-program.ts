import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage } from '../processes/debian-package.ts';
import { onPath } from '../processes/on-path.ts';
import { StopSentence } from '../stop-sentence.ts';

/** A Redis server program and the libraries it needs beside the system's. */
export interface RedisProgram {
  command: string;
  env: NodeJS.ProcessEnv;
}

/** Finds Redis on PATH, else takes Debian's package: installed under root, unpacked into the data folder otherwise. */
export function redisProgram(data: string): RedisProgram {
  const found = onPath('redis-server') ?? onPath('valkey-server');
  if (found) return { command: found, env: process.env };
  const unpacked = join(data, 'redis-program');
  return inSystem(unpacked) ?? fromFolder(unpacked) ?? install(unpacked);
}

function install(unpacked: string): RedisProgram {
  console.log('Redis isn’t on this machine: getting it from the distribution’s packages …');
  // redis-tools holds the whole program and, unlike redis-server, starts no service of its own
  const program = (installPackage('redis-tools') ? inSystem(unpacked) : undefined) ?? aptUnpack(unpacked);
  if (program) return program;
  throw new StopSentence(
    'Redis is needed and could not be had: install redis-server (apt, brew) or set REDIS_URL to a Redis of yours.',
  );
}

function aptUnpack(unpacked: string): RedisProgram | undefined {
  const debs = join(unpacked, 'debs');
  mkdirSync(debs, { recursive: true });
  if (!succeeds('apt-get', ['download', 'redis-tools', 'libjemalloc2', 'liblzf1'], { cwd: debs })) return undefined;
  for (const deb of readdirSync(debs)) if (!succeeds('dpkg', ['-x', join(debs, deb), unpacked])) return undefined;
  return fromFolder(unpacked);
}

const inSystem = (unpacked: string): RedisProgram | undefined =>
  underItsName('/usr/bin/redis-check-rdb', unpacked, process.env);

function fromFolder(unpacked: string): RedisProgram | undefined {
  const library = join(unpacked, 'usr/lib');
  const folders = existsSync(library) ? readdirSync(library).map((name) => join(library, name)) : [];
  return underItsName(join(unpacked, 'usr/bin/redis-check-rdb'), unpacked, {
    ...process.env,
    LD_LIBRARY_PATH: folders.join(':'),
  });
}

/** Debian's redis-check-rdb is the server binary, which acts by its file name. */
function underItsName(program: string, folder: string, env: NodeJS.ProcessEnv): RedisProgram | undefined {
  if (!existsSync(program)) return undefined;
  const command = join(folder, 'redis-server');
  mkdirSync(folder, { recursive: true });
  rmSync(command, { force: true });
  symlinkSync(program, command);
  return succeeds(command, ['--version'], { env }) ? { command, env } : undefined;
}

const succeeds = (command: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): boolean =>
  spawnSync(command, args, { ...options, stdio: 'ignore', timeout: 240_000 }).status === 0;
