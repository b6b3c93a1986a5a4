import { ALL_MACHINES } from '#domain/rule-book'
import { fill } from '../text/fill.ts'
import { RULE_BOOK_WORDS as T } from '../text/ko/rule-book.ts'
import { withTitles } from './book.ts'
import type { ChangedArrow, Changes } from './evidence.ts'
import { MachineMap } from './MachineMap.tsx'
import styles from './rule-book.module.css'

/** Where the address of the section points. */
export const CHANGES_ID = 'changes'

/** The picture of a machine with the ways that came and went; its words stand above. */
const ChangedMachine = ({ at, arrows }: { readonly at: string | null; readonly arrows: readonly ChangedArrow[] }) => {
  const machine = ALL_MACHINES.find(({ prefix }) => prefix === at)
  if (machine === undefined || arrows.length === 0) return null
  return (
    <>
      <p className={`small ${styles.legend}`}>{T.changedWays}</p>
      <MachineMap machine={machine} changed={arrows} />
    </>
  )
}

/** 변경 내역: what changed for people since another revision, each rule with a link to what it says today. */
export const ChangesSection = ({ changed: { since, changes } }: { readonly changed: Changes }) => (
  <section className={styles.chapter} aria-labelledby={CHANGES_ID}>
    <h2 id={CHANGES_ID} tabIndex={-1}>
      {T.changes}
    </h2>
    <p className={styles.question}>
      {changes.length === 0 ? fill(T.unchanged, { since }) : fill(T.changed, { since, n: changes.length })}
    </p>
    {changes.map(({ at, title, lines, arrows = [] }) => (
      <div className={styles.change} key={title}>
        <h3>{at === null ? title : <a href={`#${at}`}>{title}</a>}</h3>
        <ul>
          {lines.map((line, i) => (
            <li key={`${i} ${line}`}>{withTitles(line)}</li>
          ))}
        </ul>
        <ChangedMachine at={at} arrows={arrows} />
      </div>
    ))}
  </section>
)
