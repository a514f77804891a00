const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

/** For the threads that our code starts in tests, beside whatever options the tests themselves run with. */
process.env.SOURCE_THREAD_OPTIONS = `--import=${pathToFileURL(join(__dirname, 'typescript-threads.mjs')).href} --conditions=source`;

/** Runs tests in Node's own realm, so that they share objects with packages that were loaded outside (`runtime.cjs`). */
module.exports = class OneRealmEnvironment {
  constructor({ projectConfig: config }) {
    this.global = globalThis;
    const { modules } = config.testEnvironmentOptions;
    if (modules) process.env.TEST_MODULES = modules.join(' ');
    else delete process.env.TEST_MODULES;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  setup() {
    return Promise.resolve();
  }

  teardown() {
    this.fakeTimersModern.dispose();
    return Promise.resolve();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** There is none; jest only asks whether it is still there. */
  getVmContext() {
    return {};
  }
};
