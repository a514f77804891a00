import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import { findCall } from './find-call.js';
import { callAreas, type CallArea } from '@portal/contracts';

/** Headers that belong to one connection or one encoding of a body, not to the call. */
const OF_THE_CONNECTION = new Set([
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'expect',
  'upgrade',
  'content-type',
]);

/** Serves the specification's calls by entering the same server again: same session, limits, bodies and answers. */
@Injectable()
export class FunctionsGateway {
  constructor(private readonly adapter: HttpAdapterHost) {}

  /**
   * Answers a call with what its route of the API answers.
   * @throws DomainError `not_found` for a call that isn't in the table
   */
  async forward(area: CallArea, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const name = request.url.slice(callAreas[area].length).split('?', 1)[0]?.replace(/\/+$/, '') ?? '';
    const { row, path, body } = findCall({
      area,
      name,
      method: request.method,
      query: request.query as Record<string, unknown>,
      body: request.body,
    });
    const server = this.adapter.httpAdapter.getInstance<FastifyInstance>();
    const answer = await server.inject({
      method: row.method,
      url: path,
      headers: headersFor(request, body),
      remoteAddress: request.socket.remoteAddress ?? request.ip,
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    for (const [header, value] of Object.entries(answer.headers)) {
      if (value !== undefined && (!OF_THE_CONNECTION.has(header) || header === 'content-type'))
        void reply.header(header, value);
    }
    await reply.status(answer.statusCode).send(liftFields(answer.body, answer.statusCode, row.topLevel ?? []));
  }
}

function headersFor(request: FastifyRequest, body: unknown): NonNullable<InjectOptions['headers']> {
  const kept = Object.entries(request.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
  return {
    ...Object.fromEntries(kept),
    'x-request-id': request.id,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
}

/** Repeats fields of `data` at the top level of a success. */
function liftFields(answer: string, status: number, fields: readonly string[]): string {
  if (status >= 300 || fields.length === 0) return answer;
  const parsed = JSON.parse(answer) as { data: Record<string, unknown> };
  return JSON.stringify({ ...Object.fromEntries(fields.map((field) => [field, parsed.data[field]])), ...parsed });
}
