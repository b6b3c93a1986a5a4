import { useState } from 'react'
import { Tag } from '../design/Banner.tsx'
import { fill } from '../text/fill.ts'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import { hasWords, type Line, type PartProps, timeText, useAnswer } from './control.ts'
import { Fields } from './SchemaForm.tsx'
import styles from './console.module.css'

const POLL_MS = 2000
const MOST = 200

type Kind = keyof typeof T.kinds

/** A line is of a kind where there is something to say of it. */
const KINDS: Readonly<Record<Kind, (line: Line) => string | number | boolean | undefined>> = {
  all: () => true,
  wrong: ({ status }) => status === null || status >= 400,
  fault: ({ fault }) => fault,
  again: ({ replayed }) => replayed,
  queue: ({ queue }) => queue && `${queue.event} ${queue.action}`,
  changes: ({ changes }) => changes?.length,
}

/** Kinds that a line shows, with what there is to say. */
const MARKS = ['fault', 'again', 'queue', 'changes'] as const

const FILTER = {
  required: ['kind'],
  properties: {
    words: { title: T.words, type: 'string' },
    method: { title: T.method, anyOf: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ const: method })) },
    kind: { title: T.only, anyOf: Object.entries(T.kinds).map(([kind, title]) => ({ const: kind, title })) },
    live: { title: T.live, type: 'boolean' },
  },
}

const JournalLine = ({ line }: { readonly line: Line }) => {
  const { time, method, path, status, because, changes } = line
  return (
    <li>
      <details>
        <summary>
          <span className="num">{timeText(time)?.slice(11)}</span> <b>{method}</b> <code>{path}</code>
          <Tag tone={KINDS.wrong(line) ? 'danger' : 'success'}>{status ?? T.noAnswer}</Tag>
          {MARKS.filter((kind) => KINDS[kind](line)).map((kind) => (
            <Tag key={kind} tone="warning">
              {T.kinds[kind]} {KINDS[kind](line)}
            </Tag>
          ))}
        </summary>
        <pre className={styles.code}>{JSON.stringify(line, null, 2)}</pre>
        <p className="small">{changes === undefined ? T.noChanges : T.changesNote}</p>
      </details>
      {because !== undefined && <a href={because.book}>{fill(T.reason, because)}</a>}
    </li>
  )
}

/** 호출 기록: what was called, newest first, live, with what each call changed. */
export const JournalPart = ({ part }: Pick<PartProps, 'part'>) => {
  const [filter, setFilter] = useState({ words: '', method: '', kind: 'all' as Kind, live: true })
  const { words, method, kind, live } = filter
  const lines = useAnswer('/journal', live ? POLL_MS : 0) ?? []
  // Their place from the oldest on names lines, so that an open one stays open while others come.
  const found = [...lines.entries()].filter(
    ([, line]) =>
      (method === '' || line.method === method) && KINDS[kind](line) && hasWords(JSON.stringify(line), words),
  )
  return (
    <>
      <div role="search" className={styles.form}>
        <Fields schema={FILTER} value={filter} onEnter={(entered) => setFilter(entered as typeof filter)} />
      </div>
      <p className="small">{fill(T.shown, { all: lines.length, n: found.length, most: MOST })}</p>
      <ol className={styles.lines} aria-labelledby={part}>
        {found
          .slice(-MOST)
          .toReversed()
          .map(([place, line]) => (
            <JournalLine key={place} line={line} />
          ))}
      </ol>
    </>
  )
}
