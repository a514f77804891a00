import { Controller, Get } from '@nestjs/common';
import { SearchAnswer, SearchQuery, type Actor } from '@portal/contracts';
import { CurrentActor, Operation, Query } from '../../infrastructure/http/operation.js';
import { SearchService } from './search.service.js';

@Controller('search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Get()
  @Operation('Search', 'search.read', SearchAnswer, {
    description: 'Records that the caller may see, by words, beginnings of words or numbers.',
  })
  find(@CurrentActor() actor: Actor, @Query(SearchQuery) query: SearchQuery) {
    return this.search.find(actor, query);
  }
}
