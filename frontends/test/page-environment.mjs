import FixedJsdomEnvironment from 'jest-fixed-jsdom';
import { LiveServer } from '../../libs/testing/src/live-server.ts';

/** A page: jsdom at the address of a server of its own that real sockets connect to, `liveServer`. */
export default class PageEnvironment extends FixedJsdomEnvironment {
  async setup() {
    await super.setup();
    this.server = new LiveServer();
    this.dom.reconfigure({ url: await this.server.listen() });
    this.global.liveServer = this.server;
  }

  async teardown() {
    await super.teardown();
    await this.server.close();
  }
}
