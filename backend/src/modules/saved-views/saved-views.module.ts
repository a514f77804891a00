import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViewsProjector } from './saved-views.projector.js';
import { SavedViewsPurge } from './saved-views.purge.js';
import { SavedViewsService } from './saved-views.service.js';
import { SavedViewSchema } from './saved-view.entity.js';

@Module({
  imports: [MikroOrmModule.forFeature([SavedViewSchema])],
  controllers: [SavedViewsController],
  providers: [SavedViewsProjector, SavedViewsPurge, SavedViewsService],
})
export class SavedViewsModule {}
