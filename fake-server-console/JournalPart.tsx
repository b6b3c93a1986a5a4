import { useState } from 'react'
import { Tag } from '#ui/parts/design/Tag.tsx'
import { fill } from '#ui/text/fill.ts'
import { CONSOLE_WORDS as T } from '#ui/text/ko/pages-apart/console.ts'
import {
  type ConsoleAnswers,
  containsAllWords,
  type ConsolePartProps,
  formatKstSeconds,
  useControlAnswer,
} from './control.ts'
import { SchemaForm } from './SchemaForm.tsx'
import styles from './console.module.css'

const POLL_MS = 2000
const MOST = 200

type Kind = keyof typeof T.kinds

const isOf = (line: ConsoleAnswers['/journal'][number], kind: Kind): boolean =>
  kind === 'wrong' ? line.status === null || line.status >= 400 : line[kind] !== undefined

/** The kinds of call that the call log marks with a tag. Other calls have no tag. */
const MARKS = ['fault', 'replayed', 'queue', 'changes'] as const

const FILTER = {
  properties: {
    words: { title: T.words, type: 'string' },
    method: { title: T.method, anyOf: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ const: method })) },
    kind: { title: T.only, anyOf: Object.entries(T.kinds).map(([kind, title]) => ({ const: kind, title })) },
    paused: { title: T.paused, type: 'boolean' },
  },
}
type Filter = { readonly words?: string; readonly method?: string; readonly kind?: Kind; readonly paused?: boolean }

/**
 * 호출 기록: the calls, the newest first. Each call shows the changes that it has made. The list is updated while it is
 * shown.
 */
export const JournalPart = ({ part }: ConsolePartProps) => {
  const [{ words = '', method, kind, paused = false }, setFilter] = useState<Filter>({})
  const lines = useControlAnswer('/journal', paused ? 0 : POLL_MS) ?? []
  const listedLines = lines
    // The key of a line is its position counted from the oldest line, so that an open line stays open when new lines
    // arrive.
    .map((line, place) => ({ line, place, text: JSON.stringify(line, null, 2) }))
    .filter(({ line }) => (method ?? line.method) === line.method && (kind === undefined || isOf(line, kind)))
    .filter(({ text }) => containsAllWords(text, words))
  return (
    <>
      <SchemaForm schema={FILTER} onSend={setFilter} />
      <p className="small">{fill(T.shown, { all: lines.length, n: listedLines.length, most: MOST })}</p>
      <ol className={styles.lines} aria-labelledby={part}>
        {listedLines
          .slice(-MOST)
          .toReversed()
          .map(({ line, place, text }) => (
            <li key={place}>
              <details>
                <summary>
                  <span className="num">{formatKstSeconds(line.time).slice(11)}</span> <b>{line.method}</b>{' '}
                  <code>{line.path}</code>
                  <Tag tone={isOf(line, 'wrong') ? 'danger' : 'success'}>{line.status ?? T.noAnswer}</Tag>
                  {MARKS.filter((mark) => isOf(line, mark)).map((mark) => (
                    <Tag key={mark} tone="warning">
                      {T.kinds[mark]}
                    </Tag>
                  ))}
                </summary>
                <pre className={styles.code}>{text}</pre>
                {line.changes === undefined && <p className="small">{T.noChanges}</p>}
              </details>
              {line.because !== undefined && <a href={line.because.book}>{fill(T.reason, line.because)}</a>}
            </li>
          ))}
      </ol>
    </>
  )
}
