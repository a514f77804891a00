import { createContext, useContext } from 'react';
import type { TimeStyle } from '@portal/ui';

/** The zone and locale of the person who reads. */
export const TimeStyleContext = createContext<TimeStyle>({});

/** The zone and locale that times on this screen are shown in. */
export const useTimeStyle = (): TimeStyle => useContext(TimeStyleContext);
