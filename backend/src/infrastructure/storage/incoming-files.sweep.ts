import { Injectable } from '@nestjs/common';
import { Nightly } from '../schedule/index.js';
import { IncomingFiles } from './incoming-files.js';

const DAY = 86_400_000;

/** Clears away at night what killed processes had begun to receive. */
@Injectable()
export class IncomingFilesSweep {
  constructor(private readonly incoming: IncomingFiles) {}

  @Nightly('sweep-incoming-files')
  sweep(): Promise<number> {
    return this.incoming.sweep(new Date(Date.now() - DAY));
  }
}
