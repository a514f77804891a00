import type { RecordBodyProps } from '@portal/ui-antd';
import type { ComponentType } from 'react';
import { useLocation, useParams } from 'react-router';

/** The page of a record: what a sheet shows of it too, with the way back to its list as it was. */
export const recordPage = (Body: ComponentType<RecordBodyProps>, list: string, label: string): ComponentType =>
  function RecordPage() {
    const { id = '' } = useParams();
    const { search } = useLocation();
    return <Body id={id} back={{ to: `${list}${search}`, label }} />;
  };
