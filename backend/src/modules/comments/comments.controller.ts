import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  byReaction,
  commentView,
  createComment,
  deleted,
  listComments,
  updateComment,
  type Actor,
  type ByReaction,
  type CreateComment,
  type ListComments,
  type UpdateComment,
  type UserActor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Param, Query } from '../../infrastructure/http/operation.js';
import { CommentsService } from './comments.service.js';

@Controller('task-comments')
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Get()
  @Operation('List comments', 'comment.list', [commentView], {
    description: 'Of a project or a task, oldest first, at most 100 a page.',
    errors: ['project.not_found', 'project.invalid_id', 'not_found'],
  })
  list(@CurrentActor() actor: Actor, @Query(listComments) query: ListComments) {
    return this.comments.list(actor, query);
  }

  @Post()
  @Operation('Create a comment', 'comment.create', commentView, {
    description: 'On a task; internal comments are written and read by admins only.',
    errors: ['not_found'],
    example: {
      task_id: '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
      body: 'The new switch is in. **Both** offices are on it.',
    },
  })
  create(@CurrentActor() actor: UserActor, @Body(createComment) input: CreateComment) {
    return this.comments.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a comment', 'comment.read', commentView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.comments.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a comment', 'comment.update', commentView, {
    example: { body: 'The new switch is in and tested.' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(updateComment) input: UpdateComment) {
    return this.comments.update(actor, id, input);
  }

  @Put(':id/reactions/:reaction')
  @Operation('Add a reaction to a comment', 'comment.react', commentView)
  react(@CurrentActor() actor: UserActor, @Param(byReaction) reaction: ByReaction) {
    return this.comments.react(actor, reaction);
  }

  @Delete(':id/reactions/:reaction')
  @Operation('Remove a reaction from a comment', 'comment.react', commentView)
  takeReactionBack(@CurrentActor() actor: UserActor, @Param(byReaction) reaction: ByReaction) {
    return this.comments.takeReactionBack(actor, reaction);
  }

  @Delete(':id')
  @Operation('Delete a comment', 'comment.delete', deleted, {
    description: 'With its files. An admin can restore it for 30 days.',
  })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.comments.remove(actor, id);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted comment', 'comment.restore', commentView, {
    description: 'With its files.',
    status: 200,
  })
  restore(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.comments.restore(actor, id);
  }
}
