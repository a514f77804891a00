import { useWide } from '@portal/ui-antd';
import { Button } from 'antd';
import { FlaskConical, SlidersHorizontal } from 'lucide-react';
import type { Builder } from './use-builder.js';

/** Opens the test; where the settings don't stand beside the flow, those too. */
export function TestButton({ builder }: { builder: Builder }) {
  const isWide = useWide();
  return (
    <>
      {isWide ? null : (
        <Button
          aria-label="About this workflow"
          icon={<SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => builder.open({ open: 'settings' })}
        />
      )}
      <Button
        icon={<FlaskConical size={15} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => builder.open({ open: 'test' })}
      >
        Test
      </Button>
    </>
  );
}
