import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { deleted, retention } from '../../infrastructure/schedule/index.js';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViewsProjector } from './saved-views.projector.js';
import { SavedViewsService } from './saved-views.service.js';
import { SavedViewSchema } from './saved-view.entity.js';

@Module({
  imports: [MikroOrmModule.forFeature([SavedViewSchema])],
  controllers: [SavedViewsController],
  providers: [SavedViewsProjector, SavedViewsService, retention('purge-saved-views', { saved_views: [deleted()] })],
})
export class SavedViewsModule {}
