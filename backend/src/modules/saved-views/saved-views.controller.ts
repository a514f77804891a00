import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  type Actor,
  CreateSavedView,
  Deleted,
  ListSavedViews,
  SavedViewView,
  UpdateSavedView,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { SavedViewsService } from './saved-views.service.js';

@Controller('saved-views')
export class SavedViewsController {
  constructor(private readonly savedViews: SavedViewsService) {}

  @Get()
  @Operation('List saved views', 'saved_view.list', [SavedViewView], {
    description: 'The caller’s own and the shared ones; with `path` those of one list.',
  })
  list(@CurrentActor() actor: Actor, @Query(ListSavedViews) query: ListSavedViews) {
    return this.savedViews.list(actor, query);
  }

  @Post()
  @Operation('Create a saved view', 'saved_view.create', SavedViewView, {
    description: 'Filters, order and layout of a list.',
    example: { path: '/admin/projects', name: 'Late ones', search: 'health=at_risk', is_shared: true },
  })
  create(@CurrentActor() actor: Actor, @Body(CreateSavedView) input: CreateSavedView) {
    return this.savedViews.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a saved view', 'saved_view.read', SavedViewView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.savedViews.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a saved view', 'saved_view.update', SavedViewView, { example: { name: 'Another name' } })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(UpdateSavedView) input: UpdateSavedView) {
    return this.savedViews.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a saved view', 'saved_view.delete', Deleted)
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.savedViews.remove(actor, id);
  }
}
