import { toast } from '@portal/ui';
import { Button } from 'antd';
import { Copy } from 'lucide-react';

const SHOWN_DIGITS = 8;

/** A SHA-256 by its first digits, which are enough to compare by eye, with a button that copies the whole. */
export function Fingerprint({ of: hash }: { of: string }) {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(hash);
    toast.short('Fingerprint copied', { tone: 'success' });
  };
  return (
    <span className="inline-row gap-4 numeric" title={hash}>
      {hash.slice(0, SHOWN_DIGITS)}…
      <Button
        type="text"
        size="small"
        aria-label="Copy the whole fingerprint"
        icon={<Copy size={14} strokeWidth={1.75} />}
        onClick={() => void copy()}
      />
    </span>
  );
}
