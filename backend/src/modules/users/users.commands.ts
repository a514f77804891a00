import { Injectable } from '@nestjs/common';
import { email } from '@portal/contracts';
import { CliCommand } from '../../infrastructure/cli/cli-commands.js';
import { UsersService } from './users.service.js';

@Injectable()
export class UsersCommands {
  constructor(private readonly users: UsersService) {}

  @CliCommand('grant-admin <email>', 'Makes the person of this address an admin')
  async grantAdmin([address]: string[]): Promise<void> {
    const user = await this.users.grantAdmin(email.parse(address));
    process.stdout.write(`${user.email} is an admin\n`);
  }
}
