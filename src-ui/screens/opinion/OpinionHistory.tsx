import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { FetchStoredFile, FetchStoredFileError } from '#app/upload/fetch-stored-file'
import type { Opinion } from '#domain/opinion/opinion'
import { kstDateOf } from '#domain/time/calendar'
import { formatFullDay } from '#domain/time/written-dates'
import type { AgencyFile } from '#domain/upload/stored-file'
import { Button } from '#ui/parts/design/Button.tsx'
import { type TableColumn, DataTable } from '#ui/parts/design/DataTable.tsx'
import { KeyValues } from '#ui/parts/design/Facts.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { Tag } from '#ui/parts/design/Tag.tsx'
import { openReadingDialog } from '#ui/parts/dialog/open-reading-dialog.tsx'
import { showFailure } from '#ui/parts/failure/show-failure.ts'
import { runTask, useOwnTask } from '#ui/parts/task/task.ts'
import { DayText } from '#ui/parts/time/DayText.tsx'
import { saveStoredFile } from '#ui/parts/upload/file-viewer.model.ts'
import { fill } from '#ui/text/fill.ts'
import { RESULT_TEXTS } from '#ui/text/ko/application/result.ts'
import { DOWNLOAD_ATTACHMENT_MESSAGES, OPINION_TEXTS as T } from '#ui/text/ko/opinion/opinion.ts'
import { opinionAnswerComesWords } from './opinion.model.ts'
import styles from './opinion.module.css'

/** The name of an attachment. A click on the name saves the file under this name. [P-150] [P-165] */
const AttachmentButton = ({ file, fetchFile }: { readonly file: AgencyFile; readonly fetchFile: FetchStoredFile }) => {
  useSignals()
  const task = useOwnTask<FetchStoredFileError>()
  const { path } = file
  const name = file.name ?? file.storedName ?? T['op.files']
  if (path === null) return name
  const download = async () => {
    const outcome = await runTask(task, saveStoredFile({ name, path }, fetchFile))
    if (outcome.is === 'failed') await showFailure(outcome.error, DOWNLOAD_ATTACHMENT_MESSAGES, 'application')
  }
  return (
    <Button
      kind="text"
      small
      icon="download"
      className={styles.file}
      label={fill(T['op.download'], { name })}
      busy={task.value.is === 'running'}
      onPress={() => void download()}
    >
      {name}
    </Button>
  )
}

type Row = { readonly no: number; readonly opinion: Opinion }

/** Opens a dialog with the agency's answer and its date. The opinion is below the answer. [P-151] */
const openAnswer = (opinion: Opinion) =>
  openReadingDialog(
    T['op.answerTitle'],
    <>
      <p className={styles.written}>{opinion.answer}</p>
      <KeyValues
        facts={[
          {
            name: T['op.answerDate'],
            value: opinion.updatedAt === null ? null : formatFullDay(kstDateOf(opinion.updatedAt)),
          },
          { name: T['op.content'], value: <span className={styles.written}>{opinion.content}</span> },
        ]}
      />
    </>,
  )

const Files = ({ files, fetchFile }: { readonly files: readonly AgencyFile[]; readonly fetchFile: FetchStoredFile }) =>
  files.length === 0 ? (
    T['op.noFiles']
  ) : (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <AttachmentButton file={file} fetchFile={fetchFile} />
        </li>
      ))}
    </ul>
  )

const Answer = ({ no, opinion }: Row) => (
  <span className={styles.answer}>
    <Tag tone={opinion.isAnswered ? 'success' : 'info'}>{opinion.isAnswered ? T['op.answered'] : T['op.waiting']}</Tag>
    {opinion.isAnswered && (
      <Button
        kind="tertiary"
        small
        label={fill(T['op.viewAnswerOf'], { n: no })}
        onPress={() => void openAnswer(opinion)}
        opensDialog
      >
        {T['op.viewAnswer']}
      </Button>
    )}
  </span>
)

const columnsFor = (fetchFile: FetchStoredFile): readonly TableColumn<Row>[] => [
  { key: 'no', label: T['op.colNo'], cell: ({ no }) => no },
  {
    key: 'content',
    label: T['op.colContent'],
    kind: 'head',
    cell: ({ opinion }) => <span className={styles.written}>{opinion.content}</span>,
  },
  {
    key: 'date',
    label: T['op.colDate'],
    cell: ({ opinion: { registeredAt } }) => (
      <span className={styles.day}>{registeredAt === null ? '-' : formatFullDay(kstDateOf(registeredAt))}</span>
    ),
  },
  {
    key: 'files',
    label: T['op.colFiles'],
    cell: ({ opinion }) => <Files files={opinion.files} fetchFile={fetchFile} />,
  },
  { key: 'status', label: T['op.colStatus'], cell: (row) => <Answer {...row} /> },
]

type LatestProps = {
  readonly opinions: readonly Opinion[]
  /** How the agency notifies the applicant; empty if the deployment does not say. [D2-136] */
  readonly by: string
  /** The content below the answer, in the same box. */
  readonly children: ReactNode
}

/**
 * The agency's answer to the latest opinion. If there is no answer yet, a sentence says how the applicant will hear of
 * it. The answer is visible without a click; the opinion itself is in the history. [P-151] [P-155]
 */
export const LatestOpinionAnswer = ({ opinions, by, children }: LatestProps) => {
  const latest = opinions.at(-1)
  if (latest === undefined) return children
  if (!latest.isAnswered)
    return (
      <>
        <Phrase as="p" className={styles.news} text={opinionAnswerComesWords(by)} />
        {children}
      </>
    )
  return (
    <div className={styles.news}>
      <h2>
        {RESULT_TEXTS['result.latestAnswer']}
        {latest.updatedAt !== null && (
          <>
            {'\u00a0· '}
            <DayText date={kstDateOf(latest.updatedAt)} />
          </>
        )}
      </h2>
      <p className={styles.reply}>{latest.answer}</p>
      {children}
    </div>
  )
}

type HistoryProps = { readonly opinions: readonly Opinion[]; readonly fetchFile: FetchStoredFile }

/** All opinions, the oldest first, with their files and answers. On a phone they are cards. [P-150] [P-151] */
export const OpinionHistory = ({ opinions, fetchFile }: HistoryProps) => (
  <DataTable
    caption={T['op.history']}
    rows={opinions.map((opinion, index): Row => ({ no: index + 1, opinion }))}
    rowKey={({ opinion }) => opinion.id}
    columns={columnsFor(fetchFile)}
  />
)
