/** The PostgreSQL server that tests make their databases on. */
export function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test, or give a PostgreSQL server');
  return url;
}

/** The address of another database on the same server. */
export function databaseUrlOf(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/** The Redis that tests use, each with its own prefix. */
export function redisUrl(): string {
  const url = process.env['TEST_REDIS_URL'];
  if (!url) throw new Error('TEST_REDIS_URL is not set: run the tests with npm test, or give a Redis');
  return url;
}
