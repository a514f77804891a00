import { Controller, Get, Post } from '@nestjs/common';
import { type Actor, DecideRun, ListWorkflowRuns, WorkflowRunSummary, WorkflowRunView } from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../../infrastructure/http/operation.js';
import { WorkflowRunsReader } from './workflow-runs.reader.js';
import { WorkflowRunsService } from './workflow-runs.service.js';

@Controller('workflows/runs')
export class WorkflowRunsController {
  constructor(
    private readonly reader: WorkflowRunsReader,
    private readonly runs: WorkflowRunsService,
  ) {}

  @Get()
  @Operation('List workflow runs', 'workflow_run.list', [WorkflowRunSummary], { description: 'Newest first.' })
  list(@CurrentActor() actor: Actor, @Query(ListWorkflowRuns) query: ListWorkflowRuns) {
    return this.reader.list(actor, query);
  }

  @Get(':id')
  @Operation('Get a workflow run', 'workflow_run.read', WorkflowRunView, { description: 'With its steps.' })
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.reader.get(actor, id);
  }

  @Post(':id/retry')
  @Operation('Retry a workflow run', 'workflow_run.decide', WorkflowRunView, {
    description: 'From the step that failed.',
    status: 200,
    errors: ['workflow_run.not_failed'],
  })
  retry(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.runs.retry(actor, id);
  }

  @Post(':id/cancel')
  @Operation('Cancel a workflow run', 'workflow_run.decide', WorkflowRunView, {
    status: 200,
    errors: ['workflow_run.ended'],
  })
  cancel(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.runs.cancel(actor, id);
  }

  @Post(':id/approve')
  @Operation('Approve a workflow run', 'workflow_run.decide', WorkflowRunView, {
    status: 200,
    errors: ['workflow_run.not_waiting'],
    example: { comment: 'Go ahead' },
  })
  approve(@CurrentActor() actor: Actor, @Id() id: string, @Body(DecideRun) input: DecideRun) {
    return this.runs.approve(actor, id, input);
  }

  @Post(':id/reject')
  @Operation('Reject a workflow run', 'workflow_run.decide', WorkflowRunView, {
    description: 'One that waits for approval; it ends there.',
    status: 200,
    errors: ['workflow_run.not_waiting'],
    example: { comment: 'Not this month' },
  })
  reject(@CurrentActor() actor: Actor, @Id() id: string, @Body(DecideRun) input: DecideRun) {
    return this.runs.reject(actor, id, input);
  }
}
