import { DomainError } from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isInjection } from 'light-my-request';
import type { Allowance } from '../../config/config.js';
import { sendProblem } from '../../errors/problem.filter.js';

/** How fast a body must arrive. */
export interface BodyPace {
  /** Seconds from the headers to the last byte. */
  deadline: number;
  /** At least so many bytes (`points`) in each span of so many seconds, unless the body ends in it. */
  least: Allowance;
}

/** Ends calls whose body drips: what it holds (a connection, a file on the disk) is for those who send. */
export function limitBodyPace(fastify: FastifyInstance, pace: BodyPace): void {
  fastify.addHook('preParsing', (request, reply, _payload, done) => {
    if (hasBody(request) && !request.raw.complete && !isInjection(request.raw)) watch(request, reply, pace);
    done();
  });
}

/** By its headers: a call without a body isn't complete yet when its headers have been read, either. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function watch(request: FastifyRequest, reply: FastifyReply, { deadline, least }: BodyPace): void {
  const { raw } = request;
  const spans = Math.ceil(deadline / least.perSeconds);
  let [span, before] = [0, raw.socket.bytesRead];
  const timer = setInterval(() => {
    // what has arrived while this process was busy is read first
    setImmediate(() => {
      const read = raw.socket.bytesRead - before;
      [span, before] = [span + 1, raw.socket.bytesRead];
      if (raw.complete || raw.destroyed) clearInterval(timer);
      else if (read < least.points || span >= spans) refuse();
    });
  }, least.perSeconds * 1_000).unref();
  raw.once('close', () => {
    clearInterval(timer);
  });
  raw.once('end', () => {
    clearInterval(timer);
  });

  function refuse(): void {
    clearInterval(timer);
    reply.raw.once('finish', () => raw.destroy());
    void reply.header('connection', 'close');
    sendProblem(request, reply, new DomainError('too_slow'));
  }
}
