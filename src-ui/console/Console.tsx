import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { useHashLocation } from 'wouter/use-hash-location'
import { Banner } from '../design/Banner.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { LoadingState } from '../design/States.tsx'
import { fill } from '../text/fill.ts'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import { outcome, type PartProps, type State, timeText, useAnswer } from './control.ts'
import { DeskPart } from './DeskPart.tsx'
import { JournalPart } from './JournalPart.tsx'
import { PersonasPart } from './PersonasPart.tsx'
import { SteeringPart } from './SteeringPart.tsx'
import { WorldPart } from './WorldPart.tsx'
import styles from './console.module.css'

type PartName = PartProps['part']

const PARTS: Readonly<Record<PartName, (props: PartProps) => ReactNode>> = {
  world: WorldPart,
  personas: PersonasPart,
  officer: DeskPart,
  clock: SteeringPart,
  visitor: SteeringPart,
  queue: SteeringPart,
  faults: SteeringPart,
  settings: SteeringPart,
  journal: JournalPart,
}
const PART_NAMES = Object.keys(PARTS) as readonly PartName[]

/** The state is asked again so often, in ms: its clock runs, faults are used up, and curl and tests steer, too. */
const STATE_EVERY_MS = 1000

const ofVisitor = ({ ip, fail, delayMs }: State['visitor']) =>
  [ip, fail && T.lookup.fail, delayMs > 0 && fill(T.lookup.late, { ms: delayMs })].filter(Boolean).join(', ')

/** What each part says of the world as it is now, for the list of parts. */
const PRESENT: Partial<Readonly<Record<PartName, (state: State) => ReactNode>>> = {
  world: ({ world }) => world,
  personas: ({ persona }) => persona ?? T.none,
  clock: ({ now, frozen }) => (frozen ? `${timeText(now)} ${T.frozen}` : timeText(now)),
  visitor: ({ visitor }) => ofVisitor(visitor),
  queue: ({ queue }) => fill(T.gated, { n: Object.values(queue).filter((answer) => answer !== 'pass').length }),
  faults: ({ faults }) => fill(T.found, { n: faults.length }),
  settings: ({ chosen }) => fill(T.found, { n: Object.keys(chosen).length }),
}

/** How the last call ended stays in view: in words, and as the call that does the same. */
const OutcomeBar = () => {
  useSignals()
  const { text, call, failed, nth } = outcome.value
  return (
    <div className={styles.outcome} role="status">
      {text !== '' && (
        <Banner key={nth} tone={failed ? 'danger' : 'success'} title={text}>
          <code>{call}</code>
        </Banner>
      )}
    </div>
  )
}

/** The heading of a part that the address names takes the focus, so that keys go on there. */
const focusHeading = (heading: HTMLElement | null) => {
  if (location.hash !== '') heading?.focus()
}

/** 모의 환경 조종판: the fake world for developers, one part at a time. */
export const Console = () => {
  const [path] = useHashLocation()
  const state = useAnswer('/state', STATE_EVERY_MS)
  const catalogue = useAnswer('/catalogue')
  const part = PART_NAMES.find((name) => path === `/${name}`) ?? 'personas'
  const [title, help] = T.parts[part]
  const Part = PARTS[part]
  return (
    <>
      <a className="skip" href={`#${part}`}>
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
      </header>
      <div className={`page ${styles.body}`}>
        <nav aria-label={T.contents}>
          <ul className={styles.parts}>
            {PART_NAMES.map((name) => (
              <li key={name} aria-current={name === part || undefined}>
                <a href={`#${name}`} aria-current={name === part ? 'page' : undefined}>
                  {T.parts[name][0]}
                </a>
                <span>{state !== null && PRESENT[name]?.(state)}</span>
              </li>
            ))}
          </ul>
        </nav>
        <main id="main">
          <section key={part} className={styles.part} aria-labelledby={part}>
            <h2 id={part} tabIndex={-1} ref={focusHeading}>
              {title}
            </h2>
            <Phrase as="p" className="small" text={help} />
            {state === null || catalogue === null ? <LoadingState /> : <Part {...{ part, state, catalogue }} />}
          </section>
        </main>
      </div>
      <OutcomeBar />
    </>
  )
}
