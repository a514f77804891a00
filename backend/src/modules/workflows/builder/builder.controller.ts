import { Controller, Get } from '@nestjs/common';
import { type Actor, WorkflowActionInfo, WorkflowCatalogue, WorkflowStarter } from '@portal/contracts';
import { CurrentActor, Operation } from '../../../infrastructure/http/operation.js';
import { WorkflowBuilderService } from './builder.service.js';

@Controller('workflows')
export class WorkflowBuilderController {
  constructor(private readonly builder: WorkflowBuilderService) {}

  @Get('events')
  @Operation('List workflow events', 'workflow.read', WorkflowCatalogue, {
    description: 'Events and records with the fields that conditions and texts may use.',
  })
  events(@CurrentActor() actor: Actor) {
    return this.builder.events(actor);
  }

  @Get('actions')
  @Operation('List workflow actions', 'workflow.read', [WorkflowActionInfo], {
    description: 'With the schema of their forms.',
  })
  actions(@CurrentActor() actor: Actor) {
    return this.builder.actions(actor);
  }

  @Get('starters')
  @Operation('List workflow starters', 'workflow.read', [WorkflowStarter])
  starters(@CurrentActor() actor: Actor) {
    return this.builder.starters(actor);
  }
}
