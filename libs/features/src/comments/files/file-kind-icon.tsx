import { Archive, FileSpreadsheet, FileText, Image, type LucideIcon } from 'lucide-react';

const icons: readonly (readonly [kind: RegExp, icon: LucideIcon])[] = [
  [/^image\//, Image],
  [/csv|sheet|excel/, FileSpreadsheet],
  [/zip/, Archive],
];

/** The icon of a kind of file, beside its name. */
export function FileKindIcon({ type }: { type: string }) {
  const Icon = icons.find(([kind]) => kind.test(type))?.[1] ?? FileText;
  return <Icon size={16} strokeWidth={1.75} />;
}
