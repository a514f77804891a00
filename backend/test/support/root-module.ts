import type { DynamicModule, Type } from '@nestjs/common';
import type { Config } from '../../src/infrastructure/config/config.js';
import type { ProcessRole } from '../../src/infrastructure/config/process-role.js';
import { infrastructureFor } from '../../src/infrastructure/modules.js';

class ShardModule {}

/** The root of an application: the product's, or in a shard (test/shards.mjs) that of the shard's modules alone. */
export async function rootModule(
  role: ProcessRole,
  config: Config,
  extra: readonly Type[] = [],
): Promise<DynamicModule> {
  const folders = modulesOfShard();
  if (!folders) return (await import('../../src/app.module.js')).AppModule.for(role, config, extra);
  const modules = await Promise.all(folders.map(moduleIn));
  return { module: ShardModule, imports: [...infrastructureFor(role, config), ...modules.flat(), ...extra] };
}

/** Set by the environment of the tests (test/jest/environment.cjs). */
function modulesOfShard(): readonly string[] | undefined {
  const given = process.env['TEST_MODULES'];
  return given === undefined ? undefined : given.split(' ').filter(Boolean);
}

/** None where a folder has only functions for other modules. */
async function moduleIn(folder: string): Promise<Type[]> {
  const name = `${folder.replace(/(^|-)\w/g, (start) => start.slice(-1).toUpperCase())}Module`;
  const exported = (await import(`../../src/modules/${folder}/index.js`)) as Record<string, Type>;
  return exported[name] ? [exported[name]] : [];
}
