export { FileRun, type FileRunStatus, type MadeFile } from './file-run.js';
export { FileRunMaker, RunEnded, type WrittenFile } from './file-run-maker.js';
export { RunTaken, type FileRunProgress } from './file-run-progress.js';
export { FileRunQueue } from './file-run-queue.js';
export { fileSlug } from './file-run.js';
