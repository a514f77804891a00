export { useRecordList as useList } from '@portal/features';
