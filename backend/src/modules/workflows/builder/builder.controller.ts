import { Controller, Get } from '@nestjs/common';
import {
  type Actor,
  type Page,
  workflowActionInfo,
  type WorkflowActionInfo,
  workflowCatalogue,
  type WorkflowCatalogue,
  workflowStarter,
  type WorkflowStarter,
} from '@portal/contracts';
import { CurrentActor, Operation } from '../../../infrastructure/http/operation.decorator.js';
import { WorkflowBuilderService } from './builder.service.js';

@Controller('workflows')
export class WorkflowBuilderController {
  constructor(private readonly builder: WorkflowBuilderService) {}

  @Get('events')
  @Operation('List workflow events', {
    description: 'Events and records with the fields that conditions and texts may use.',
    permission: 'workflow.read',
    returns: workflowCatalogue,
  })
  events(@CurrentActor() actor: Actor): WorkflowCatalogue {
    return this.builder.events(actor);
  }

  @Get('actions')
  @Operation('List workflow actions', {
    description: 'With the schema of their forms.',
    permission: 'workflow.read',
    lists: workflowActionInfo,
  })
  actions(@CurrentActor() actor: Actor): Page<WorkflowActionInfo> {
    return this.builder.actions(actor);
  }

  @Get('starters')
  @Operation('List workflow starters', { permission: 'workflow.read', lists: workflowStarter })
  starters(@CurrentActor() actor: Actor): Page<WorkflowStarter> {
    return this.builder.starters(actor);
  }
}
