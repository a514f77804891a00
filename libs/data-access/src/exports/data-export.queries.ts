import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';

const dataExports = defineResource('/api/v1/exports', { key: keys.dataExports, restorable: false });

/** Exports of companies and persons, newest first. */
export const dataExportQueries = dataExports.queries;

/** Asks for an archive; it is made in the background. */
export const useCreateDataExport = dataExports.useCreate;

/** Stops an export; no archive comes of it. */
export const useCancelDataExport = dataExports.step('cancel');

/** Where the browser downloads an archive. */
export const dataExportHref = ({ id }: { id: string }): string => `/api/v1/exports/${id}/file`;
