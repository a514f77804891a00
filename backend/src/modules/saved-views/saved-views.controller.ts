import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  type Actor,
  createSavedView,
  type CreateSavedView,
  deleted,
  listSavedViews,
  type ListSavedViews,
  savedViewView,
  updateSavedView,
  type UpdateSavedView,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { SavedViewsService } from './saved-views.service.js';

@Controller('saved-views')
export class SavedViewsController {
  constructor(private readonly savedViews: SavedViewsService) {}

  @Get()
  @Operation('List saved views', 'saved_view.list', [savedViewView], {
    description: 'The caller’s own and the shared ones; with `path` those of one list.',
  })
  list(@CurrentActor() actor: Actor, @Query(listSavedViews) query: ListSavedViews) {
    return this.savedViews.list(actor, query);
  }

  @Post()
  @Operation('Create a saved view', 'saved_view.create', savedViewView, {
    description: 'Filters, order and layout of a list.',
    example: { path: '/admin/projects', name: 'Late ones', search: 'health=at_risk', is_shared: true },
  })
  create(@CurrentActor() actor: Actor, @Body(createSavedView) input: CreateSavedView) {
    return this.savedViews.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a saved view', 'saved_view.read', savedViewView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.savedViews.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a saved view', 'saved_view.update', savedViewView, { example: { name: 'Another name' } })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(updateSavedView) input: UpdateSavedView) {
    return this.savedViews.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a saved view', 'saved_view.delete', deleted)
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.savedViews.remove(actor, id);
  }
}
