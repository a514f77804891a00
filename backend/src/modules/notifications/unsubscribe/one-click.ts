import { Injectable } from '@nestjs/common';
import { anonymous } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { toDomainError } from '../../../infrastructure/errors/problem.js';
import { sendProblem } from '../../../infrastructure/errors/problem.filter.js';
import { RoutesBesideApi } from '../../../infrastructure/http/routes-beside-api.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { UNSUBSCRIBE_PATH } from './unsubscribe-link.js';
import { refuse } from '../../../infrastructure/errors/refuse.js';

/** The body of RFC 8058 is this field, as either kind of form; nothing else is read of it. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const ASKED = /List-Unsubscribe=?[\s\S]*One-Click/;
const LIMIT = 2_048;

/**
 * Serves POST /unsubscribe/<token>, the call that mail programs make for their button (RFC 8058). It comes without a
 * session and as a form, so it stands beside the API. GET of the same address is a page.
 */
@Injectable()
export class OneClick extends RoutesBesideApi {
  constructor(private readonly preferences: PreferencesService) {
    super();
  }

  async addTo(fastify: FastifyInstance): Promise<void> {
    await fastify.register((scope, _options, done) => {
      scope.removeContentTypeParser('multipart/form-data'); // forms with files are read another way
      scope.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: LIMIT }, (_request, body, parsed) => {
        parsed(null, body);
      });
      // no filter of the API stands before this route
      scope.setErrorHandler((error, request, reply) => {
        const known = toDomainError(error);
        if (known.status >= 500) throw error;
        sendProblem(request, reply, known);
      });
      scope.post<{ Params: { token: string } }>(`${UNSUBSCRIBE_PATH}/:token`, async (request, reply) => {
        if (typeof request.body !== 'string' || !ASKED.test(request.body))
          refuse('List-Unsubscribe', 'Send a form with the field List-Unsubscribe=One-Click');
        await this.preferences.switchOff(anonymous, request.params.token);
        return reply.status(200).type('text/plain; charset=utf-8').send('You get no more mail like this.\n');
      });
      done();
    });
  }
}
