import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Header, Headers } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import { Config } from '../config/config.js';
import { OutsideApi } from '../http/operation.decorator.js';
import { Telemetry } from './telemetry.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What Prometheus reads. With METRICS_TOKEN only to its bearer; in production never without one. */
@OutsideApi()
@Controller('metrics')
export class TelemetryController {
  constructor(
    private readonly telemetry: Telemetry,
    private readonly config: Config,
  ) {}

  @Get()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('cache-control', 'no-store')
  read(@Headers('authorization') authorization: string | undefined): Promise<string> {
    this.assertMayRead(authorization);
    return this.telemetry.registry.metrics();
  }

  private assertMayRead(authorization: string | undefined): void {
    const { metricsToken, production } = this.config;
    if (metricsToken === null) {
      if (production) throw new DomainError('not_found');
      return;
    }
    if (!timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${metricsToken}`)))
      throw new DomainError('unauthenticated');
  }
}
