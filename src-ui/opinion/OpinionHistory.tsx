import type { Opinion } from '#domain/opinion/opinion'
import type { AgencyFile } from '#domain/upload/stored-file'
import type { FetchFile } from '#app/upload/read-file'
import { wireDay } from '../application/wire-day.ts'
import { Button } from '../design/Button.tsx'
import { type Column, DataTable } from '../design/DataTable.tsx'
import { dialogs } from '../design/dialogs.ts'
import { KeyValues } from '../design/Facts.tsx'
import { DialogActions, DialogBody } from '../design/ModalHolder.tsx'
import { EmptyState } from '../design/States.tsx'
import { Tag } from '../design/Banner.tsx'
import { fill } from '../text/fill.ts'
import { GENERAL } from '../text/ko/general.ts'
import { OPINION as T } from '../text/ko/opinion.ts'
import { AttachmentButton } from './AttachmentButton.tsx'
import look from './opinion.module.css'

type Row = { readonly no: number; readonly opinion: Opinion }

/** The answer of the agency with its date, and below it what it answers. [P-151] */
const openAnswer = (opinion: Opinion) =>
  dialogs.open<void>({
    title: T['op.answerTitle'],
    cancelled: undefined,
    render: (answer) => (
      <>
        <DialogBody>
          <p className={look['written']}>{opinion.answer}</p>
          <KeyValues
            facts={[
              { name: T['op.answerDate'], value: opinion.updatedAt === null ? null : wireDay(opinion.updatedAt) },
              { name: T['op.content'], value: <span className={look['written']}>{opinion.content}</span> },
            ]}
          />
        </DialogBody>
        <DialogActions>
          <Button onPress={() => answer(undefined)}>{GENERAL['common.close']}</Button>
        </DialogActions>
      </>
    ),
  })

const Files = ({ files, ...download }: { readonly files: readonly AgencyFile[] } & Download) =>
  files.length === 0 ? (
    T['op.noFiles']
  ) : (
    <ul className={look['files']}>
      {files.map((file) => (
        <li key={file.id}>
          <AttachmentButton file={file} {...download} />
        </li>
      ))}
    </ul>
  )

const Answer = ({ no, opinion }: Row) => (
  <span className={look['answer']}>
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

type Download = { readonly fetchFile: FetchFile; readonly phone: string }

const columnsFor = (download: Download): readonly Column<Row>[] => [
  { key: 'no', label: T['op.colNo'], cell: ({ no }) => no },
  {
    key: 'content',
    label: T['op.colContent'],
    kind: 'head',
    cell: ({ opinion }) => <span className={look['written']}>{opinion.content}</span>,
  },
  {
    key: 'date',
    label: T['op.colDate'],
    cell: ({ opinion: { registeredAt } }) => (
      <span className={look['day']}>{registeredAt === null ? '-' : wireDay(registeredAt)}</span>
    ),
  },
  {
    key: 'files',
    label: T['op.colFiles'],
    cell: ({ opinion }) => <Files files={opinion.files} {...download} />,
  },
  { key: 'status', label: T['op.colStatus'], cell: (row) => <Answer {...row} /> },
]

/** All opinions so far, the oldest first, with their files and answers; cards on a phone. [P-150] [P-151] */
export const OpinionHistory = ({ opinions, ...download }: { readonly opinions: readonly Opinion[] } & Download) =>
  opinions.length === 0 ? (
    <EmptyState title={T['op.noHistory']} />
  ) : (
    <DataTable
      caption={T['op.history']}
      rows={opinions.map((opinion, index): Row => ({ no: index + 1, opinion }))}
      rowKey={({ opinion }) => opinion.id}
      columns={columnsFor(download)}
    />
  )
