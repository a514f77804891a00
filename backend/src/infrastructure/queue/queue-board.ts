import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { INestApplicationContext } from '@nestjs/common';
import { brand, DomainError, isAdmin } from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SessionAuthenticator } from '../auth/session-authenticator.js';
import { sentToken } from '../auth/session-token.js';
import { Config } from '../config/config.js';
import { toDomainError } from '../errors/problem.js';
import { sendProblem } from '../errors/problem.filter.js';
import { Jobs } from './jobs.js';

export const QUEUE_BOARD = '/ops/queues';
const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** The dashboard's page has a base address and inline styles; nothing else is looser than elsewhere. */
const CONTENT_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'self'; frame-ancestors 'none'";
/** Its tabs scroll under the menu button beside them; in lines of their own all are seen and pressed at every width. */
const WRAPPED_TABS =
  '<style>[class^="statusBar-"],[class^="statusTabs-"]{flex-wrap:wrap}' +
  '[class^="statusTabs-"]{overflow:visible;-webkit-mask-image:none;mask-image:none}</style></head>';
const FOREIGN_FONTS = /<link[^>]+fonts\.googleapis\.com[^>]*>/g;

/** Mounts the queue dashboard. One hook stands before every path and method under it, those included that don't exist. */
export async function registerQueueBoard(fastify: FastifyInstance, app: INestApplicationContext): Promise<void> {
  const board = new FastifyAdapter().setBasePath(QUEUE_BOARD);
  const queues = app.get(Jobs, { strict: false }).all();
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue)),
    serverAdapter: board,
    options: { uiConfig: { boardTitle: `${brand.shortName} queues` } },
  });
  await fastify.register(
    async (scope) => {
      // answered here and not thrown: the dashboard's own error handler would make a 500 of it
      scope.addHook('onRequest', async (request, reply) => {
        await assertAdmin(request, app).catch((error: unknown) => {
          const problem = toDomainError(error);
          if (problem.code === 'unauthenticated' && isVisit(request)) sendToSignIn(request, reply);
          else sendProblem(request, reply, problem);
        });
      });
      scope.addHook('onSend', (_request, reply, payload, done) => {
        void reply.header('content-security-policy', CONTENT_POLICY).header('cache-control', 'no-store');
        done(null, typeof payload === 'string' ? ownPage(payload) : payload);
      });
      scope.all('/*', answerNotFound);
      scope.route({ method: ['POST', 'PUT', 'PATCH', 'DELETE'], url: '/', handler: answerNotFound });
      await scope.register(board.registerPlugin());
    },
    { prefix: QUEUE_BOARD },
  );
}

const ownPage = (page: string): string => page.replace(FOREIGN_FONTS, '').replace('</head>', WRAPPED_TABS);

const answerNotFound = (request: FastifyRequest, reply: FastifyReply): void => {
  sendProblem(request, reply, new DomainError('not_found'));
};

/** A browser opens the page; scripts that fetch data get the plain answer. */
const isVisit = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate';

const sendToSignIn = (request: FastifyRequest, reply: FastifyReply): void => {
  void reply.redirect(`/auth?return_to=${encodeURIComponent(request.url)}`);
};

/** @throws DomainError `unauthenticated`, `forbidden`, or `origin` for an unsafe call by cookie from elsewhere */
async function assertAdmin(request: FastifyRequest, app: INestApplicationContext): Promise<void> {
  const config = app.get(Config, { strict: false });
  const sent = sentToken(request.headers, config);
  const actor = sent && (await app.get(SessionAuthenticator, { strict: false }).authenticate(sent.token));
  if (!sent || !actor) throw new DomainError('unauthenticated');
  if (!isAdmin(actor)) throw new DomainError('forbidden');
  const isUnsafe = !SAFE_METHODS.has(request.method);
  if (isUnsafe && sent.via === 'cookie' && request.headers.origin !== config.publicOrigin)
    throw new DomainError('origin');
}
