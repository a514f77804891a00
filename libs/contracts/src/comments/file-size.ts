const UNITS = ['bytes', 'KB', 'MB'] as const;

/** A size as people read it: "118 KB", "2.4 MB". */
export function formatFileSize(bytes: number): string {
  if (bytes === 1) return '1 byte';
  const step = Math.min(UNITS.length - 1, bytes < 1024 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)));
  const size = bytes / 1024 ** step;
  return `${size < 10 && step > 0 ? Math.round(size * 10) / 10 : Math.round(size)} ${UNITS[step]}`;
}
