const { createRequire } = require('node:module');
const { compileFunction, constants } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Each module of ours by its file: parsed once per worker, and as fast as the machine has made it by then. */
const compiled = new Map();

/**
 * Loads packages as Node does, once per worker, instead of anew for each file of tests: they are most of what a test
 * needs and none of what it tests. Our own modules are compiled once and run in every file, so that their state is
 * fresh. Goes with an environment of Node's own realm, in which both share `instanceof`.
 */
module.exports = class PackagesOnceRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    this.executor.compile = function (source, filename) {
      const known = compiled.get(filename);
      if (known?.source === source) return known.run;
      const run = compileFunction(source, this.injectedModuleParameters, {
        filename,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
      compiled.set(filename, { source, run });
      return run;
    };
  }

  /** What `require` answers in a test or a module of ours. */
  requireModuleOrMock(from, name) {
    const isMocked = () => this.mockState.shouldMockCjs(from, name).shouldMock;
    return this.isPackage(name) && !isMocked() ? this.requirePackage(from, name) : super.requireModuleOrMock(from, name);
  }

  isPackage(name) {
    return !/^(\.|\/|@portal\/|@jest\/globals$)/.test(name);
  }

  requirePackage(from, name) {
    return createRequire(from)(name);
  }
};
