import type { ChangeMarks } from '@portal/ui-antd';
import { useLiveRows } from '../live/use-live-rows.js';

/** Keeps meetings on the screen live; gives those that another user changed a moment ago. */
export const useLiveMeetings = (): ChangeMarks => useLiveRows('consultations', 'consultation_meetings');
