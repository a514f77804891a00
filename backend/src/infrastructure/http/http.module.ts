import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ProblemFilter } from '../errors/problem.filter.js';
import { HealthController } from '../health/health.controller.js';
import { Lifecycle } from '../health/lifecycle.js';
import { StorageModule } from '../storage/storage.module.js';
import { TelemetryController } from '../telemetry/telemetry.controller.js';
import { Telemetry } from '../telemetry/telemetry.js';
import { createValidationPipe } from './declared-arguments.guard.js';
import { IdempotencyService } from './idempotency.service.js';
import { RateLimits } from './limits/rate-limits.js';
import { CallQueue, UserCalls } from './limits/user-calls.js';
import { ListFiles } from '../list-files/list-files.service.js';
import { OperationInterceptor } from './operation.interceptor.js';
import { PermissionCheck } from './permission-check.js';

/** What every call goes through: validation, one shape of answer and failure, idempotency, limits, health, metrics. */
@Global()
@Module({
  imports: [StorageModule],
  controllers: [HealthController, TelemetryController],
  providers: [
    RateLimits,
    UserCalls,
    CallQueue,
    Lifecycle,
    Telemetry,
    IdempotencyService,
    ListFiles,
    PermissionCheck,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_INTERCEPTOR, useClass: OperationInterceptor },
    { provide: APP_PIPE, useFactory: createValidationPipe },
  ],
  exports: [RateLimits, UserCalls, CallQueue, Lifecycle, Telemetry],
})
export class HttpModule {}
