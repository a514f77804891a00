import { Injectable } from '@nestjs/common';
import { email, limits } from '@portal/contracts';
import { CliCommand } from '../../infrastructure/cli/cli-commands.js';
import { MagicLinks } from './magic-links.service.js';

@Injectable()
export class AuthCommands {
  constructor(private readonly links: MagicLinks) {}

  @CliCommand(
    'sign-in-link <email>',
    `Prints a link that signs in as this person, once, within ${limits.signInLinkMinutes} minutes`,
  )
  async signInLink([address]: string[]): Promise<void> {
    const { url } = await this.links.issueForOperator(email.parse(address));
    process.stdout.write(`${url}\n`);
  }
}
