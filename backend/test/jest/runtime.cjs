const { createRequire } = require('node:module');
const { compileFunction, constants } = require('node:vm');
const { MikroOrmModule } = require('@mikro-orm/nestjs');
const { default: Runtime } = require('jest-runtime');

/**
 * Loads packages as Node does, once per worker, instead of anew for each file of tests: they are most of what a test
 * needs and none of what it tests. Our own modules stay fresh in every file. Goes with the environment beside it, in
 * which both are of one realm (`instanceof` holds between them).
 */
module.exports = class PackagesOnceRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    MikroOrmModule.clearStorage(); // entities that an earlier file registered, which none of this one's shall meet
    this.executor.compile = function (source, filename) {
      return compileFunction(source, this.injectedModuleParameters, {
        filename,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
    };
  }

  /** What `require` answers in a test or a module of ours. */
  requireModuleOrMock(from, name) {
    return isPackage(name) ? createRequire(from)(name) : super.requireModuleOrMock(from, name);
  }
};

const isPackage = (name) => !/^(\.|\/|@portal\/|@jest\/globals$)/.test(name);
