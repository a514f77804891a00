/** A kind of file that is accepted, recognised by its content. */
export interface FileKind {
  /** The media type it is stored and served as. */
  type: string;
  /** The endings its name may have; the first is given to a name that has none of them. */
  extensions: readonly string[];
  /** What senders call it beside its type. */
  aliases: readonly string[];
}

const kind = (type: string, extensions: readonly string[], aliases: readonly string[] = []): FileKind => ({
  type,
  extensions,
  aliases,
});

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const ODF = 'application/vnd.oasis.opendocument';

/** Everything that is accepted (decisions, section 4). Not here: SVG, HTML and other markup, programs, macros. */
export const fileKinds = {
  png: kind('image/png', ['png'], ['image/x-png', 'image/apng']),
  jpeg: kind('image/jpeg', ['jpg', 'jpeg', 'jpe', 'jfif'], ['image/jpg', 'image/pjpeg']),
  gif: kind('image/gif', ['gif']),
  webp: kind('image/webp', ['webp']),
  pdf: kind('application/pdf', ['pdf'], ['application/x-pdf']),
  text: kind(
    'text/plain',
    ['txt', 'text', 'log', 'md', 'json', 'yaml', 'yml', 'ini', 'conf'],
    ['text/markdown', 'text/x-log', 'application/json', 'application/yaml', 'text/yaml', 'text/csv'],
  ),
  csv: kind(
    'text/csv',
    ['csv', 'tsv'],
    ['text/plain', 'application/csv', 'text/tab-separated-values', 'application/vnd.ms-excel'],
  ),
  docx: kind(`${OFFICE}.wordprocessingml.document`, ['docx', 'dotx'], [`${OFFICE}.wordprocessingml.template`]),
  xlsx: kind(`${OFFICE}.spreadsheetml.sheet`, ['xlsx', 'xltx'], [`${OFFICE}.spreadsheetml.template`]),
  pptx: kind(
    `${OFFICE}.presentationml.presentation`,
    ['pptx', 'ppsx', 'potx'],
    [`${OFFICE}.presentationml.slideshow`, `${OFFICE}.presentationml.template`],
  ),
  odt: kind(`${ODF}.text`, ['odt', 'ott'], [`${ODF}.text-template`]),
  ods: kind(`${ODF}.spreadsheet`, ['ods', 'ots'], [`${ODF}.spreadsheet-template`]),
  odp: kind(`${ODF}.presentation`, ['odp', 'otp'], [`${ODF}.presentation-template`]),
  doc: kind('application/msword', ['doc', 'dot']),
  xls: kind('application/vnd.ms-excel', ['xls', 'xlt'], ['application/msexcel', 'application/x-msexcel']),
  ppt: kind('application/vnd.ms-powerpoint', ['ppt', 'pps', 'pot'], ['application/mspowerpoint']),
  zip: kind('application/zip', ['zip'], ['application/x-zip', 'application/x-zip-compressed']),
} as const satisfies Record<string, FileKind>;

/** Types sent by programs that don't know the type. */
const SAYS_NOTHING = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

const bareType = (claimed: string): string => (claimed.split(';', 1)[0] ?? '').trim().toLowerCase();

/** Whether the type that a sender claims fits this kind. */
export function agreesWith({ type, aliases }: FileKind, claimed: string): boolean {
  const said = bareType(claimed);
  return SAYS_NOTHING.has(said) || said === type || aliases.includes(said);
}

/** Whether name or claimed type call a text a table, since its content doesn't decide it. */
export const isCalledTable = (name: string, claimed: string): boolean =>
  /\.(csv|tsv)$/i.test(name) || /^(text|application)\/(csv|tab-separated-values)$/.test(bareType(claimed));
