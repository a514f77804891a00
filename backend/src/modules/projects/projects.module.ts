import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { ProjectMemberSchema } from './project-member.entity.js';
import { ProjectSchema } from './project.entity.js';

/** Projects of customers, and the people in them. */
@Module({
  imports: [MikroOrmModule.forFeature([ProjectSchema, ProjectMemberSchema])],
})
export class ProjectsModule {}
