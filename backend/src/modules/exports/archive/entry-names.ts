import { truncate } from '@portal/contracts';
import { harmlessName } from '../../../infrastructure/storage/file-kinds/safe-file-name.js';

interface Place {
  source: string;
  /** Within the source; may be empty. */
  folder: string;
  is_internal: boolean;
}

const LONGEST = 100;
/** Names that Windows keeps for devices, with any ending. */
const OF_DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** One folder or file of a path: no separators, nothing that leads out of the archive, and not too long. */
function segment(text: string, otherwise: string): string {
  const name = harmlessName(text.replaceAll(/[/\\]/g, '_').replaceAll(/\.{2,}/g, '.')) || otherwise;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  const short = name.length > LONGEST ? truncate(name, LONGEST - ending.length) + ending : name;
  return OF_DEVICES.test(short) ? `_${short}` : short;
}

/** Where files lie that no customer can see; no other folder has this name. */
const INTERNAL_FILES = 'internal';

/** The folders of a stored file in an archive. */
export const foldersOf = ({ source, folder, is_internal: isInternal }: Place): string[] => [
  'files',
  ...(isInternal ? [INTERNAL_FILES] : []),
  source,
  ...(folder === '' ? [] : [folder]),
];

/** Of a file's path in an archive. */
export const isInternalPath = (path: string): boolean => path.startsWith(`files/${INTERNAL_FILES}/`);

/** Readable paths for the files of one archive, each of them once, also where file systems know no capital letters. */
export class EntryNames {
  private readonly taken = new Set<string>();

  /** "files/attachments/T-0012/plan.pdf", or "…/plan (2).pdf" where that is taken. */
  pathOf(folders: readonly string[], name: string): string {
    const folder = folders.map((one) => segment(one, 'other')).join('/');
    const file = segment(name, 'file');
    const [base, ending] = /^(.+?)(\.[A-Za-z0-9]{1,8})$/.exec(file)?.slice(1) ?? [file, ''];
    let path = `${folder}/${file}`;
    for (let copy = 2; this.taken.has(path.toLowerCase()); copy += 1) path = `${folder}/${base} (${copy})${ending}`;
    this.taken.add(path.toLowerCase());
    return path;
  }
}
