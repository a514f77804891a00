import { Module } from '@nestjs/common';
import { FileTextThreads } from '../../infrastructure/file-text/file-text-threads.js';
import { CommentsModule } from '../comments/index.js';
import { DealDocumentsModule } from '../deal-documents/index.js';
import { FileTexts } from './files/file-texts.sweep.js';
import { SearchCommands } from './search.commands.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';
import { TitleWordsPurge } from './title-words.purge.js';

/** Finds records of all domains by their text; no module imports it. */
@Module({
  imports: [CommentsModule, DealDocumentsModule],
  controllers: [SearchController],
  providers: [FileTexts, FileTextThreads, SearchCommands, SearchService, TitleWordsPurge],
})
export class SearchModule {}
