import { Archive, FileSpreadsheet, FileText, Image, type LucideIcon } from 'lucide-react';

const icons: readonly (readonly [kind: RegExp, icon: LucideIcon])[] = [
  [/^image\//, Image],
  [/csv|sheet|excel/, FileSpreadsheet],
  [/zip/, Archive],
];

/** The sign of a kind of file; its name says the rest. */
export function FileKindIcon({ type }: { type: string }) {
  const Icon = icons.find(([kind]) => kind.test(type))?.[1] ?? FileText;
  return <Icon size={16} strokeWidth={1.75} aria-hidden="true" />;
}
