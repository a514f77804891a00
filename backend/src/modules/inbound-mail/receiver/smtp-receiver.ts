import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { brand, DomainError } from '@portal/contracts';
import pLimit from 'p-limit';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { Config } from '../../../infrastructure/config/config.js';
import { PROCESS_ROLE, type ProcessRole } from '../../../infrastructure/config/process-role.js';
import { clientNetwork, isInNetwork } from '../../../infrastructure/http/limits/client-network.js';
import { MailReferences } from '../../../infrastructure/mail/index.js';
import { IncomingFiles } from '../../../infrastructure/storage/incoming-files.js';
import { InboundMailReceiver } from '../inbound-mail.receiver.js';
import { READ_AT_ONCE } from '../messages/mail-reading-pool.js';
import { ReplyAddresses } from '../reply-addresses.js';
import { BoundedContent, LARGEST_MAIL } from './bounded-content.js';
import type { Envelope } from './proof/sender-verdict.js';
import { refusals, SmtpRefusal } from './smtp-refusal.js';

const MAX_RECIPIENTS = 100;
const MAX_CONNECTIONS = 500;
/** Of one client's network; a relay may have all. */
const MAX_OF_ONE_CLIENT = 20;
/** Milliseconds without a byte. */
const SOCKET_TIMEOUT = 60_000;
const CLOSE_TIMEOUT = 5_000;

type Done = (error?: Error | null) => void;

/** Receives mails for support by SMTP, in the process `inbound` only (decisions, sections 4 and 10). */
@Injectable()
export class SmtpReceiver implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SmtpReceiver.name);
  private readonly connections = new Map<string, number>();
  private readonly reading = pLimit(READ_AT_ONCE);
  private server: SMTPServer | null = null;

  constructor(
    private readonly config: Config,
    @Inject(PROCESS_ROLE) private readonly role: ProcessRole,
    private readonly incoming: IncomingFiles,
    private readonly addresses: ReplyAddresses,
    private readonly references: MailReferences,
    private readonly mails: InboundMailReceiver,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { inbound } = this.config;
    if (this.role !== 'inbound' || !inbound) return;
    const { tls } = inbound;
    this.server = new SMTPServer({
      banner: brand.shortName,
      size: LARGEST_MAIL,
      maxClients: MAX_CONNECTIONS,
      maxRecipients: MAX_RECIPIENTS,
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
      ...(tls ? { cert: readFileSync(tls.cert), key: readFileSync(tls.key) } : {}),
      socketTimeout: SOCKET_TIMEOUT,
      closeTimeout: CLOSE_TIMEOUT,
      onConnect: (session, done) => this.enter(session, done),
      onClose: (session) => this.leave(session),
      onRcptTo: ({ address }, _session, done) => done(this.refusalOf(address)),
      onData: (stream, session, done) => {
        this.take(stream, session).then(
          () => done(),
          (error: unknown) => done(this.answerTo(error)),
        );
      },
    });
    this.server.on('error', (error) => {
      this.logger.warn({ err: error, msg: 'a connection failed' });
    });
    const listener = this.server.listen(inbound.port, inbound.host);
    await once(listener, 'listening');
    this.logger.log({ port: this.port, address: inbound.address, msg: 'receiving mail' });
  }

  /** Where it listens. */
  get port(): number {
    return (this.server?.server.address() as AddressInfo | null)?.port ?? 0;
  }

  /** Mails whose content has arrived are stored and answered first. */
  async beforeApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (!server) return;
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  private enter(session: SMTPServerSession, done: Done): void {
    const client = clientNetwork(session.remoteAddress);
    const open = (this.connections.get(client) ?? 0) + 1;
    this.connections.set(client, open);
    const isRelay = isInNetwork(session.remoteAddress, this.config.inbound?.relays ?? []);
    done(open > MAX_OF_ONE_CLIENT && !isRelay ? refusals.tooManyConnections() : null);
  }

  private leave(session: SMTPServerSession): void {
    const client = clientNetwork(session.remoteAddress);
    const left = (this.connections.get(client) ?? 1) - 1;
    if (left > 0) this.connections.set(client, left);
    else this.connections.delete(client);
  }

  private refusalOf(address: string): SmtpRefusal | null {
    if (this.addresses.isSupport(address) || this.addresses.read(address)) return null;
    if (this.references.ofReturnPath(address)) return null;
    const domain = this.config.inbound?.address.split('@')[1];
    return address.toLowerCase().endsWith(`@${domain}`) ? refusals.noSuchAddress() : refusals.noRelay();
  }

  /** Resolves when the mail is stored. */
  private async take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const bounded = new BoundedContent();
    stream.on('error', (error) => {
      bounded.destroy(error); // the client went away
    });
    const raw = await this.incoming
      .receive(stream.pipe(bounded), LARGEST_MAIL, refusals.tooLarge)
      .catch((error: unknown) => {
        stream.unpipe(bounded).resume(); // the answer is sent after all has arrived
        throw error;
      });
    try {
      if (bounded.refusal) throw bounded.refusal;
      await this.reading(() => this.mails.receive(raw, envelopeOf(session)));
    } finally {
      await this.incoming.discard(raw);
    }
  }

  /** What isn't a refusal is a failure of ours: the client keeps the mail and tries again. */
  private answerTo(error: unknown): SmtpRefusal {
    if (error instanceof SmtpRefusal) return error;
    if (error instanceof DomainError && error.code === 'file.not_scanned') return refusals.notScanned();
    this.logger.error({ err: error, msg: 'a mail could not be stored' });
    return refusals.later();
  }
}

const envelopeOf = ({ remoteAddress, hostNameAppearsAs, envelope }: SMTPServerSession): Envelope => ({
  ip: remoteAddress,
  helo: hostNameAppearsAs,
  from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
  to: envelope.rcptTo.map(({ address }) => address),
});
