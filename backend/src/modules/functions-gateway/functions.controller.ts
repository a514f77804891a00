import { All, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OutsideApi } from '../../infrastructure/http/operation.decorator.js';
import { FunctionsGateway } from './functions.gateway.js';

/** The specification's calls (section 7); the routes behind them check session and rights. */
@Controller()
@OutsideApi()
export class FunctionsController {
  constructor(private readonly gateway: FunctionsGateway) {}

  @All('functions/v1/*')
  async call(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.gateway.forward('functions', request, reply);
  }

  @All('rest/v1/rpc/*')
  async procedure(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.gateway.forward('procedures', request, reply);
  }
}
