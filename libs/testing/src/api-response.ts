import { HttpResponse as MswResponse, type HttpResponseInit, type JsonBodyType } from 'msw';
import { liveApi } from './live-api.js';

/** An answer of the API: it carries the feed position that it is good for, as the real ones do. */
export class HttpResponse<Body extends JsonBodyType> extends MswResponse<Body> {
  static override json<Body extends JsonBodyType>(
    body?: NoInfer<Body> | null,
    init: HttpResponseInit = {},
  ): MswResponse<Body> {
    const headers = new Headers(init.headers);
    if (!headers.has('x-seq')) headers.set('x-seq', String(liveApi().seq));
    return MswResponse.json<Body>(body, { ...init, headers });
  }
}
