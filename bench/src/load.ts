import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const run = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve('autocannon/autocannon.js');

/** One call that is repeated under load. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

/** A server that takes part, and its process. */
export interface Contender {
  name: string;
  url: string;
  pid: number;
}

/** What one slice of load measured. */
export interface Slice {
  /** Answers a second. */
  throughput: number;
  /** Milliseconds. */
  p99: number;
  /** Milliseconds of the server's processor per answer. */
  cpu: number;
}

const CONNECTIONS = 16;
const TICKS_PER_SECOND = 100;

/** Repeats a call for some seconds. @throws Error when any answer isn't 2xx */
export async function slice({ url, pid }: Contender, call: Call, token: string, seconds: number): Promise<Slice> {
  const before = cpuSeconds(pid);
  const { stdout } = await run(
    'taskset',
    [
      ...['-c', '1', process.execPath, autocannon, '--json', '-c', String(CONNECTIONS), '-d', String(seconds)],
      ...['-m', call.method, '-H', `authorization: Bearer ${token}`, '-H', 'content-type: application/json'],
      ...(call.body ? ['-b', JSON.stringify(call.body)] : []),
      url + call.path,
    ],
    { maxBuffer: 10_000_000 },
  );
  const used = cpuSeconds(pid) - before;
  const result = JSON.parse(stdout) as {
    '2xx': number;
    non2xx: number;
    errors: number;
    requests: { total: number; average: number };
    latency: { p99: number };
  };
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0)
    throw new Error(`${url}${call.path}: ${result.non2xx} refusals and ${result.errors} errors`);
  return {
    throughput: result.requests.average,
    p99: result.latency.p99,
    cpu: (used * 1_000) / result['2xx'],
  };
}

/** User and system time of a process so far. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
