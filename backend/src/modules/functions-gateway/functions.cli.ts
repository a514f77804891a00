import { Injectable } from '@nestjs/common';
import { CliCommand } from '../../infrastructure/cli/cli-command.decorator.js';
import { functionsDocument } from './functions-document.js';

@Injectable()
export class FunctionsCli {
  /** Prints docs/functions-api.md. */
  @CliCommand('functions-api', 'Print docs/functions-api.md from the table of calls')
  async print(): Promise<void> {
    await new Promise<void>((done) => {
      process.stdout.write(functionsDocument(), () => {
        done();
      });
    });
  }
}
