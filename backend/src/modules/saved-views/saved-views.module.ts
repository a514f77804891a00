import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViewsProjector } from './saved-views.projector.js';
import { SavedViewsService } from './saved-views.service.js';
import { SavedView } from './saved-view.entity.js';
import { savedViewsRetention } from './saved-views.retention.js';

@Module({
  imports: [entities(SavedView)],
  controllers: [SavedViewsController],
  providers: [SavedViewsProjector, SavedViewsService, savedViewsRetention],
})
export class SavedViewsModule {}
