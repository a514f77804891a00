import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  type Actor,
  createWorkflow,
  type CreateWorkflow,
  deleted,
  listWorkflows,
  type ListWorkflows,
  runWorkflow,
  type RunWorkflow,
  updateWorkflow,
  type UpdateWorkflow,
  workflowRunView,
  workflowSecrets,
  workflowView,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../../infrastructure/http/operation.js';
import { WorkflowRunsService } from '../runs/workflow-runs.service.js';
import { WorkflowsService } from './workflows.service.js';

const example = {
  name: 'Urgent tickets outside business hours',
  trigger: { type: 'event', event: 'ticket.opened' },
  conditions: {
    match: 'all',
    conditions: [
      { field: 'record.priority', operator: 'is', value: 'urgent' },
      { field: 'time.is_business_hours', operator: 'is', value: false },
    ],
  },
  actions: [
    {
      type: 'notify',
      recipients: [{ to: 'on_call' }],
      title: 'Urgent: {{ record.number }} {{ record.title }}',
      body: 'From {{ record.requester_name }}',
    },
  ],
};

@Controller('workflows/triggers')
export class WorkflowsController {
  constructor(
    private readonly workflows: WorkflowsService,
    private readonly runs: WorkflowRunsService,
  ) {}

  @Get()
  @Operation('List workflows', 'workflow.list', [workflowView])
  list(@CurrentActor() actor: Actor, @Query(listWorkflows) query: ListWorkflows) {
    return this.workflows.list(actor, query);
  }

  @Post()
  @Operation('Create a workflow', 'workflow.create', workflowView, { example })
  create(@CurrentActor() actor: Actor, @Body(createWorkflow) input: CreateWorkflow) {
    return this.workflows.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a workflow', 'workflow.read', workflowView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.workflows.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a workflow', 'workflow.update', workflowView, {
    description: 'Also switches it on or off.',
    example: { status: 'enabled' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(updateWorkflow) input: UpdateWorkflow) {
    return this.workflows.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a workflow', 'workflow.delete', deleted, { description: 'It can be restored for 30 days.' })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.workflows.remove(actor, id);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted workflow', 'workflow.restore', workflowView, { status: 200 })
  restore(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.workflows.restore(actor, id);
  }

  @Post(':id/run')
  @Operation('Start a workflow by hand', 'workflow.run', workflowRunView, {
    errors: ['workflow.disabled', 'workflow.no_record', 'workflow.record_not_found'],
    example: { record_id: '01986c4e-7d7c-7000-8000-000000000001' },
  })
  run(@CurrentActor() actor: Actor, @Id() id: string, @Body(runWorkflow) input: RunWorkflow) {
    return this.runs.start(actor, id, input);
  }

  @Get(':id/secrets')
  @Operation('Get the webhook secrets of a workflow', 'workflow.secrets', workflowSecrets)
  secrets(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.workflows.secrets(actor, id);
  }

  @Post(':id/secrets')
  @Operation('Rotate the webhook secrets of a workflow', 'workflow.secrets', workflowSecrets)
  renewSecrets(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.workflows.renewSecrets(actor, id);
  }
}
