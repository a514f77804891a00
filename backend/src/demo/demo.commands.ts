import { Injectable } from '@nestjs/common';
import { CliCommand } from '../infrastructure/cli/cli-commands.js';
import { Config } from '../infrastructure/config/config.js';
import { DemoData } from './demo-data.js';
import { demoPeople } from './demo-people.js';

@Injectable()
export class DemoCommands {
  constructor(
    private readonly config: Config,
    private readonly demo: DemoData,
  ) {}

  /** Run by `npm start`; in production only with DEMO_DATA=on. */
  @CliCommand('seed', 'Fills an empty database with demo data, unless DEMO_DATA=off')
  async seed(): Promise<void> {
    process.stdout.write(`${await this.result()}\n`);
  }

  private async result(): Promise<string> {
    if (!this.config.demoData) return 'Demo data is off';
    if (!(await this.demo.load())) return 'The database has people already; no demo data loaded';
    return `Demo data loaded. Sign in as ${demoPeople
      .filter(({ status }) => !status)
      .map(({ email }) => email)
      .join(', ')}`;
  }
}
