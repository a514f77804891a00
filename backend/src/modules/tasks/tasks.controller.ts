import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  ChangeTasks,
  CreateTask,
  Deleted,
  ListTasks,
  ReorderTasks,
  TaskView,
  UpdateTask,
  type Actor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { BulkTasksService } from './bulk-tasks.service.js';
import { TasksService } from './tasks.service.js';

const OF_PROJECT = ['project.not_found', 'project.invalid_id'] as const;
const OF_REFERENCES = ['task.foreign_milestone', 'task.foreign_assignee'] as const;

@Controller('tasks')
export class TasksController {
  constructor(
    private readonly tasks: TasksService,
    private readonly bulk: BulkTasksService,
  ) {}

  @Get()
  @Operation('List tasks', 'task.list', [TaskView], {
    description: 'Of a project, or of all projects that the caller sees.',
    errors: OF_PROJECT,
  })
  list(@CurrentActor() actor: Actor, @Query(ListTasks) query: ListTasks) {
    return this.tasks.list(actor, query);
  }

  @Post()
  @Operation('Create a task', 'task.create', TaskView, {
    errors: [...OF_PROJECT, 'project.closed', ...OF_REFERENCES],
    example: { project_id: '0190a0a0-0000-7000-8000-000000000001', title: 'Run the cables', weight: 5 },
  })
  create(@CurrentActor() actor: Actor, @Body(CreateTask) input: CreateTask) {
    return this.tasks.create(actor, input);
  }

  @Post('bulk')
  @Operation('Bulk-update tasks', 'task.update', [TaskView], {
    description: 'Of one project: all of them or none.',
    status: 200,
    errors: ['not_found', ...OF_PROJECT, 'illegal_transition', ...OF_REFERENCES],
    example: {
      project_id: '0190a0a0-0000-7000-8000-000000000001',
      ids: ['0190a0a0-0000-7000-8000-000000000002'],
      status: 'done',
    },
  })
  change(@CurrentActor() actor: Actor, @Body(ChangeTasks) input: ChangeTasks) {
    return this.bulk.change(actor, input);
  }

  @Put('order')
  @Operation('Reorder tasks', 'task.update', [TaskView], {
    errors: ['not_found', ...OF_PROJECT],
  })
  reorder(@CurrentActor() actor: Actor, @Body(ReorderTasks) input: ReorderTasks) {
    return this.bulk.reorder(actor, input);
  }

  @Get(':id')
  @Operation('Get a task', 'task.read', TaskView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.tasks.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a task', 'task.update', TaskView, {
    description: '`status` moves it to another column, `position` to another place.',
    errors: ['illegal_transition', ...OF_REFERENCES],
    example: { status: 'in_progress' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(UpdateTask) input: UpdateTask) {
    return this.tasks.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a task', 'task.delete', Deleted, {
    description: 'With its comments. It can be restored for 30 days.',
  })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.tasks.remove(actor, id);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted task', 'task.restore', TaskView, { status: 200 })
  restore(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.tasks.restore(actor, id);
  }
}
