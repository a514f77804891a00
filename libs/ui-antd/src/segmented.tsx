import { Segmented as AntSegmented, type SegmentedProps } from 'antd';

/** One of a few values, all in sight. Its choices are one stop of Tab, with the arrow keys between them; antd makes the group a stop too. */
export const Segmented = <Value,>(props: SegmentedProps<Value>) => <AntSegmented<Value> {...props} tabIndex={-1} />;
