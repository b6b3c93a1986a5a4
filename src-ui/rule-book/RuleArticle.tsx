import { useContext, useEffect, useState } from 'react'
import { ALL_PARAMETERS, type RuleEntry, isChecklist } from '#domain/rule-book'
import type { RowEntry } from '#domain/rule-entry'
import { RULE_BOOK_WORDS as T } from '../text/ko/rule-book.ts'
import { ANY, OTHERWISE, type BookColumn, type BookColumns, BookTable } from './BookTable.tsx'
import { withTitles } from './book.ts'
import { Cases } from './Cases.tsx'
import { chosenFacts, readPlace } from './place.ts'
import { EvidenceContext, Proofs, Reference } from './References.tsx'
import styles from './rule-book.module.css'
import { TryIt } from './TryIt.tsx'

const lastColumns: readonly BookColumn<RowEntry>[] = [
  { key: 'verdict', label: T.verdict, cell: ({ verdict }) => <b>{withTitles(verdict)}</b> },
  { key: 'ref', label: T.ref, cell: ({ ref }) => <Reference id={ref} /> },
]

/** With more facts than this a table says in one column what each row asks. */
const MOST_COLUMNS = 7

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <>
    {lines.map((line) => (
      <span key={line} className={styles.line}>
        {line}
      </span>
    ))}
  </>
)

/** One column for each fact that some row asks; of a list of checks one for when it is broken. */
const columnsOf = (rule: RuleEntry): BookColumns<RowEntry> => {
  const name: BookColumn<RowEntry> = { key: 'row', label: T.row, cell: ({ id }) => id }
  if (isChecklist(rule)) {
    const broken = new Map(rule.facts.map(({ fact, name: words }) => [fact, words]))
    return [name, { key: 'when', label: T.when, cell: ({ id }) => broken.get(id) }, ...lastColumns]
  }
  const asked = rule.facts.filter(({ fact }) => rule.rows.some(({ when }) => fact in when))
  if (asked.length > MOST_COLUMNS) {
    const conditions = ({ when }: RowEntry) =>
      Object.keys(when).length === 0
        ? [T.otherwise]
        : asked.flatMap(({ fact, name: label }) => (fact in when ? [`${label}: ${withTitles(when[fact] ?? '')}`] : []))
    return [name, { key: 'when', label: T.when, cell: (row) => <Lines lines={conditions(row)} /> }, ...lastColumns]
  }
  const facts = asked.map(({ fact, name: label }, i): BookColumn<RowEntry> => ({
    key: fact,
    label,
    cell: ({ when }) =>
      fact in when ? withTitles(when[fact] ?? '') : i === 0 && Object.keys(when).length === 0 ? OTHERWISE : ANY,
  }))
  return [name, ...facts, ...lastColumns]
}

/** Where a rule is asked: the screens and the calls of the server, as the build found them. */
export const AskedBy = ({ asked }: { readonly asked: readonly string[] }) => {
  const evidence = useContext(EvidenceContext)
  const found = asked.flatMap((name) => evidence.asked[name] ?? [])
  const screens = [...new Set(found.flatMap((one) => one.screens))]
  const calls = [...new Set(found.flatMap((one) => one.endpoints))]
  const lists = [
    {
      name: T.askedScreens,
      items: screens.map(withTitles),
    },
    { name: T.askedCalls, items: calls },
  ].filter(({ items }) => items.length > 0)
  const more = [
    ...(['every', 'inner'] as const).flatMap((pages) =>
      found.some(({ around }) => around === pages) ? T.around[pages] : [],
    ),
    ...(found.some(({ desk }) => desk) ? [T.askedDesk] : []),
  ]
  return (
    <div className={styles.part}>
      <h4>{T.asked}</h4>
      {lists.length + more.length === 0 && <p>{T.askedNobody}</p>}
      <dl className={styles.asked}>
        {lists.map(({ name, items }) => (
          <div key={name}>
            <dt>{name}</dt>
            {items.map((item) => (
              <dd key={item}>{item}</dd>
            ))}
          </div>
        ))}
      </dl>
      {more.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** The tests that name a requirement of these rows or cases. */
export const ProvedBy = ({ refs }: { readonly refs: readonly string[] }) => {
  const evidence = useContext(EvidenceContext)
  const byFile = new Map<string, Set<string>>()
  for (const { file, titles } of [...new Set(refs)].flatMap((id) => evidence.proofs[id] ?? []))
    byFile.set(file, new Set([...(byFile.get(file) ?? []), ...titles]))
  const proofs = [...byFile].map(([file, titles]) => ({ file, titles: [...titles] }))
  return (
    <details className={styles.details}>
      <summary>
        {T.proofs} ({proofs.length})
      </summary>
      <Proofs proofs={proofs} />
    </details>
  )
}

const parametersOf = ({ parameters }: RuleEntry) => ALL_PARAMETERS.filter(({ name }) => parameters.includes(name))

/** A rule: its table, a place to try it, its numbers, its cases, who asks it and what proves it. */
export const RuleArticle = ({ rule }: { readonly rule: RuleEntry }) => {
  const { prefix, title, rows, facts, cases, asked } = rule
  const ofAddress = () => {
    const place = readPlace(location.hash)
    return place.id === prefix && place.chosen.size > 0 ? chosenFacts(facts, place.chosen) : null
  }
  /** Nothing is set off before somebody has chosen something. */
  const [chosen, setChosen] = useState(ofAddress)
  useEffect(() => {
    const follow = () => setChosen((before) => ofAddress() ?? before)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
    // oxlint-disable-next-line react/exhaustive-deps -- an article keeps its rule
  }, [])
  const answer = chosen === null ? null : rule.decide(chosen)
  const numbers = parametersOf(rule)
  return (
    <>
      <BookTable
        caption={title}
        columns={columnsOf(rule)}
        rows={rows}
        idOf={({ id }) => id}
        decides={answer?.rule ?? null}
      />
      <TryIt
        rule={rule}
        chosen={chosen ?? chosenFacts(facts, new Map())}
        touched={chosen !== null}
        onChoose={setChosen}
      />
      {numbers.length > 0 && (
        <div className={styles.part}>
          <h4>{T.parameters}</h4>
          <ul className={styles.plain}>
            {numbers.map(({ name, title: words, value }) => (
              <li key={name}>
                <a href="#numbers">{words}</a>: <b>{value}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
      <AskedBy asked={asked} />
      <Cases cases={cases} />
      <ProvedBy refs={[...rows.map(({ ref }) => ref), ...cases.flatMap(({ proves }) => proves)]} />
    </>
  )
}
