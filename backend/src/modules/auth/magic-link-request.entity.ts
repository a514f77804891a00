import { randomUUID } from 'node:crypto';
import { p } from '@mikro-orm/core';
import type { RequestMagicLink } from '@portal/contracts';
import { AggregateRoot, text, withProperties } from '../../infrastructure/database/aggregate-root.js';

/** `request`: from the sign-in page · `welcome`: in a welcome mail · `operator`: made at the command line. */
export type LinkOrigin = 'request' | 'welcome' | 'operator';

/**
 * A request to sign in by mail. It holds no secret: the mail job makes token and code, and their hashes are kept in
 * `magic_link_secrets` (decisions, section 3). Times are the database's and live in columns of their own.
 */
export class MagicLinkRequest extends withProperties(AggregateRoot, {
  email: p.string(),
  firstName: p.string().nullable(),
  companyName: p.string().nullable(),
  site: p.string().nullable(),
  returnTo: p.string().onCreate(() => '/'),
  origin: text<LinkOrigin>(),
  knownBrowser: p.boolean().onCreate(() => false),
}) {
  static readonly tableName = 'magic_link_requests';

  /** Made on the sign-in page; a mail is to be sent. */
  static create(details: RequestMagicLink, knownBrowser: boolean): MagicLinkRequest {
    const request = MagicLinkRequest.of(details, 'request');
    request.knownBrowser = knownBrowser;
    request.record('sign_in.requested', {});
    return request;
  }

  /** For a link that another mail or the command line delivers. */
  static of(
    { email, first_name, company_name, site, return_to }: RequestMagicLink,
    origin: LinkOrigin,
  ): MagicLinkRequest {
    const request = new MagicLinkRequest();
    request.id = randomUUID(); // all random: with the mail's code it signs in
    request.email = email;
    request.firstName = first_name ?? null;
    request.companyName = company_name ?? null;
    request.site = site ?? null;
    request.returnTo = return_to ?? '/';
    request.origin = origin;
    return request;
  }
}
