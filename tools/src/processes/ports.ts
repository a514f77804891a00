import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StopSentence } from '../stop-sentence.ts';
import { orUndefined } from './or-undefined.ts';

/** Whether a port of this machine is free. */
export function isFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * Where free ports are looked for: below those that systems give to outgoing calls (from 32768 on Linux), one of which
 * could take a port between the moment it is found free and the one its server listens.
 */
const [FIRST, COUNT] = [10_000, 22_000];
/** Each process begins at another one, so that two don't find the same one free. */
const PER_PROCESS = 16;
let taken = 0;

/** A free port of this machine, another one at each call. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries += 1) {
    const port = FIRST + ((process.pid * PER_PROCESS + taken) % COUNT);
    taken += 1;
    if (await isFree(port, '127.0.0.1')) return port;
  }
  throw new StopSentence(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free.`);
}

/** A published port: the variable's, else the default. When it is taken, the error names the variable. */
export async function knownPort(variable: string, usual: number, what: string): Promise<number> {
  const given = process.env[variable];
  const port = given ? Number(given) : usual;
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StopSentence(`${variable} must be a port between 1 and 65535, not "${given}".`);
  if (await isFree(port)) return port;
  throw new StopSentence(
    `Port ${port} for ${what} is taken. Set ${variable} to another one, for example: ${variable}=${port + 1} npm start`,
  );
}

/** An internal port: the previous one if it is still free, else any. */
export async function rememberedPort(data: string, name: string, preferred?: number): Promise<number> {
  const file = join(data, 'ports.json');
  const last = readPorts(file)[name] ?? preferred;
  const port = last && (await isFree(last, '127.0.0.1')) ? last : await freePort();
  mkdirSync(data, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...readPorts(file), [name]: port }, null, 2)}\n`);
  return port;
}

const readPorts = (file: string): Record<string, number> =>
  orUndefined(() => JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) ?? {};
