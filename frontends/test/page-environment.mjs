import { runInNewContext } from 'node:vm';
import { ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment } from 'jest-environment-jsdom';
import { ModuleMocker } from 'jest-mock';
import { LiveServer } from '../../libs/testing/src/live-server.ts';
import { clearTimers, keepTimers } from './page-timers.mjs';

/**
 * What a page takes from Node: JavaScript itself, the classes that the server of its API has too, timers, and what
 * jsdom builds on.
 */
const ofNode = new Set([
  ...runInNewContext('Object.getOwnPropertyNames(globalThis)'),
  ...['AbortController', 'AbortSignal', 'Blob', 'BroadcastChannel', 'FormData', 'Headers', 'Request', 'Response'],
  ...['ReadableStream', 'TransformStream', 'WritableStream', 'TextDecoder', 'TextEncoder', 'URL', 'URLSearchParams'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'structuredClone', 'fetch'],
  ...['Buffer', 'atob', 'btoa', 'crypto', 'global', 'performance', 'process'],
]);

/**
 * A page: jsdom at the address of a server of its own that real sockets connect to, `liveServer`. Each file of tests has
 * a fresh one. Its window is Node's own global object, so that packages are loaded once for all files (`page-runtime.cjs`)
 * and find the page that is there when they ask; names that jsdom looks up in a realm of its own would take longer, too.
 */
export default class PageEnvironment extends TestEnvironment {
  constructor({ projectConfig, ...config }, context) {
    const testEnvironmentOptions = { ...projectConfig.testEnvironmentOptions, runScripts: undefined };
    super({ ...config, projectConfig: { ...projectConfig, testEnvironmentOptions } }, context);
    this.customExportConditions = [''];
    this.page = this.global;
    this.before = Object.getOwnPropertyDescriptors(globalThis);
    this.isSeenAs(globalThis);
    this.takePlace();
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {
    await super.setup();
    this.server = new LiveServer();
    this.dom.reconfigure({ url: await this.server.listen() });
    globalThis.liveServer = this.server;
    keepTimers();
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    this.fakeTimersModern = null;
    await clearTimers();
    for (const key of Reflect.ownKeys(globalThis))
      if (!Object.hasOwn(this.before, key)) Reflect.deleteProperty(globalThis, key);
    for (const key of Reflect.ownKeys(this.before))
      if (this.before[key].configurable) Object.defineProperty(globalThis, key, this.before[key]);
    this.isSeenAs(this.page);
    this.global = this.page;
    await super.teardown();
    await this.server.close();
  }

  /** There is none; jest only asks whether it is still there. */
  getVmContext() {
    return {};
  }

  /** Gives the global object all that the page's window has. */
  takePlace() {
    const { page } = this;
    const { addEventListener, removeEventListener, dispatchEvent } = page.EventTarget.prototype;
    Object.assign(globalThis, { addEventListener, removeEventListener, dispatchEvent });
    for (const key of Reflect.ownKeys(page))
      if (!ofNode.has(key))
        Object.defineProperty(globalThis, key, {
          ...Object.getOwnPropertyDescriptor(page, key),
          configurable: true,
        });
    // jsdom knows a window by the name of its class
    Object.defineProperty(globalThis, 'constructor', { value: page.Window, configurable: true, writable: true });
  }

  /** Says what the page's own code means by its window. */
  isSeenAs(window) {
    const { page } = this;
    page._globalProxy = page._parent = page._top = window;
    implementationOf(page.document)._defaultView = window;
  }
}

/** The object behind one of jsdom's, of which only its symbol tells. */
function implementationOf(wrapper) {
  const symbol = Object.getOwnPropertySymbols(wrapper).find(({ description }) => description === 'impl');
  return wrapper[symbol];
}
