const { createRequire } = require('node:module');
const { join } = require('node:path');
const { compileFunction, constants } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const root = join(__dirname, '../../..');

/** Each module of ours by its file: parsed once per worker, and as fast as the machine has made it by then. */
const compiled = new Map();
/** What the modules that are loaded once export, by their files. */
const loaded = new Map();
/** Where the names in modules lead to: the same for every file of tests. */
const places = new Map();

/**
 * Loads packages as Node does, once per worker, instead of anew for each file of tests: they are most of what a test
 * needs and none of what it tests. So are our own modules in `foldersOnce`, as they keep no state. The others are
 * compiled once and run in every file, so that their state is fresh. Goes with an environment of Node's own realm, in
 * which all share `instanceof`.
 */
module.exports = class PackagesOnceRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    this.once = this.foldersOnce.map((folder) => join(root, folder, '/'));
    for (const question of ['resolveCjs', 'getCjsMockModule']) this.askOnce(question);
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

  /** Answers a question about a name in a module from memory where it was asked before. */
  askOnce(question) {
    const ask = this._resolution[question].bind(this._resolution);
    this._resolution[question] = (from, name) => {
      const key = `${question}\0${from}\0${name}`;
      if (!places.has(key)) places.set(key, ask(from, name));
      return places.get(key);
    };
  }

  /** Folders below the repository's whose modules are loaded once per worker. */
  get foldersOnce() {
    return ['libs/contracts/src'];
  }

  /** What `require` answers in a test or a module of ours. */
  requireModuleOrMock(from, name) {
    if (name === '@jest/globals' || this.mockState.shouldMockCjs(from, name).shouldMock)
      return super.requireModuleOrMock(from, name);
    if (this.isPackage(name)) return this.requirePackage(from, name);
    const file = this._resolution.resolveCjs(from, name);
    if (file.endsWith('.spec.ts') || !this.once.some((folder) => file.startsWith(folder)))
      return super.requireModuleOrMock(from, name);
    if (!loaded.has(file)) loaded.set(file, this.loadOnce(from, name, file));
    return loaded.get(file);
  }

  loadOnce(from, name) {
    return super.requireModuleOrMock(from, name);
  }

  isPackage(name) {
    return !/^(\.|\/|@portal\/|@jest\/globals$)/.test(name);
  }

  requirePackage(from, name) {
    return createRequire(from)(name);
  }
};
