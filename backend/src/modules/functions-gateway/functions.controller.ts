import { All, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OutsideApi } from '../../infrastructure/http/operation.decorator.js';
import { FunctionsGateway } from './functions.gateway.js';

/** The specification's calls (section 7); the routes behind them check session and rights. */
@Controller('functions/v1')
@OutsideApi()
export class FunctionsController {
  constructor(private readonly gateway: FunctionsGateway) {}

  @All('*')
  async call(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.gateway.forward(request, reply);
  }
}
