import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CliCommand } from '../../infrastructure/cli/cli-command.decorator.js';
import { rebuildSearch } from './rebuild-search.js';

/** For what was written past the triggers of the search: a restored table, a bulk load (decisions 7.35). */
@Injectable()
export class SearchCommands {
  constructor(private readonly em: EntityManager) {}

  @CliCommand('rebuild-search', 'Compares what search finds with the records and mends it')
  async rebuild(): Promise<void> {
    const { written, removed } = await rebuildSearch(this.em.fork());
    process.stdout.write(`${written} written, ${removed} removed\n`);
  }
}
