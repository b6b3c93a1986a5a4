import { useState } from 'react'
import { Tag } from '../design/Banner.tsx'
import { fill } from '../text/fill.ts'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import { hasWords, type Line, timeText, useAnswer } from './control.ts'
import { type About, choicesOf, Fields } from './Fields.tsx'
import styles from './console.module.css'

const POLL_MS = 2000
const MOST = 200

type Kind = keyof typeof T.kinds

/** Of which kinds a line is, and what there is to say of it as one of them. */
const kindsOf = ({ status, fault, replayed, queue, changes }: Line) =>
  ({
    all: true,
    wrong: status === null || status >= 400,
    fault,
    again: replayed,
    queue: queue && `${queue.event} ${queue.action}`,
    changes: changes?.length,
  }) satisfies Readonly<Record<Kind, unknown>>

const FILTER_FIELDS: About = {
  words: T.words,
  method: { label: T.method, choices: T.methods },
  kind: { label: T.only, choices: choicesOf(T.kinds) },
  live: T.live,
}

const JournalLine = ({ line }: { readonly line: Line }) => {
  const { time, method, path, status, because, changes } = line
  const { all: _all, wrong, ...marks } = kindsOf(line)
  return (
    <li>
      <details>
        <summary>
          <span className="num">{timeText(time).slice(11)}</span> <b>{method}</b> <code>{path}</code>
          <Tag tone={wrong ? 'danger' : 'success'}>{status ?? T.noAnswer}</Tag>
          {Object.entries(marks).map(
            ([kind, mark]) =>
              mark && (
                <Tag key={kind} tone="warning">
                  {T.kinds[kind as Kind]} {mark}
                </Tag>
              ),
          )}
        </summary>
        <pre className={styles.code}>{JSON.stringify(line, null, 2)}</pre>
        <p className="small">{changes === undefined ? T.noChanges : T.changesNote}</p>
      </details>
      {because !== undefined && <a href={because.book}>{fill(T.reason, because)}</a>}
    </li>
  )
}

/** 호출 기록: what was called, newest first, live, with what each call changed. */
export const JournalPart = () => {
  const [filter, setFilter] = useState({ words: '', method: '*', kind: 'all' as Kind, live: true })
  const { words, method, kind, live } = filter
  const lines = useAnswer('/journal', live ? POLL_MS : 0) ?? []
  // Their place from the oldest on names lines, so that an open one stays open while others come.
  const found = [...lines.entries()].filter(
    ([, line]) =>
      (method === '*' || line.method === method) && kindsOf(line)[kind] && hasWords(JSON.stringify(line), words),
  )
  return (
    <>
      <search className={styles.form}>
        <Fields value={filter} about={FILTER_FIELDS} onEnter={setFilter} />
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
