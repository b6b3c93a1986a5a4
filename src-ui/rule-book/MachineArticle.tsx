import { useEffect, useState } from 'react'
import {
  statesOf,
  transitionFor,
  transitionsOf,
  type ReadTerms,
  type Terms,
  type Transition,
} from '#domain/kernel/transitions'
import type { MachineEntry } from '#domain/rule-book'
import { Tag } from '../design/Banner.tsx'
import { Icon } from '../design/Icon.tsx'
import { fill } from '../text/fill.ts'
import { RULE_BOOK_WORDS as T } from '../text/ko/rule-book.ts'
import { ANY, type BookColumns, BookTable } from './BookTable.tsx'
import { MachineMap } from './MachineMap.tsx'
import { readPlace, writePlace } from './place.ts'
import { Reference } from './References.tsx'
import { AskedBy, ProvedBy } from './RuleArticle.tsx'
import styles from './rule-book.module.css'

type Row = Transition<ReadTerms>
type Asked = Terms['action'] & { readonly from: string }

/** A way between two states, as a card: who does what, and which state stands at its other end. */
const Way = ({
  row,
  machine,
  other,
  onPress,
}: {
  readonly row: Row
  readonly machine: MachineEntry
  readonly other: string
  readonly onPress: (state: string) => void
}) => (
  <li className={styles.way}>
    <p>
      <b>{machine.actions[row.who]?.[row.action]}</b> ({T.actor[row.who]}) <Reference id={row.ref} />
    </p>
    {row.given !== undefined && (
      <p className="small">
        {fill(T.only, { says: row.given.says })} <Reference id={row.given.ref} />
      </p>
    )}
    {machine.states[other] === undefined ? (
      <p>{T.begin}</p>
    ) : (
      <button className={styles.state} type="button" onClick={() => onPress(other)}>
        {machine.states[other]}
      </button>
    )}
  </li>
)

/** All ways of one direction. */
const Ways = ({
  title,
  none,
  ways,
  machine,
  onPress,
}: {
  readonly title: string
  readonly none: string
  readonly ways: readonly { readonly row: Row; readonly other: string }[]
  readonly machine: MachineEntry
  readonly onPress: (state: string) => void
}) => (
  <div className={styles.ways} role="group" aria-label={title}>
    <h4>
      {title} ({ways.length})
    </h4>
    {ways.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul>
        {ways.map(({ row, other }) => (
          <Way key={`${row.id} ${other}`} row={row} other={other} machine={machine} onPress={onPress} />
        ))}
      </ul>
    )}
  </div>
)

const wordOf = (machine: MachineEntry, state: string) => machine.states[state] ?? T.begin

const columnsOf = (machine: MachineEntry): BookColumns<Row> => [
  { key: 'row', label: T.row, cell: ({ id }) => id },
  { key: 'who', label: T.who, cell: ({ who }) => T.actor[who] },
  { key: 'action', label: T.action, cell: ({ who, action }) => machine.actions[who]?.[action] },
  {
    key: 'from',
    label: T.from,
    cell: (row) =>
      statesOf(row)
        .map((state) => wordOf(machine, state))
        .join(', '),
  },
  { key: 'to', label: T.to, cell: ({ to }) => <b>{wordOf(machine, to)}</b> },
  { key: 'given', label: T.condition, cell: ({ given }) => given?.says ?? ANY },
  { key: 'ref', label: T.ref, cell: ({ ref }) => <Reference id={ref} /> },
]

/** A machine: its states, each to be pressed to see what leads there and on; and all its rows as a table. */
export const MachineArticle = ({ machine }: { readonly machine: MachineEntry }) => {
  const { prefix, title, asked, states } = machine
  const names = Object.keys(states)
  const rows = transitionsOf(machine.machine)
  const last = machine.machine.at(-1)
  const ofAddress = () => {
    const place = readPlace(location.hash)
    const at = place.id === prefix ? place.chosen.get('at') : undefined
    if (at === undefined || !(at in states)) return null
    const asked = { who: place.chosen.get('who'), action: place.chosen.get('action'), from: at }
    const decides = asked.action === undefined ? null : (transitionFor(machine.machine, asked as Asked) ?? last)?.id
    return { at, decides: decides ?? null }
  }
  /** The state that is looked at, and the row that decides what was asked of it. */
  const [{ at: shown, decides }, setShown] = useState(
    () => ofAddress() ?? { at: machine.first ?? names[0] ?? '', decides: null },
  )
  useEffect(() => {
    const follow = () => setShown((before) => ofAddress() ?? before)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
    // oxlint-disable-next-line react/exhaustive-deps -- an article keeps its machine
  }, [])
  const show = (state: string) => {
    setShown({ at: state, decides: null })
    writePlace(prefix, [['at', state]])
  }
  const press = (state: string) => {
    show(state)
    document.querySelector<HTMLElement>(`#${prefix}-at`)?.focus()
  }
  const here = rows.filter(({ to }) => to === shown).flatMap((row) => statesOf(row).map((other) => ({ row, other })))
  const on = rows.filter((row) => statesOf(row).includes(shown)).map((row) => ({ row, other: row.to }))
  return (
    <>
      <p className={`small ${styles.press}`}>{T.pressState}</p>
      <ul className={styles.states} aria-label={title}>
        {names.map((state) => (
          <li key={state}>
            <button className={styles.state} type="button" aria-pressed={state === shown} onClick={() => show(state)}>
              {states[state]}
            </button>
          </li>
        ))}
      </ul>
      <MachineMap machine={machine} shown={shown} />
      <div className={styles.walk} role="group" aria-labelledby={`${prefix}-at`}>
        <Ways title={T.leadsHere} none={T.nothingLeadsHere} ways={here} machine={machine} onPress={press} />
        <p className={styles.at}>
          <Icon name="go" />
          <strong id={`${prefix}-at`} tabIndex={-1}>
            {states[shown]}
          </strong>
          <Icon name="go" />
        </p>
        <Ways title={T.leadsOn} none={T.nothingLeadsOn} ways={on} machine={machine} onPress={press} />
      </div>
      <details className={styles.details} data-printed open={decides !== null || undefined}>
        <summary>{fill(T.transitions, { n: rows.length })}</summary>
        <BookTable caption={title} rows={rows} idOf={({ id }) => id} columns={columnsOf(machine)} decides={decides} />
        <p id={last?.id}>
          <b>{last?.id}</b> {T.refused} <Reference id={last?.ref ?? ''} />
          {decides === last?.id && (
            <>
              {' '}
              <Tag tone="info">{T.decides}</Tag>
            </>
          )}
        </p>
      </details>
      <AskedBy asked={asked} />
      <ProvedBy refs={rows.flatMap(({ ref, given }) => (given === undefined ? [ref] : [ref, given.ref]))} />
    </>
  )
}
