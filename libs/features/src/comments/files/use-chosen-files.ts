import { useState } from 'react';
import { checkFiles, type RefusedFile } from './attachable-files.js';

/** Files that are to go with a text, and those that can't. */
export interface ChosenFileList {
  files: readonly File[];
  /** Files that were not even sent. */
  refused: readonly RefusedFile[];
  addFiles: (chosen: Iterable<File>) => void;
  removeFile: (file: File) => void;
  clearFiles: () => void;
}

/** Collects the files that are chosen, dropped or pasted; each is checked before it is taken. */
export function useChosenFiles(): ChosenFileList {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  return {
    files,
    refused,
    addFiles: (chosen) => {
      const checked = checkFiles([...chosen], files.length);
      setFiles([...files, ...checked.accepted]);
      setRefused(checked.refused);
    },
    removeFile: (gone) => setFiles(files.filter((file) => file !== gone)),
    clearFiles: () => {
      setFiles([]);
      setRefused([]);
    },
  };
}
