import type { ChangeMarks } from '@portal/ui-antd';
import { useLiveRows } from '../live/use-live-rows.js';

/** Keeps requests on the screen live; gives those that another user changed a moment ago. */
export const useLiveConsultations = (): ChangeMarks => useLiveRows('consultations', 'consultation_requests');
