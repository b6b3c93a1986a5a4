import { useState } from 'react'
import type { CaseEntry } from '#domain/rule-entry'
import { Tag } from '../design/Banner.tsx'
import { fill } from '../text/fill.ts'
import { RULE_BOOK_WORDS as T } from '../text/ko/rule-book.ts'
import { type BookColumns, BookTable } from './BookTable.tsx'
import { withTitles } from './book.ts'
import { References } from './References.tsx'
import styles from './rule-book.module.css'

const run = (cases: readonly CaseEntry[]) =>
  cases.map((one, i) => {
    const answer = one.ask()
    return {
      ...one,
      key: String(i + 1),
      answer,
      right: answer.rule === one.expected.rule && answer.verdict === one.expected.verdict,
    }
  })

type AskedCase = ReturnType<typeof run>[number]

const COLUMNS: BookColumns<AskedCase> = [
  { key: 'key', label: '#', cell: ({ key }) => key },
  {
    key: 'given',
    label: T.given,
    cell: ({ given }) => given.map(([name, word]) => `${name} ${withTitles(word)}`).join(' · '),
  },
  { key: 'expected', label: T.expected, cell: ({ expected }) => withTitles(expected.verdict) },
  { key: 'rule', label: T.row, cell: ({ expected }) => expected.rule ?? '–' },
  { key: 'ref', label: T.ref, cell: ({ proves }) => <References ids={proves} /> },
  {
    key: 'result',
    label: T.result,
    cell: ({ right, answer }) =>
      right ? (
        <Tag tone="success">{T.right}</Tag>
      ) : (
        <Tag tone="danger">{fill(T.wrongAnswer, { verdict: answer.verdict })}</Tag>
      ),
  },
]

/** The examples of a rule, asked anew in this page, each with its mark. */
export const Cases = ({ cases }: { readonly cases: readonly CaseEntry[] }) => {
  const [asked] = useState(() => run(cases))
  const [open, setOpen] = useState(false)
  const wrong = asked.filter(({ right }) => !right).length
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {fill(T.cases, { n: cases.length })}{' '}
        {wrong === 0 ? (
          <Tag tone="success">{T.casesRight}</Tag>
        ) : (
          <Tag tone="danger">{fill(T.casesWrong, { n: wrong })}</Tag>
        )}
      </summary>
      {open && (
        <BookTable
          caption={fill(T.cases, { n: cases.length })}
          rows={asked}
          idOf={({ key }) => key}
          named={false}
          columns={COLUMNS}
        />
      )}
    </details>
  )
}
