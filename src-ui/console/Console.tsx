import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../design/Icon.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { LoadingState } from '../design/States.tsx'
import { fill } from '../text/fill.ts'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import { type PartProps, said, type State, timeText, useAnswer } from './control.ts'
import { DeskPart } from './DeskPart.tsx'
import { JournalPart } from './JournalPart.tsx'
import { PersonasPart } from './PersonasPart.tsx'
import { ClockPart, FaultsPart, QueuePart, SettingsPart, VisitorPart } from './SteeringPart.tsx'
import { WorldPart } from './WorldPart.tsx'
import styles from './console.module.css'

type PartName = keyof typeof T.parts

const PARTS: Readonly<Record<PartName, (props: PartProps) => ReactNode>> = {
  world: WorldPart,
  personas: PersonasPart,
  officer: DeskPart,
  clock: ClockPart,
  visitor: VisitorPart,
  queue: QueuePart,
  faults: FaultsPart,
  settings: SettingsPart,
  journal: JournalPart,
}

/** The state is asked again so often, in ms: its clock runs, faults are used up, and curl and tests steer, too. */
const STATE_EVERY_MS = 1000

/** What the world is steered by. */
const StateBar = ({ world, now, frozen, persona, visitor, queue, faults, chosen }: State) => {
  const { ip, fail, delayMs } = visitor
  const lookup = [ip, fail && T.lookup.fail, delayMs > 0 && fill(T.lookup.late, { ms: delayMs })]
  const facts: Partial<Readonly<Record<PartName, ReactNode>>> = {
    world,
    personas: persona ?? T.none,
    clock: [timeText(now), frozen && T.frozen].filter(Boolean).join(' '),
    visitor: lookup.filter(Boolean).join(', '),
    queue: Object.values(queue).filter((outcome) => outcome !== 'pass').length,
    faults: faults.length,
    settings: Object.keys(chosen).length,
  }
  return (
    <dl className={`page ${styles.state}`}>
      {Object.entries(facts).map(([part, value]) => (
        <div key={part}>
          <dt>{T.parts[part as PartName][0]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What was done last stays in view: in words, and as the call that does the same. */
const SaidBar = () => {
  useSignals()
  const { text, call, failed, nth } = said.value
  return (
    <div className={failed ? `${styles.said} ${styles.failed}` : styles.said} role="status">
      {text !== '' && (
        <p key={nth} className="page">
          <Icon name={failed ? 'alert' : 'ok'} />
          <Phrase as="span" text={text} /> <code>{call}</code>
        </p>
      )}
    </div>
  )
}

const hash = signal(location.hash)
addEventListener('hashchange', () => {
  hash.value = location.hash
})

/** The heading of a part that the address names takes the focus, so that keys go on there. */
const focusHeading = (heading: HTMLElement | null) => {
  if (location.hash !== '') heading?.focus()
}

/** The address says which part is shown, so the skip link leaves it alone. */
const skip = (event: MouseEvent) => {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/** 모의 환경 조종판: the fake world for developers, one part at a time. */
export const Console = () => {
  useSignals()
  const state = useAnswer('/state', STATE_EVERY_MS)
  const catalogue = useAnswer('/catalogue')
  const named = hash.value.slice(1)
  const current = Object.hasOwn(PARTS, named) ? (named as PartName) : 'personas'
  const Part = PARTS[current]
  return (
    <>
      <a className="skip" href="#main" onClick={skip}>
        {T.skip}
      </a>
      <header className={styles.header}>
        <div className={`page ${styles.bar}`}>
          <h1>{T.title}</h1>
          {Object.entries(T.links).map(([href, words]) => (
            <a key={href} href={href}>
              {words}
            </a>
          ))}
        </div>
        {state !== null && <StateBar {...state} />}
      </header>
      <div className={`page ${styles.body}`}>
        <nav aria-label={T.contents}>
          <ul className={styles.parts}>
            {Object.entries(T.parts).map(([part, [title]]) => (
              <li key={part}>
                <a href={`#${part}`} aria-current={part === current ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main id="main" tabIndex={-1}>
          <section key={current} className={styles.part} aria-labelledby="part">
            <h2 id="part" tabIndex={-1} ref={focusHeading}>
              {T.parts[current][0]}
            </h2>
            <Phrase as="p" className="small" text={T.parts[current][1]} />
            {state === null || catalogue === null ? <LoadingState /> : <Part state={state} catalogue={catalogue} />}
          </section>
        </main>
      </div>
      <SaidBar />
    </>
  )
}
