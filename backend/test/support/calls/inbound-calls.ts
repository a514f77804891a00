import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { InboundMailView, Page } from '@portal/contracts';
import { ReplyAddresses } from '../../../src/modules/inbound-mail/index.js';
import type { ReplyKind } from '../../../src/modules/inbound-mail/index.js';
import { SmtpReceiver } from '../../../src/modules/inbound-mail/receiver/smtp-receiver.js';
import type { User } from '../../../src/modules/users/index.js';
import { nameServer } from '../mail/name-server.js';
import { rootModule } from '../root-module.js';
import { ticketCalls } from './ticket-calls.js';

/** Our address for support in these tests. */
export const SUPPORT = 'support@help.test';
/** A client that lets only its own users send. */
const TRUSTED = '127.0.0.1';
/** Any other server. */
export const FOREIGN = '127.0.0.9';

/** A refused mail's answer. */
export interface SmtpAnswer {
  responseCode?: number;
  message: string;
}

/** The calls of {@link ticketCalls} beside a process that receives mail, and real SMTP to it. */
export function inboundCalls(
  more: Parameters<typeof ticketCalls>[1] = {},
  env: () => Record<string, string> = () => ({}),
) {
  const dns = { server: undefined as unknown as Awaited<ReturnType<typeof nameServer>> };
  beforeAll(async () => {
    dns.server = await nameServer();
  });
  const kit = ticketCalls(
    () => ({
      INBOUND_SMTP: '127.0.0.1:0',
      INBOUND_ADDRESS: SUPPORT,
      INBOUND_TRUSTED: TRUSTED,
      INBOUND_DNS: dns.server.address,
      ...env(),
    }),
    more,
  );
  const inbound = { app: undefined as unknown as INestApplicationContext };
  beforeAll(async () => {
    inbound.app = await NestFactory.createApplicationContext(await rootModule('inbound', kit.test.config), {
      abortOnError: false,
      logger: false,
    });
  });
  afterAll(async () => {
    await inbound.app.close();
    dns.server.close();
  });
  beforeEach(async () => {
    await kit.test.db.rows('delete from inbound_mails');
    await kit.test.db.rows('delete from refused_mails');
  });

  const port = (): number => inbound.app.get(SmtpReceiver, { strict: false }).port;

  /** Sends a mail to the receiver from this address of the machine; resolves with its answer when it was taken. */
  const send = async (mail: SendMailOptions, client = TRUSTED): Promise<string> => {
    const transport = createTransport({
      host: '127.0.0.1',
      port: port(),
      localAddress: client,
      ignoreTLS: true,
      disableFileAccess: true,
    });
    try {
      return (await transport.sendMail({ to: SUPPORT, subject: 'Printer', text: 'It is off.', ...mail })).response;
    } finally {
      transport.close();
    }
  };
  /** The answer to a mail that isn't taken. */
  const refused = async (mail: SendMailOptions, client?: string): Promise<SmtpAnswer> => {
    try {
      await send(mail, client);
      return { message: 'taken' };
    } catch (error) {
      const { responseCode = 0, message } = error as SmtpAnswer;
      return { responseCode, message };
    }
  };

  const replyAddress = (number: string, user: User, kind: ReplyKind = 'reply'): string =>
    inbound.app.get(ReplyAddresses, { strict: false }).of({ number, userId: user.id, kind }) ?? '';

  const mails = async (query = ''): Promise<InboundMailView[]> => {
    const { body } = await kit.call('admin', 'get', `/support/inbound-mails?sortOrder=asc${query}`).expect(200);
    return (body as Page<InboundMailView>).data;
  };

  return Object.assign(kit, { port, send, refused, replyAddress, mails, records: () => dns.server.records });
}
