export { AntdProvider } from './antd-provider.js';
export { ScreenContext } from './screen-context.js';
export { Badge } from './badge.js';
export { Chart, type ChartProps } from './charts/chart.js';
export type { ChartPoint, ChartSeries } from './charts/chart-model.js';
export { Deferred } from './detail/deferred.js';
export { DetailColumns } from './detail/detail-columns.js';
export { DetailMissing } from './detail/detail-missing.js';
export { DetailFailed, DetailPage, DetailSection, DetailSkeleton } from './detail/detail-page.js';
export { DetailTabs, TabTools, type DetailTab } from './detail/detail-tabs.js';
export { Facts } from './detail/facts.js';
export { FoldedSection } from './detail/folded-section.js';
export { ListAndDetail } from './detail/list-and-detail.js';
export { downloadItem } from './detail/download-item.js';
export { EmailText, MailLink } from './detail/mail-link.js';
export { MoreMenu } from './detail/more-menu.js';
export { useMenuButton } from './detail/use-menu-button.js';
export { RecordSteps } from './detail/head/record-steps.js';
export { useSteps, type SheetFrame } from './detail/head/use-steps.js';
export { StatusSelect, type StatusStep } from './detail/head/status-select.js';
export { LongText } from './detail/long-text.js';
export { EditCell } from './edit/edit-cell.js';
export { PickEditor, TextEditor } from './edit/editors.js';
export { fieldEdits, type FieldEdit, type FieldEdits } from './edit/field-edit.js';
export {
  CustomProperty,
  PickProperty,
  Properties,
  Property,
  TextProperty,
  type PropertyEditor,
} from './edit/property.js';
export { FileField } from './form/file-field.js';
export { changesOf, conflictFields, emptyAsNull, type ConflictField } from './form/save/changes.js';
export { DayField } from './form/day-field.js';
export { DraftOffer } from './form/drafts/draft-offer.js';
export { FormFailure } from './form/form-failure.js';
export { FormModal } from './form/form-modal.js';
export { ReasonModal } from './form/reason-modal.js';
export { MoneyField, NumberField } from './form/number-field.js';
export { currentRecordOf, failureOf, fieldErrorsOf, firstReasonOf, isNotThere } from './form/problem.js';
export { tooLongSentence } from './form/too-long.js';
export { moveBack } from './form/save/move-back.js';
export { useConfirmDelete, type Deletion } from './form/use-confirm-delete.js';
export { useConfirm } from './form/use-confirm.js';
export { useFocusBack } from './form/use-focus-back.js';
export { useFocusSuccessor } from './form/focus-successor.js';
export { useOneAtATime } from './form/use-one-at-a-time.js';
export { useSave, type Save } from './form/save/use-save.js';
export { useSaveRecord, type SavedRecord } from './form/save/use-save-record.js';
export { useSchemaForm } from './form/use-schema-form.js';
export { useTextDraft } from './form/drafts/use-text-draft.js';
export { WaitingNote } from './form/waiting-note.js';
export { useUnsavedChanges } from './form/drafts/unsaved-changes.js';
export { useDraft } from './form/drafts/use-draft.js';
export { ChangeAnnouncer, ChangeNote } from './change-note.js';
export { BulkBar } from './list/bulk-bar.js';
export type {
  BulkAction,
  ListColumn,
  ListFilter,
  ListGrouping,
  ListQuery,
  ListResult,
  ListTotals,
} from './list/table/list-column.js';
export { saveContent } from './list/csv/list-csv.js';
export { ListFilters } from './list/filters/list-filters.js';
export { ListToolbar } from './list/filters/list-toolbar.js';
export { ListHead } from './list/table/list-head.js';
export { ListPage, type ListPageProps } from './list/list-page.js';
export { ListPlace } from './list/list-place.js';
export { ListEmpty, ListFailed, type EmptyTexts } from './list/list-states.js';
export { ListRows } from './list/table/list-rows.js';
export { useListKeyboard } from './list/use-list-keyboard.js';
export { useListQuery } from './list/filters/use-list-query.js';
export { useRecordTrail } from './list/record-trail.js';
export { useSelection, type Selection } from './list/table/use-selection.js';
export { useWidth } from './list/table/use-width.js';
export { Meter } from './meter.js';
export { Card, Page, PageGrid, PageSection } from './page.js';
export { linkOf, OpenAsPage, RecordSheet } from './sheet/record-sheet.js';
export { useRecordSheet, type RecordSheetPlace } from './sheet/use-record-sheet.js';
export { StatCard, type StatTrend } from './stat-card.js';
export { StatusTag, type Tone } from './status-tag.js';
export { ExactTime, RelativeTime } from './time/relative-time.js';
export { exactTimeText, relativeTimeText } from '@portal/ui';
export { useTimeStyle } from './time/time-style.js';
export { useNow } from '@portal/ui';
export { useRecentChanges, type ChangeMark, type ChangeMarks } from './use-recent-changes.js';
export { useCards, usePhone, useWide } from './use-media-query.js';
