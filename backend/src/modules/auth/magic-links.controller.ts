import { Controller, Post, Req } from '@nestjs/common';
import { LinkToken, MagicLinkPreview, MagicLinkRequested, RequestMagicLink } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { Body, Operation } from '../../infrastructure/http/operation.js';
import { SessionCookies } from './sessions/session-cookies.js';
import { MagicLinks, type Requester } from './magic-links.service.js';

const A_TOKEN = { token: 'Vb8mFvY0qkPz3nTtqU5mX2aW9yKcLr7dEoHs1iGjN4A' };

@Controller('auth/magic-links')
export class MagicLinksController {
  constructor(
    private readonly links: MagicLinks,
    private readonly cookies: SessionCookies,
  ) {}

  @Post()
  @Operation('Request a sign-in link', 'auth.sign_in', MagicLinkRequested, {
    description: 'Sent by e-mail.',
    status: 202,
    example: { email: 'pat@neuse-river.example', return_to: '/customer/consultations' },
  })
  request(@Body(RequestMagicLink) input: RequestMagicLink, @Req() request: FastifyRequest) {
    return this.links.request(input, this.requester(request, input.email));
  }

  @Post('resend')
  @Operation('Renew a sign-in link', 'auth.sign_in', MagicLinkRequested, {
    description: 'With a used or expired one.',
    status: 202,
    errors: ['auth.link_unknown'],
    example: A_TOKEN,
  })
  resend(@Body(LinkToken) { token }: LinkToken, @Req() request: FastifyRequest) {
    return this.links.resend(token, (email) => this.requester(request, email));
  }

  @Post('preview')
  @Operation('Get the account of a sign-in link', 'auth.sign_in', MagicLinkPreview, {
    description: 'Does not consume the link.',
    status: 200,
    errors: ['auth.link_unknown'],
    example: A_TOKEN,
  })
  preview(@Body(LinkToken) { token }: LinkToken) {
    return this.links.preview(token);
  }

  private requester({ ip, headers }: FastifyRequest, email: string): Requester {
    return { ip, browser: this.cookies.browserOf(headers, email) };
  }
}
