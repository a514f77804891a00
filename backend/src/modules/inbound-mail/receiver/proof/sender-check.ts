import { Injectable } from '@nestjs/common';
import { Config } from '../../../../infrastructure/config/config.js';
import { isInNetwork } from '../../../../infrastructure/http/limits/client-network.js';
import { MailReadingPool } from '../../messages/mail-reading-pool.js';
import type { Envelope, SenderVerdict } from './sender-verdict.js';

/** Checks whether a mail is from its From address; what comes from a trusted network is. */
@Injectable()
export class SenderCheck {
  constructor(
    private readonly config: Config,
    private readonly threads: MailReadingPool,
  ) {}

  /** @throws SmtpRefusal where it takes too much time or memory */
  async verdict(content: Buffer, fromAddress: string, envelope: Envelope): Promise<SenderVerdict> {
    const { trusted = [], relays = [], dns = [] } = this.config.inbound ?? {};
    if (isInNetwork(envelope.ip, trusted))
      return { checks: { spf: 'none', dkim: 'none', dmarc: 'none' }, isProven: true, isRefused: false };
    const isRelayed = isInNetwork(envelope.ip, relays);
    return this.threads.verdict({ content, fromAddress, envelope, isRelayed, dns });
  }
}
