import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { FileStorage } from './file-storage.js';
import { IncomingFiles, IncomingFilesSweep } from './incoming-files.js';
import { MalwareScanner } from './malware/malware-scanner.js';
import { openStorage, type OpenStorage } from './open-storage.js';

const OPEN_STORAGE = Symbol('what STORAGE names, opened');

/** Files of any domain, behind one port. */
@Global()
@Module({
  providers: [
    IncomingFilesSweep,
    { provide: MalwareScanner, useFactory: (config: Config) => new MalwareScanner(config), inject: [Config] },
    { provide: OPEN_STORAGE, useFactory: openStorage, inject: [Config] },
    { provide: FileStorage, useFactory: ({ storage }: OpenStorage) => storage, inject: [OPEN_STORAGE] },
    { provide: IncomingFiles, useFactory: ({ incoming }: OpenStorage) => incoming, inject: [OPEN_STORAGE] },
  ],
  exports: [FileStorage, IncomingFiles, MalwareScanner],
})
export class StorageModule {}
