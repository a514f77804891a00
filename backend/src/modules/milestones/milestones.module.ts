import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { ProjectsModule } from '../projects/index.js';
import { MilestonesService } from './milestones.service.js';
import { MilestoneSchema } from './milestone.entity.js';
import { MilestonesController, TestMilestonesController } from './milestones.controller.js';
import { MilestonesProjector } from './milestones.projector.js';
import { MilestonesPurge } from './milestones.purge.js';

/** The milestones of projects, with their approval. */
@Module({
  imports: [ProjectsModule, MikroOrmModule.forFeature([MilestoneSchema])],
  controllers: [MilestonesController, TestMilestonesController],
  providers: [MilestonesProjector, MilestonesPurge, MilestonesService],
  exports: [MilestonesService],
})
export class MilestonesModule {}
