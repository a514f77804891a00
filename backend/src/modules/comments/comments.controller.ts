import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  ByReaction,
  CommentView,
  CreateComment,
  Deleted,
  ListComments,
  UpdateComment,
  type Actor,
  type UserActor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Param, Query } from '../../infrastructure/http/operation.js';
import { CommentsService } from './comments.service.js';

@Controller('task-comments')
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Get()
  @Operation('List comments', 'comment.list', [CommentView], {
    description: 'Of a project, a task or a consultation request, oldest first, at most 100 a page.',
    errors: ['project.not_found', 'project.invalid_id', 'not_found'],
  })
  list(@CurrentActor() actor: Actor, @Query(ListComments) query: ListComments) {
    return this.comments.list(actor, query);
  }

  @Post()
  @Operation('Create a comment', 'comment.create', CommentView, {
    description: 'On a task; internal comments are written and read by admins only.',
    errors: ['not_found'],
    example: {
      task_id: '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
      body: 'The new switch is in. **Both** offices are on it.',
    },
  })
  create(@CurrentActor() actor: UserActor, @Body(CreateComment) input: CreateComment) {
    return this.comments.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a comment', 'comment.read', CommentView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.comments.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a comment', 'comment.update', CommentView, {
    example: { body: 'The new switch is in and tested.' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(UpdateComment) input: UpdateComment) {
    return this.comments.update(actor, id, input);
  }

  @Put(':id/reactions/:reaction')
  @Operation('Add a reaction to a comment', 'comment.react', CommentView)
  react(@CurrentActor() actor: UserActor, @Param(ByReaction) reaction: ByReaction) {
    return this.comments.react(actor, reaction);
  }

  @Delete(':id/reactions/:reaction')
  @Operation('Remove a reaction from a comment', 'comment.react', CommentView)
  takeReactionBack(@CurrentActor() actor: UserActor, @Param(ByReaction) reaction: ByReaction) {
    return this.comments.takeReactionBack(actor, reaction);
  }

  @Delete(':id')
  @Operation('Delete a comment', 'comment.delete', Deleted, {
    description: 'With its files. An admin can restore it for 30 days.',
  })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.comments.remove(actor, id);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted comment', 'comment.restore', CommentView, {
    description: 'With its files.',
    status: 200,
  })
  restore(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.comments.restore(actor, id);
  }
}
