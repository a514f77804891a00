import { defineNetwork, HttpNetworkFrame, NetworkSource, type NetworkApi } from 'msw/experimental';
import { apiHandlers, type FakeData } from './fake-api.js';

/** Node's own, whatever a test does to the timers of its page. */
const { setTimeout: soon } = globalThis;

/** One call of `fetch`, and what becomes of it. */
class FetchFrame extends HttpNetworkFrame {
  private readonly outcome = Promise.withResolvers<Response>();
  readonly answer = this.outcome.promise;

  constructor(
    request: Request,
    private readonly realFetch: typeof fetch,
  ) {
    super({ request });
    request.signal.addEventListener('abort', () => this.outcome.reject(request.signal.reason as Error));
  }

  /** @param response one of `HttpResponse.error()` is a network that fails */
  respondWith(response: Response): void {
    if (response.type === 'error') this.outcome.reject(new TypeError('Failed to fetch'));
    else this.outcome.resolve(response);
  }

  errorWith(reason: unknown): void {
    this.outcome.reject(reason);
  }

  passthrough(): void {
    this.outcome.resolve(this.realFetch(this.data.request));
  }
}

/**
 * What a page calls by `fetch`. msw's own sources for Node stand behind the socket, where each call is written and parsed
 * as HTTP twice: that was a tenth of what component tests cost.
 */
class FetchSource extends NetworkSource<FetchFrame> {
  private readonly realFetch = globalThis.fetch;

  enable(): void {
    globalThis.fetch = async (input, init) => {
      const address = typeof input === 'string' ? new URL(input, location.href) : input;
      const request = new Request(address, init);
      request.signal.throwIfAborted();
      const frame = new FetchFrame(request, this.realFetch);
      soon(() => void this.queue(frame)); // no network answers within the same turn
      return frame.answer;
    };
  }

  override disable(): void | Promise<void> {
    globalThis.fetch = this.realFetch;
    return super.disable();
  }
}

/** A server in the test's own process that page and test share. */
export interface FakeServer extends Pick<NetworkApi<[FetchSource]>, 'events' | 'use' | 'resetHandlers'> {
  /** Answers from now on; a call that no handler is for is an error. */
  listen(): void;
  close(): void;
}

/** A server in the test's own process that answers from `data`; start and stop it with the test. */
export function fakeApi(data: FakeData): FakeServer {
  const network = defineNetwork({
    sources: [new FetchSource()],
    handlers: apiHandlers(data),
    context: { quiet: true },
    onUnhandledFrame: 'error',
  });
  return {
    events: network.events,
    use: network.use,
    resetHandlers: network.resetHandlers,
    listen: network.enable,
    close() {
      void network.disable();
    },
  };
}
