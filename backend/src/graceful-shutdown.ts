import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from './infrastructure/logging/logger.js';
import { Lifecycle } from './infrastructure/health/lifecycle.js';

/** How long running work may take to finish before the process ends anyway. */
const DEADLINE = 15_000;
/**
 * How long kept-alive connections are closed with their answers before the server closes, so that a call on its way
 * isn't cut off; milliseconds.
 */
const GRACE = 400;

/**
 * On SIGTERM or SIGINT: not ready any more, kept-alive connections closed with their answers, no new ones, running
 * calls and jobs finish, sockets close, the database last. A second signal or the deadline ends it at once.
 */
export function gracefulShutdown(app: INestApplicationContext, logger: Logger): void {
  let draining = false;
  const end = (signal: NodeJS.Signals): void => {
    if (draining) process.exit(1);
    draining = true;
    logger.info({ signal }, 'ending');
    app.get(Lifecycle, { strict: false }).isDraining = true;
    const timer = setTimeout(() => {
      logger.error('work did not finish in time');
      process.exit(1);
    }, DEADLINE);
    close(app).then(
      () => {
        clearTimeout(timer);
        logger.info('ended');
        process.exit(0);
      },
      (error: unknown) => {
        logger.error({ err: error }, 'ending failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

async function close(app: INestApplicationContext): Promise<void> {
  await pause(GRACE);
  await app.close();
}
