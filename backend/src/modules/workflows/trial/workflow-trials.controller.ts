import { Controller, Post } from '@nestjs/common';
import {
  type Actor,
  DryRunDefinition,
  DryRunWorkflow,
  TestDefinition,
  TestWorkflow,
  WorkflowDryRun,
  WorkflowTestResult,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation } from '../../../infrastructure/http/operation.js';
import { WorkflowTrialsService } from './workflow-trials.service.js';

const definition = { trigger: { type: 'event', event: 'ticket.opened' }, actions: [{ type: 'stop' }] };
const record_id = '01986c4e-7d7c-7000-8000-000000000001';

@Controller('workflows')
export class WorkflowTrialsController {
  constructor(private readonly trials: WorkflowTrialsService) {}

  @Post('triggers/:id/test')
  @Operation('Test a workflow against past events', 'workflow.read', WorkflowTestResult, {
    description: 'Answers what it would have matched in the last days.',
    status: 200,
    example: { days: 30 },
  })
  testSaved(@CurrentActor() actor: Actor, @Id() id: string, @Body(TestWorkflow) input: TestWorkflow) {
    return this.trials.testSaved(actor, id, input);
  }

  @Post('triggers/:id/dry-run')
  @Operation('Dry-run a workflow on a record', 'workflow.read', WorkflowDryRun, {
    status: 200,
    errors: ['workflow.no_record', 'workflow.record_not_found'],
    example: { record_id },
  })
  dryRunSaved(@CurrentActor() actor: Actor, @Id() id: string, @Body(DryRunWorkflow) input: DryRunWorkflow) {
    return this.trials.dryRunSaved(actor, id, input);
  }

  @Post('test')
  @Operation('Test an unsaved workflow against past events', 'workflow.read', WorkflowTestResult, {
    status: 200,
    example: { days: 30, definition },
  })
  test(@CurrentActor() actor: Actor, @Body(TestDefinition) input: TestDefinition) {
    return this.trials.test(actor, input);
  }

  @Post('dry-run')
  @Operation('Dry-run an unsaved workflow on a record', 'workflow.read', WorkflowDryRun, {
    status: 200,
    errors: ['workflow.no_record', 'workflow.record_not_found'],
    example: { record_id, definition },
  })
  dryRun(@CurrentActor() actor: Actor, @Body(DryRunDefinition) input: DryRunDefinition) {
    return this.trials.dryRun(actor, input);
  }
}
