import { toast } from '@portal/ui';

/** Puts a text on the clipboard and says so, or that the browser doesn't let it. */
export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.short(said, { tone: 'success' });
  } catch {
    toast.short('Your browser doesn’t allow copying', { tone: 'error' });
  }
}
