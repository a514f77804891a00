import { useChannel } from '@portal/realtime';
import { useGlow } from '@portal/ui-antd';

/** Keeps requests on the screen live; gives the ids that changed a moment ago, so that their rows glow once. */
export function useLiveConsultations(): ReadonlySet<string> {
  const { glowing, glow } = useGlow();
  useChannel('consultations', { onChange: ({ event, record }) => (event === 'DELETE' ? undefined : glow(record.id)) });
  return glowing;
}
