import 'reflect-metadata';
import cookie from '@fastify/cookie';
import { MikroORM } from '@mikro-orm/postgresql';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SessionAuthenticator } from './infrastructure/auth/session-authenticator.js';
import { sentToken } from './infrastructure/auth/session-token.js';
import type { Config } from './infrastructure/config/config.js';
import { Registry } from './infrastructure/discovery/registry.js';
import { Lifecycle } from './infrastructure/health/lifecycle.js';
import { limitBodyPace, readJsonBodiesOnly } from './infrastructure/http/bodies/request-body.js';
import { takeLargeBodies } from './infrastructure/http/bodies/large-bodies.js';
import { fastifyOptions } from './infrastructure/http/fastify-options.js';
import { addRequestHooks } from './infrastructure/http/request-hooks.js';
import { RoutesBesideApi } from './infrastructure/http/routes-beside-api.js';
import { securityHeaders } from './infrastructure/http/security-headers.js';
import { createLogger, nestLogger, type Logger } from './infrastructure/logging/logger.js';
import { API_PREFIX, openApiDocument, serveDocument } from './infrastructure/openapi/document.js';
import { PageStore } from './infrastructure/pages/page-store.js';
import { registerPages } from './infrastructure/pages/register-pages.js';
import { RemoteCatalog } from './infrastructure/pages/remote-catalog.js';
import { registerQueueBoard } from './infrastructure/queue/queue-board.js';
import { Feed } from './infrastructure/realtime/feed/feed.js';
import { RealtimeAdapter } from './infrastructure/realtime/realtime.adapter.js';
import { IncomingFiles } from './infrastructure/storage/incoming-files.js';
import { Telemetry } from './infrastructure/telemetry/telemetry.js';

/** Paths that stand beside the API. */
const OUTSIDE_PREFIX = ['health/live', 'health/ready', 'metrics', 'functions/v1/*path', 'rest/v1/*path'];

interface ApiApplication {
  app: NestFastifyApplication;
  logger: Logger;
  /** The API's document, made by the first call: that takes most of a second, in which nothing else is answered. */
  document: () => OpenAPIObject;
}

/**
 * The application of one api process, ready to listen: hooks, headers, routes, documents and pages in their order.
 * @param root all its modules
 */
export async function createApiApplication(root: DynamicModule, config: Config): Promise<ApiApplication> {
  const logger = createLogger(config.logLevel, 'api');
  const app = await NestFactory.create<NestFastifyApplication>(
    root,
    new FastifyAdapter({ ...fastifyOptions(config), skipMiddie: true }),
    {
      bodyParser: false,
      abortOnError: false,
      logger: nestLogger(logger),
    },
  );
  try {
    const document = await build(app, config, logger);
    return { app, logger, document };
  } catch (error) {
    await app.close(); // whatever it opened on the way
    throw error;
  }
}

async function build(app: NestFastifyApplication, config: Config, logger: Logger): Promise<() => OpenAPIObject> {
  app.setGlobalPrefix(API_PREFIX, { exclude: OUTSIDE_PREFIX });
  const fastify = app.getHttpAdapter().getInstance();
  const store = PageStore.open(config.webRoot, {
    PUBLIC_URL: config.publicUrl,
    DIAGNOSTICS: config.diagnostics ? 'on' : 'off',
  });
  if (!store) logger.warn(`No pages in ${config.webRoot}: only the API is served. Build them with: npm run build`);

  readJsonBodiesOnly(fastify);
  limitBodyPace(fastify, { deadline: config.limits.bodySeconds, least: config.limits.bodyPace });
  await takeLargeBodies(fastify, {
    config,
    authenticator: app.get(SessionAuthenticator, { strict: false }),
    incoming: app.get(IncomingFiles),
  });
  const feed = app.get(Feed, { strict: false });
  addRequestHooks(fastify, {
    em: app.get(MikroORM).em,
    logger,
    telemetry: app.get(Telemetry),
    lifecycle: app.get(Lifecycle),
    feedPosition: () => feed.position,
    headers: await securityHeaders(config, store?.scriptHashes ?? []),
  });
  await fastify.register(cookie);
  const document = addApiDocument(app);
  await registerQueueBoard(fastify, app);
  for (const routes of app.get(Registry).instancesOf(RoutesBesideApi)) await routes.addTo(fastify);
  const remotes = new RemoteCatalog({
    webRoot: config.webRoot,
    addresses: config.remotes,
    diagnostics: config.diagnostics,
    onUnreadable: (name, err) => logger.warn({ err, remote: name }, 'the manifest of a remote cannot be read'),
  });
  await registerPages(fastify, { webRoot: config.webRoot, store, remotes, hasLiveSession: liveSessions(app, config) });
  app.useWebSocketAdapter(new RealtimeAdapter(app));
  await app.init();
  await fastify.ready();
  return document;
}

/** Whether a call for a page comes from a signed-in browser; a failing look-up shows the public page. */
function liveSessions(app: NestFastifyApplication, config: Config): (request: FastifyRequest) => Promise<boolean> {
  return async (request) => {
    const sent = sentToken(request.headers, config);
    return (
      sent !== null &&
      (await app
        .get(SessionAuthenticator, { strict: false })
        .authenticate(sent.token)
        .catch(() => null)) !== null
    );
  };
}

/** Swagger UI at /api/docs and the document itself at /api/openapi.json. */
function addApiDocument(app: NestFastifyApplication): () => OpenAPIObject {
  let made: OpenAPIObject | undefined;
  const document = (): OpenAPIObject => (made ??= openApiDocument(app));
  serveDocument(app.getHttpAdapter().getInstance(), document);
  SwaggerModule.setup('api/docs', app, document, {
    raw: false,
    swaggerOptions: { displayRequestDuration: true, tryItOutEnabled: true, persistAuthorization: false },
    customSiteTitle: 'API documentation',
  });
  return document;
}
