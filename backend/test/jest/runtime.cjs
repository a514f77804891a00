const { MikroOrmModule } = require('@mikro-orm/nestjs');
const { Client } = require('pg');
const PackagesOnceRuntime = require('../../../tools/src/jest/packages-once.cjs');
require('./one-connection.cjs');

/** How a statement is sent; the tests' own fixtures listen in on it (test/support/database/planned-statements.ts). */
const { query } = Client.prototype;
/** What the product's modules registered while they were loaded. */
const entities = [];
/** How many modules of the product are being loaded. */
let loading = 0;

const forFeature = MikroOrmModule.forFeature.bind(MikroOrmModule);
MikroOrmModule.forFeature = (...given) => {
  if (loading > 0) entities.push(given);
  return forFeature(...given);
};

/**
 * A shard's tests load none but its own modules, or a change elsewhere could break them unseen.
 * @throws Error
 */
function assertOfShard(file) {
  const { TEST_MODULES } = process.env;
  if (TEST_MODULES === undefined) return;
  const [, folder] = /\/backend\/src\/(?:modules\/([^/]+)\/|demo\/(?!demo-files\.|builders\/)|app\.module)/.exec(
    file,
  ) ?? [undefined, null];
  if (folder === null || TEST_MODULES.split(' ').includes(folder)) return;
  throw new Error(`${file} is no part of this shard: see test/shards.mjs`);
}

/**
 * Loads the product once per worker, which was half of what a file of tests cost; tests and their fixtures are fresh in
 * every file. A test that changes what a module of the product exports puts it back.
 */
module.exports = class ProductOnceRuntime extends PackagesOnceRuntime {
  constructor(...given) {
    super(...given);
    MikroOrmModule.clearStorage(); // entities of an earlier file's fixtures, which none of this one's shall meet
    for (const one of entities) forFeature(...one);
  }

  /** A file's listeners end with it, or each statement would pass those of every file that this worker ran before. */
  teardown() {
    super.teardown();
    Client.prototype.query = query;
  }

  get foldersOnce() {
    return [...super.foldersOnce, 'backend/src', 'backend/migrations'];
  }

  loadOnce(from, name, file) {
    assertOfShard(file);
    loading += 1;
    try {
      return super.loadOnce(from, name);
    } finally {
      loading -= 1;
    }
  }
};
