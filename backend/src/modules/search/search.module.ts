import { Module } from '@nestjs/common';
import { SearchCommands } from './search.commands.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

/** Finds records of all domains by their text; no module imports it. */
@Module({
  controllers: [SearchController],
  providers: [SearchCommands, SearchService],
})
export class SearchModule {}
