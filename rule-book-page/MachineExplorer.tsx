import { useEffect, useRef, useState } from 'react'
import type { MachineEntry } from '#book/rule-entry'
import { type AnyMachineTypes, type Transition, sourceStates, transitionsOf } from '#domain/kernel/transitions'
import { Button, buttonClass } from '#ui/parts/design/Button.tsx'
import { CARD_CLASS } from '#ui/parts/design/Page.tsx'
import { fill } from '#ui/text/fill.ts'
import { RULE_BOOK_WORDS as T } from '#ui/text/ko/pages-apart/rule-book.ts'
import { type ChoosingProps, replaceBookFragment } from './book-location.ts'
import { RequirementButtons } from './RequirementButtons.tsx'
import styles from './rule-book.module.css'

/** A transition from or to the selected state, and the state at the other end of the transition. */
type Step = { readonly row: Transition<AnyMachineTypes>; readonly state: string }
type WalkProps = { readonly machine: MachineEntry; readonly onPress: (state: string) => void }
type StepsProps = WalkProps & { readonly title: string; readonly none: string; readonly steps: readonly Step[] }

const stateClass = (isShown: boolean) => buttonClass({ kind: isShown ? 'primary' : 'tertiary', small: true })

/** The diagram of a machine. Its states can be clicked, like the buttons above it. */
const Picture = ({ machine, shown, onPress }: WalkProps & { readonly shown: string }) => {
  const { prefix, title, states } = machine
  const holder = useRef<HTMLDivElement>(null)
  const [large, setLarge] = useState(false)
  const press = useRef(onPress)
  press.current = onPress
  useEffect(() => {
    const diagram = document.querySelector<HTMLTemplateElement>(`#${prefix}-picture`)?.content.cloneNode(true)
    const click = ({ target }: Event) => {
      const state = (target as Element).closest<SVGElement>('[data-id]')?.dataset['id'] ?? ''
      if (state in states) press.current(state)
    }
    const element = holder.current
    if (diagram !== undefined) element?.replaceChildren(diagram)
    element?.addEventListener('click', click)
    return () => element?.removeEventListener('click', click)
  }, [prefix, states])
  useEffect(() => {
    const groups = transitionsOf(machine.machine).flatMap(({ from }) =>
      'states' in from && from.states.includes(shown) ? [from.name] : [],
    )
    const marks = { id: styles.now, from: styles.on, to: styles.here }
    for (const [end, mark = ''] of Object.entries(marks))
      for (const element of holder.current?.querySelectorAll<SVGElement>(`[data-${end}]`) ?? [])
        element.classList.toggle(mark, [shown, ...(end === 'to' ? [] : groups)].includes(element.dataset[end] ?? ''))
    const state = holder.current?.querySelector(`[data-id="${shown}"]`)
    if (large) state?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [machine, shown, large])
  return (
    <>
      <Button kind="tertiary" small pressed={large} onPress={() => setLarge(!large)}>
        {T.large}
      </Button>
      <div
        className={large ? `${styles.picture} ${styles.large}` : styles.picture}
        ref={holder}
        role="img"
        aria-label={fill(T.picture, { title })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content needs the keyboard
        tabIndex={0}
      />
    </>
  )
}

/**
 * The transitions from the selected state, or those to it. Each has the state at its other end, the action, the actor
 * and the condition.
 */
const Steps = ({ title, none, steps, machine, onPress }: StepsProps) => (
  <div className={styles.ways} role="group" aria-label={title}>
    <h4>
      {title} ({steps.length})
    </h4>
    {steps.length === 0 && <p>{none}</p>}
    <ul>
      {steps.map(({ row, state }) => (
        <li key={`${row.id} ${state}`}>
          {machine.states[state] === undefined ? (
            T.begin
          ) : (
            <button className={stateClass(false)} type="button" onClick={() => onPress(state)}>
              {machine.states[state]}
            </button>
          )}{' '}
          <b>{machine.actions[row.who]?.[row.action]}</b> ({T.actor[row.who]}){' '}
          {row.given !== undefined && fill(T.only, { says: row.given.says })}{' '}
          <RequirementButtons ids={[...new Set([row.ref, row.given?.ref ?? row.ref])]} />
        </li>
      ))}
    </ul>
  </div>
)

/** Shows the states of a machine. A click on a state shows the transitions to it and from it. */
export const MachineExplorer = ({ machine, chosen, onChoose }: ChoosingProps & { readonly machine: MachineEntry }) => {
  const { prefix, title, states } = machine
  const names = Object.keys(states)
  const chosenState = chosen?.get('at') ?? ''
  const shownState = chosenState in states ? chosenState : (machine.first ?? names[0] ?? '')
  const rows = transitionsOf(machine.machine)
  const show = (state: string) => {
    const place = new Map([['at', state]])
    onChoose(place)
    replaceBookFragment(prefix, place)
  }
  const walk = (state: string) => {
    show(state)
    document.querySelector<HTMLElement>(`#${prefix}-at`)?.focus()
  }
  const toShown = rows
    .filter(({ to }) => to === shownState)
    .flatMap((row) => sourceStates(row).map((state) => ({ row, state })))
  const fromShown = rows.filter((row) => sourceStates(row).includes(shownState)).map((row) => ({ row, state: row.to }))
  return (
    <>
      <p className={`small ${styles.press}`}>{T.pressState}</p>
      <ul className={styles.states} aria-label={title}>
        {names.map((state) => (
          <li key={state}>
            <button
              className={stateClass(state === shownState)}
              type="button"
              aria-pressed={state === shownState}
              onClick={() => show(state)}
            >
              {states[state]}
            </button>
          </li>
        ))}
      </ul>
      <Picture machine={machine} shown={shownState} onPress={show} />
      <div className={styles.walk} role="group" aria-labelledby={`${prefix}-at`}>
        <Steps title={T.leadsHere} none={T.nothingLeadsHere} steps={toShown} machine={machine} onPress={walk} />
        <p className={`${CARD_CLASS} ${styles.at}`} id={`${prefix}-at`} tabIndex={-1}>
          {states[shownState]}
        </p>
        <Steps title={T.leadsOn} none={T.nothingLeadsOn} steps={fromShown} machine={machine} onPress={walk} />
      </div>
    </>
  )
}
