import { All, Controller, Post, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { limits } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TakesLargeBody } from '../../infrastructure/http/bodies/large-bodies.js';
import { OutsideApi } from '../../infrastructure/http/operation.js';
import { FunctionsGateway } from './functions.gateway.js';

/** The one call that carries a file, as base64 within its JSON. */
const takesFileInJson = { largeBody: { json: limits.attachmentJsonBytes } } satisfies TakesLargeBody;

/** The specification's calls (section 7); the routes behind them check session and rights. */
@Controller()
@OutsideApi()
export class FunctionsController {
  constructor(private readonly gateway: FunctionsGateway) {}

  @All('functions/v1/*')
  async call(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.gateway.forward('functions', request, reply);
  }

  @Post('functions/v1/task-comments')
  @RouteConfig(takesFileInJson)
  async commentOrUpload(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.gateway.forward('functions', request, reply);
  }

  @All('rest/v1/rpc/*')
  async procedure(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.gateway.forward('procedures', request, reply);
  }
}
