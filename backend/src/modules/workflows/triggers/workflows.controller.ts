import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  type Actor,
  CreateWorkflow,
  Deleted,
  ListWorkflows,
  RunWorkflow,
  UpdateWorkflow,
  WorkflowRunView,
  WorkflowSecrets,
  WorkflowView,
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
  @Operation('List workflows', 'workflow.list', [WorkflowView])
  list(@CurrentActor() actor: Actor, @Query(ListWorkflows) query: ListWorkflows) {
    return this.workflows.list(actor, query);
  }

  @Post()
  @Operation('Create a workflow', 'workflow.create', WorkflowView, { example })
  create(@CurrentActor() actor: Actor, @Body(CreateWorkflow) input: CreateWorkflow) {
    return this.workflows.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a workflow', 'workflow.read', WorkflowView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.workflows.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a workflow', 'workflow.update', WorkflowView, {
    description: 'Also switches it on or off.',
    example: { status: 'enabled' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(UpdateWorkflow) input: UpdateWorkflow) {
    return this.workflows.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a workflow', 'workflow.delete', Deleted, { description: 'It can be restored for 30 days.' })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.workflows.remove(actor, id);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted workflow', 'workflow.restore', WorkflowView, { status: 200 })
  restore(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.workflows.restore(actor, id);
  }

  @Post(':id/run')
  @Operation('Start a workflow by hand', 'workflow.run', WorkflowRunView, {
    errors: ['workflow.disabled', 'workflow.no_record', 'workflow.record_not_found'],
    example: { record_id: '01986c4e-7d7c-7000-8000-000000000001' },
  })
  run(@CurrentActor() actor: Actor, @Id() id: string, @Body(RunWorkflow) input: RunWorkflow) {
    return this.runs.start(actor, id, input);
  }

  @Get(':id/secrets')
  @Operation('Get the webhook secrets of a workflow', 'workflow.secrets', WorkflowSecrets)
  secrets(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.workflows.secrets(actor, id);
  }

  @Post(':id/secrets')
  @Operation('Rotate the webhook secrets of a workflow', 'workflow.secrets', WorkflowSecrets)
  renewSecrets(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.workflows.renewSecrets(actor, id);
  }
}
