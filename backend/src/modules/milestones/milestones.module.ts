import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { ProjectsModule } from '../projects/index.js';
import { MilestoneOrder } from './milestone-order.service.js';
import { MilestoneSchema } from './milestone.entity.js';
import { MilestonesController, TestMilestonesController } from './milestones.controller.js';
import { MilestonesProjector } from './milestones.projector.js';
import { MilestonesPurge } from './milestones.purge.js';
import { MilestonesReader } from './milestones.reader.js';
import { MilestonesService } from './milestones.service.js';

/** The milestones of projects, with their approval. */
@Module({
  imports: [ProjectsModule, MikroOrmModule.forFeature([MilestoneSchema])],
  controllers: [MilestonesController, TestMilestonesController],
  providers: [MilestoneOrder, MilestonesProjector, MilestonesPurge, MilestonesReader, MilestonesService],
  exports: [MilestonesReader, MilestonesService],
})
export class MilestonesModule {}
