import { Controller, Post, Req } from '@nestjs/common';
import { type Actor, HookBody, HookReceived } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { Body, CurrentActor, Id, Operation } from '../../../infrastructure/http/operation.js';
import { HooksService } from './hooks.service.js';

@Controller('hooks')
export class HooksController {
  constructor(private readonly hooks: HooksService) {}

  @Post(':id')
  @Operation('Start a workflow by webhook', 'workflow_hook.receive', HookReceived, {
    status: 202,
    errors: ['workflow_hook.unverified', 'workflow_hook.stale', 'workflow.no_record'],
    example: { status: 'down' },
  })
  receive(
    @CurrentActor() actor: Actor,
    @Id() id: string,
    @Body(HookBody) body: HookBody,
    @Req() { headers, rawBody }: FastifyRequest,
  ) {
    return this.hooks.receive(actor, id, { body, headers, raw: rawBody?.toString() ?? '' });
  }
}
