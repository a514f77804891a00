import { Injectable } from '@nestjs/common';
import { anonymous, DomainError } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { RoutesBesideApi } from '../../../infrastructure/http/routes-beside-api.js';
import { MailChoiceService } from './mail-choice.service.js';
import { UNSUBSCRIBE_PATH } from './unsubscribe-link.js';

/** The body of RFC 8058 is this field, as either kind of form; nothing else is read of it. */
const FORMS = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/;
const ASKED = /List-Unsubscribe=?[\s\S]*One-Click/;
const LIMIT = 2_048;

/**
 * Serves POST /unsubscribe/<token>, the call that mail programs make for their button (RFC 8058). It comes without a
 * session and as a form, so it stands beside the API. GET of the same address is a page.
 */
@Injectable()
export class OneClick extends RoutesBesideApi {
  constructor(private readonly choices: MailChoiceService) {
    super();
  }

  async addTo(fastify: FastifyInstance): Promise<void> {
    await fastify.register((scope, _options, done) => {
      scope.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: LIMIT }, (_request, body, parsed) => {
        parsed(null, body);
      });
      scope.post<{ Params: { token: string } }>(`${UNSUBSCRIBE_PATH}/:token`, async (request, reply) => {
        if (typeof request.body !== 'string' || !ASKED.test(request.body)) throw new DomainError('malformed');
        await this.choices.switchOff(anonymous, request.params.token);
        return reply.status(200).type('text/plain; charset=utf-8').send('You get no more mail like this.\n');
      });
      done();
    });
  }
}
