import { Controller, Get, Query } from '@nestjs/common';
import { searchAnswer, searchQuery, type Actor, type SearchQuery } from '@portal/contracts';
import { CurrentActor } from '../../infrastructure/auth/current-actor.decorator.js';
import { Operation } from '../../infrastructure/http/operation.decorator.js';
import { SearchService } from './search.service.js';

@Controller('search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Get()
  @Operation('Search', {
    description: 'Records that the caller may see, by words, beginnings of words or numbers.',
    permission: 'search.read',
    returns: searchAnswer,
    errors: ['unavailable'],
  })
  find(@CurrentActor() actor: Actor, @Query({ schema: searchQuery }) query: SearchQuery) {
    return this.search.find(actor, query);
  }
}
