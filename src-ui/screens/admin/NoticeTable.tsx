import { useSignals } from '@preact/signals-react/runtime'
import { useId } from 'react'
import { formatFieldTime } from '#domain/notice/landing-time'
import type { PopupRecord, PopupType } from '#domain/notice/popup-form'
import type { Instant } from '#domain/time/calendar'
import { Button } from '#ui/parts/design/Button.tsx'
import { classNames } from '#ui/parts/design/class-names.ts'
import { type TableColumn, DataTable, ON_CARD_CLASS } from '#ui/parts/design/DataTable.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { Pagination, usePagination } from '#ui/parts/design/Pagination.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/design/States.tsx'
import { Switch } from '#ui/parts/design/Switch.tsx'
import { focusField } from '#ui/parts/form/form-field.ts'
import { useStopTaskOnUnmount } from '#ui/parts/task/task.ts'
import { fill } from '#ui/text/fill.ts'
import { NOTICE_ADMIN_TEXTS as T, NOTICE_TYPE_WORDS } from '#ui/text/ko/admin/notices.ts'
import { adminFailureReason } from './admin-failure.ts'
import type { NoticeTableModel } from './notice-table.model.ts'
import { openNoticePreview } from './NoticePreview.tsx'
import { plainTextOfHtml } from './plain-text.ts'
import styles from './admin.module.css'

const WORDS = {
  popup: {
    title: T['pm.popupList'],
    register: T['pm.register'],
    empty: T['pm.noPopup'],
    hint: T['pm.noPopupHint'],
    pages: T['pm.popupPages'],
    failed: T['pm.listError'],
  },
  landing: {
    title: T['pm.landingList'],
    register: T['pm.registerLanding'],
    empty: T['pm.noLanding'],
    hint: T['pm.noLandingHint'],
    pages: T['pm.landingPages'],
    failed: T['pm.landingError'],
  },
} as const

const ofRow = ({ id }: PopupRecord, action: string) => fill(T['pm.ofRow'], { n: id, what: action })
const inWords = (moment: Instant | null) => formatFieldTime(moment).replace('T', ' ')

const Period = ({ row }: { readonly row: PopupRecord }) => {
  const [start, end] = [inWords(row.startsAt), inWords(row.endsAt)]
  if (start === '' && end === '') return T['pm.noPeriod']
  return (
    <>
      <time className={styles.time}>{start}</time>{' '}
      <span className={styles.time}>
        ~ <time>{end}</time>
      </span>
    </>
  )
}

const RowSwitch = ({ row, table }: { readonly row: PopupRecord; readonly table: NoticeTableModel }) => {
  useSignals()
  const on = row.isActive
  return (
    <Switch
      on={on}
      label={ofRow(row, T['pm.colActive'])}
      busy={table.workOn(row.id) !== null}
      onPress={() => void table.toggle(row)}
    >
      {T[on ? 'pm.active' : 'pm.inactive']}
    </Switch>
  )
}

type RowActionsProps = {
  readonly row: PopupRecord
  readonly table: NoticeTableModel
  readonly onRemoved: (() => void) | null
}

const RowActions = ({ row, table, onRemoved }: RowActionsProps) => {
  useSignals()
  const work = table.workOn(row.id)
  const remove = async () => {
    if (await table.remove(row)) onRemoved?.()
  }
  return (
    <>
      <Button
        kind="tertiary"
        small
        opensDialog
        label={ofRow(row, T['pm.colPreview'])}
        onPress={() => void openNoticePreview({ type: row.type, html: row.content })}
      >
        {T['pm.colPreview']}
      </Button>
      <LinkButton kind="tertiary" small href={`/popup-reg?edit=${row.id}`} label={ofRow(row, T['pm.colEdit'])}>
        {T['pm.colEdit']}
      </LinkButton>
      {onRemoved !== null && (
        <Button
          kind="danger"
          small
          opensDialog
          label={ofRow(row, T['pm.colDelete'])}
          busy={work === 'deleting'}
          onPress={() => void remove()}
        >
          {T['pm.colDelete']}
        </Button>
      )}
    </>
  )
}

const columnsOf = (
  type: PopupType,
  table: NoticeTableModel,
  onRemoved: () => void,
): readonly TableColumn<PopupRecord>[] => [
  {
    key: 'no',
    label: T['pm.colNo'],
    kind: 'head',
    cell: (row) => (
      <>
        {row.id}
        <span className={ON_CARD_CLASS}>{fill(T['pm.numberOf'], { type: NOTICE_TYPE_WORDS[type] })}</span>
      </>
    ),
  },
  ...(type === 'popup'
    ? [{ key: 'type', label: T['pm.colType'], kind: 'wide', cell: () => NOTICE_TYPE_WORDS[type] } as const]
    : []),
  { key: 'active', label: T['pm.colActive'], cell: (row) => <RowSwitch row={row} table={table} /> },
  {
    key: 'content',
    label: T['pm.colContent'],
    cell: (row) => <span className={styles.line}>{plainTextOfHtml(row.content) || T['pm.onlyPicture']}</span>,
  },
  ...(type === 'landing'
    ? [{ key: 'period', label: T['pm.colPeriod'], cell: (row: PopupRecord) => <Period row={row} /> }]
    : []),
  {
    key: 'actions',
    label: T['pm.colActions'],
    kind: 'actions',
    cell: (row) => <RowActions row={row} table={table} onRemoved={type === 'popup' ? onRemoved : null} />,
  },
]

type TableProps = { readonly type: PopupType; readonly table: NoticeTableModel }

const Content = ({ type, table, headingId }: TableProps & { readonly headingId: string }) => {
  useSignals()
  const { title, empty, hint, pages, failed } = WORDS[type]
  const [failure, rows] = [table.failure.value, table.rows.value]
  const { rows: rowsOnPage, ...page } = usePagination(rows ?? [])
  const retry = async () => {
    if (await table.refresh()) focusField(headingId)
  }
  if (failure !== null)
    return (
      <ErrorState
        text={failed}
        note={adminFailureReason(failure)}
        retry={() => void retry()}
        retrying={table.task.value.is === 'running'}
      />
    )
  if (rows === null) return <LoadingState />
  if (rows.length === 0) return <EmptyState title={empty} text={hint} />
  return (
    <>
      <DataTable
        caption={title}
        columns={columnsOf(type, table, () => focusField(headingId))}
        rows={rowsOnPage}
        rowKey={({ id }) => id}
      />
      <Pagination label={pages} {...page} />
    </>
  )
}

/** The table of the popups or of the landing notices, with their actions. [P-209] to [P-216] */
export const NoticeTable = ({ type, table }: TableProps) => {
  const headingId = useId()
  useStopTaskOnUnmount(table.task)
  const { title, register } = WORDS[type]
  return (
    <section className={styles.table} aria-labelledby={headingId}>
      <div className={classNames(styles.split, styles.top)}>
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
        <LinkButton small icon="plus" href={`/popup-reg?type=${type}`}>
          {register}
        </LinkButton>
      </div>
      <Content type={type} table={table} headingId={headingId} />
    </section>
  )
}
