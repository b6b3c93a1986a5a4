import { useState } from 'react'
import { parseInstant } from '#domain/kernel/calendar'
import { Tag } from '../design/Banner.tsx'
import { fill } from '../text/fill.ts'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import { type Line, type PartProps, timeText, useAnswer } from './control.ts'
import { Fields } from './Fields.tsx'
import styles from './console.module.css'

const POLL_MS = 2000
const MOST = 200

const isWrong = ({ status }: Line) => status === null || status >= 400

const KINDS: Readonly<Record<keyof typeof T.kinds, (line: Line) => boolean>> = {
  all: () => true,
  wrong: isWrong,
  fault: ({ fault }) => fault === true,
  again: ({ replayed }) => replayed === true,
  queue: ({ queue }) => queue !== undefined,
  changes: ({ changes = [] }) => changes.length > 0,
}

const marksOf = ({ fault, replayed, queue, changes = [] }: Line): readonly string[] =>
  [
    fault && T.kinds.fault,
    replayed && T.kinds.again,
    queue && `${T.kinds.queue} ${queue.event} ${queue.action}`,
    changes.length > 0 && `${T.kinds.changes} ${changes.length}`,
  ].filter((mark) => typeof mark === 'string')

/** What is left to be said of a line, without what is nothing. */
const detailsOf = ({ time: _time, method: _method, path: _path, ...rest }: Line) =>
  Object.fromEntries(Object.entries(rest).filter(([, value]) => !['null', '{}'].includes(JSON.stringify(value))))

const JournalLine = ({ line }: { readonly line: Line }) => {
  const { time, method, path, status, because } = line
  return (
    <li>
      <details>
        <summary>
          <span className="num">{timeText(parseInstant(time) ?? 0).slice(11)}</span> <b>{method}</b> <code>{path}</code>
          <Tag tone={isWrong(line) ? 'danger' : 'success'}>{status ?? T.noAnswer}</Tag>
          {marksOf(line).map((mark) => (
            <Tag key={mark} tone="warning">
              {mark}
            </Tag>
          ))}
        </summary>
        <pre className={styles.code}>{JSON.stringify(detailsOf(line), null, 2)}</pre>
        <p className="small">{line.changes === undefined ? T.noChanges : T.changesNote}</p>
      </details>
      {because !== undefined && <a href={because.book}>{fill(T.reason, because)}</a>}
    </li>
  )
}

/** 호출 기록: what was called, newest first, live, with what each call changed. */
export const JournalPart = ({ control }: PartProps) => {
  const [filter, setFilter] = useState<unknown>({ words: '', method: '*', kind: 'all', live: true })
  const { words, method, kind, live } = filter as {
    words: string
    method: string
    kind: keyof typeof KINDS
    live: boolean
  }
  const lines = useAnswer(control, '/journal', live ? POLL_MS : 0) ?? []
  // Their place from the oldest on names lines, so that an open one stays open while others come.
  const found = [...lines.entries()].filter(
    ([, line]) =>
      (method === '*' || line.method === method) &&
      KINDS[kind](line) &&
      `${line.path} ${JSON.stringify(line.body)}`.toLowerCase().includes(words.trim().toLowerCase()),
  )
  const about = {
    words: { label: T.words },
    method: {
      label: T.method,
      choices: ['*', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((value) => ({ value, title: value })),
    },
    kind: { label: T.only, choices: Object.entries(T.kinds).map(([value, title]) => ({ value, title })) },
    live: { label: T.live },
  }
  return (
    <>
      <search className={styles.form}>
        <Fields value={filter} about={about} onEnter={setFilter} />
      </search>
      <p className="small">{fill(T.shown, { all: lines.length, n: found.length, most: MOST })}</p>
      <ol className={styles.lines} aria-labelledby="part">
        {found
          .slice(-MOST)
          .toReversed()
          .map(([at, line]) => (
            <JournalLine key={at} line={line} />
          ))}
      </ol>
    </>
  )
}
