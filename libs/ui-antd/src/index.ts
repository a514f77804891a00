export { AntdProvider } from './antd-provider.js';
export { ScreenContext } from './screen-context.js';
export { Badge, StatusTag, tonesOf, type Tone } from './status-tag.js';
export { Chart } from './charts/chart.js';
export type { ChartPoint, ChartSeries } from './charts/chart-model.js';
export { Deferred, DetailColumns, FoldedSection, Facts, LongText } from './detail/detail-columns.js';
export { DetailMissing, DetailFailed, DetailPage, DetailSection, DetailSkeleton } from './detail/detail-page.js';
export { DetailTabs, TabTools, type DetailTab } from './detail/detail-tabs.js';
export { ListAndDetail } from './detail/list-and-detail.js';
export { downloadItem } from './detail/download-item.js';
export { EmailText, MailLink } from './detail/mail-link.js';
export { MoreMenu } from './detail/more-menu.js';
export { useMenuButton } from './detail/use-menu-button.js';
export { RecordSteps } from './detail/head/record-steps.js';
export { useSteps, type SheetFrame } from './detail/head/use-steps.js';
export { StatusSelect, stepsTo, type StatusStep } from './detail/head/status-select.js';
export { EditCell } from './edit/edit-cell.js';
export { PickEditor, TextEditor } from './edit/editors.js';
export { fieldEdits, type FieldEdit, type FieldEdits } from './edit/field-cell.js';
export {
  CustomProperty,
  PickProperty,
  Properties,
  Property,
  TextProperty,
  type PropertyEditor,
} from './edit/property.js';
export { FileField } from './form/file-field.js';
export { changesOf, conflictFields, emptyAsNull, type ConflictField, moveBack } from './form/save/changes.js';
export { DayField } from './form/day-field.js';
export { DraftOffer, useTextDraft } from './form/drafts/draft-offer.js';
export { FormFailure, WaitingNote } from './form/form-failure.js';
export { FormModal, ReasonModal } from './form/form-modal.js';
export { MoneyField, NumberField } from './form/number-field.js';
export { currentRecordOf, failureOf, fieldErrorsOf, firstReasonOf, isNotThere } from './form/problem.js';
export { tooLongSentence } from './form/form-fields.js';
export { useConfirmDelete, type Deletion, useConfirm } from './form/use-confirm.js';
export { useFocusBack, useFocusSuccessor } from './form/focus-successor.js';
export { useOneAtATime } from './form/use-one-at-a-time.js';
export { useSave, type Save } from './form/save/use-save.js';
export { useSaveRecord, type SavedRecord } from './form/save/use-save.js';
export { useSchemaForm } from './form/use-schema-form.js';
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
export { ListFilters, ListToolbar } from './list/filters/list-filters.js';
export { ListHead } from './list/table/list-head.js';
export { ListPage, type ListPageProps } from './list/list-page.js';
export { ListPlace, ListEmpty, ListFailed } from './list/list-states.js';
export { ListRows } from './list/table/list-rows.js';
export { useStableCallback } from './list/use-stable-callback.js';
export { useListKeyboard } from './list/use-list-keyboard.js';
export { readQuery, useListQuery, writeQuery } from './list/filters/use-list-query.js';
export { useRecordTrail } from './list/record-trail.js';
export { useSelection, type Selection } from './list/table/use-selection.js';
export { Meter } from './meter.js';
export { Card, Page, PageGrid, PageSection } from './page.js';
export { linkOf, OpenAsPage, RecordSheet } from './sheet/record-sheet.js';
export { useRecordSheet, type RecordSheetPlace } from './sheet/record-sheet.js';
export { StatCard, type StatTrend } from './stat-card.js';
export { ExactTime, RelativeTime, useTimeStyle } from './time/relative-time.js';
export { exactTimeText, relativeTimeText, useNow } from '@portal/ui';
export { useRecentChanges, type ChangeMark, type ChangeMarks } from './use-recent-changes.js';
export { useCards, usePhone, useWide } from './use-media-query.js';
