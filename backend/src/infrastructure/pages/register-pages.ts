import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { DomainError } from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodeAnswer, type EncodedAnswer, sendEncoded } from '../http/bodies/encoded-answer.js';
import type { PageStore } from './page-store.js';
import type { RemoteCatalog } from './remote-catalog.js';

interface Pages {
  webRoot: string;
  store: PageStore | null;
  remotes: RemoteCatalog;
  /** Whether the call comes from a browser that is signed in now. */
  hasLiveSession: (request: FastifyRequest) => Promise<boolean>;
}

/** Paths under which a missing thing is a failure for a program, not a page for a person. */
const NOT_PAGES = /^\/(api|functions|rest|assets|health|metrics|ops|realtime|socket\.io)(\/|$)/;
const REVALIDATE = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Files whose name carries a hash of their content. */
const HASHED = /\.[0-9a-z]{8,}\.[\w.]+$/i;

/** Of brotli, for a document that is read again every few seconds. */
const QUALITY = 5;

/**
 * Serves the built pages and files, which nginx does in front of a larger installation, and the document of the
 * remotes.
 */
export async function registerPages(fastify: FastifyInstance, pages: Pages): Promise<void> {
  const assets = join(pages.webRoot, 'assets');
  if (existsSync(assets)) {
    await fastify.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      index: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          HASHED.test(path.replace(/\.(br|gz)$/, '')) && !path.includes('remoteEntry') ? IMMUTABLE : REVALIDATE,
        );
      },
    });
  }
  serveRemotes(fastify, pages.remotes);
  fastify.get('/*', (request, reply) => answerPage(pages, request, reply));
}

/** The document by which the shell learns its remotes, at /api/remotes. */
function serveRemotes(fastify: FastifyInstance, remotes: RemoteCatalog): void {
  let encoded: { text: string; answer: Promise<EncodedAnswer> } | undefined;
  fastify.get('/api/remotes', async (request, reply) => {
    const text = JSON.stringify({ remotes: await remotes.list() });
    if (encoded?.text !== text)
      encoded = { text, answer: encodeAnswer(Buffer.from(text), 'application/json; charset=utf-8', QUALITY) };
    sendEncoded(request, reply, await encoded.answer, { status: 200, cacheControl: REVALIDATE });
    return reply;
  });
}

async function answerPage(
  { store, remotes, hasLiveSession }: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const path = pathOf(request.url);
  if (!store || NOT_PAGES.test(path)) throw new DomainError('not_found');
  const file = store.prerendered(path);
  if (path === '/' && (await hasLiveSession(request))) {
    sendEncoded(request, reply, await store.app(), { status: 200, cacheControl: 'no-store' });
  } else if (file) {
    // what `/` shows depends on the session, so it is never taken from a cache unasked
    if (path === '/') void reply.header('vary', 'cookie, accept-encoding');
    sendEncoded(request, reply, await store.page(file), {
      status: 200,
      cacheControl: path === '/' ? 'private, no-cache' : REVALIDATE,
    });
  } else if (store.isAppRoute(path) || (await remotes.draws(path))) {
    sendEncoded(request, reply, await store.app(), { status: 200, cacheControl: REVALIDATE });
  } else {
    sendEncoded(request, reply, await store.notFound(), { status: 404, cacheControl: REVALIDATE });
  }
}

function pathOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
