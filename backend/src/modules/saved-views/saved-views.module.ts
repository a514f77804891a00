import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { deleted, retention } from '../../infrastructure/schedule/index.js';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViewsProjector } from './saved-views.projector.js';
import { SavedViewsService } from './saved-views.service.js';
import { SavedView } from './saved-view.entity.js';

@Module({
  imports: [entities(SavedView)],
  controllers: [SavedViewsController],
  providers: [SavedViewsProjector, SavedViewsService, retention('purge-saved-views', { saved_views: [deleted()] })],
})
export class SavedViewsModule {}
