import { Module } from '@nestjs/common';
import { WorkQueueController } from './work-queue.controller.js';
import { WorkQueueReader } from './work-queue.reader.js';

/** The queue of the dashboard, over the rows of all domains that wait for one of us; no module imports it. */
@Module({ controllers: [WorkQueueController], providers: [WorkQueueReader] })
export class WorkQueueModule {}
