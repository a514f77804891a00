import type { ImportKind, ImportView, ListImportLines } from '@portal/contracts';
import { asSent, api, recordOf, fileForm } from '../http/api.js';
import { recordQuery, pageQuery } from '../query/calls.js';
import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';
import { useAction } from '../query/actions/use-action.js';

const imports = defineResource('/api/v1/imports', {
  key: keys.imports,
  related: [keys.importLines],
  restorable: false,
});

export const importQueries = {
  ...imports.queries,
  /** The texts in columns of choices that are none of ours, by the columns of the last dry run. */
  unknownValues: ({ id, version }: Pick<ImportView, 'id' | 'version'>) =>
    recordQuery([...keys.importLines, id, 'unknown-values', version], '/api/v1/imports/{id}/unknown-values', {
      path: { id },
    }),
  /** The lines of an import with their fates. */
  lines: (id: string, query: ListImportLines) =>
    pageQuery([...keys.importLines, id, query], '/api/v1/imports/{id}/lines', {
      path: { id },
      query: asSent(query),
    }),
};

/** Sends a file as a form; nothing is created of it yet. */
export const useUploadImport = () =>
  useAction({
    run: ({ file, kind, sheet }: { file: File; kind: ImportKind; sheet?: string | null | undefined }, headers) =>
      recordOf(api.POST('/api/v1/imports', { ...fileForm(file, { kind, ...(sheet ? { sheet } : {}) }), headers })),
    invalidates: [keys.imports],
  });

/** The steps of an import; each runs in the background. */
export const useCheckImport = imports.step('check');
export const useChooseHeadingLine = imports.step('heading-line');
export const useApplyImport = imports.step('apply');
export const useCancelImport = imports.step('cancel');
export const useUndoImport = imports.step('undo');

/** Where the browser downloads the lines with their fates. */
export const importResultHref = ({ id }: { id: string }): string => `/api/v1/imports/${id}/result`;
