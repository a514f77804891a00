declare module 'webpack-hot-middleware' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { MultiCompiler, StatsOptions } from 'webpack';
  function hotMiddleware(
    compiler: MultiCompiler,
    options: { path: string; log: false; statsOptions: StatsOptions },
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  export = hotMiddleware;
}
