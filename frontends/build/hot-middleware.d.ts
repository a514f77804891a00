declare module 'webpack-hot-middleware' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { Compilation, MultiCompiler, Stats, StatsOptions } from 'webpack';
  function hotMiddleware(
    compiler: hotMiddleware.HotCompiler,
    options: { path: string; log: false; statsOptions: StatsOptions },
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  namespace hotMiddleware {
    /** What it asks of the stats of one part. */
    interface HotStats extends Pick<Stats, 'toJson'> {
      compilation: Compilation;
    }
    /** What it asks of a compiler. */
    interface HotCompiler {
      hooks: {
        invalid: Pick<MultiCompiler['hooks']['invalid'], 'tap'>;
        done: { tap: (name: string, act: (all: { stats: HotStats[] }) => void) => void };
      };
    }
  }
  export = hotMiddleware;
}
