import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { useHashLocation } from 'wouter/use-hash-location'
import { Banner } from '#ui/parts/design/Banner.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { PageWidth } from '#ui/parts/design/Layout.tsx'
import { fill } from '#ui/text/fill.ts'
import { CONSOLE_WORDS as T } from '#ui/text/ko/pages-apart/console.ts'
import {
  changeWorld,
  lastControlOutcome,
  type ConsolePartProps,
  formatKstSeconds,
  useControlAnswer,
} from './control.ts'
import { ControlPart } from './ControlPart.tsx'
import { DeskPart } from './DeskPart.tsx'
import { JournalPart } from './JournalPart.tsx'
import { PersonasPart } from './PersonasPart.tsx'
import { WorldPart } from './WorldPart.tsx'
import styles from './console.module.css'

type State = ConsolePartProps['state']

const ofVisitor = ({ visitor: { ip, fail, delayMs } }: State) =>
  [ip, fail && T.lookup.fail, delayMs > 0 && fill(T.lookup.late, { ms: delayMs })].filter(Boolean).join(', ')

const count = (all: object) => fill(T.found, { n: Object.keys(all).length })

type Part = readonly [part: (props: ConsolePartProps) => ReactNode, present: (state: State) => string]

/** The parts of the console. Each has a summary, which the list of parts shows. */
const PARTS: Readonly<Record<ConsolePartProps['part'], Part>> = {
  world: [WorldPart, ({ world }) => world],
  personas: [PersonasPart, ({ persona }) => persona ?? T.none],
  officer: [DeskPart, () => ''],
  clock: [ControlPart, ({ now, frozen }) => (frozen ? `${formatKstSeconds(now)} ${T.frozen}` : formatKstSeconds(now))],
  visitor: [ControlPart, ofVisitor],
  queue: [ControlPart, ({ queue }) => count(queue)],
  faults: [ControlPart, ({ faults }) => count(faults)],
  settings: [ControlPart, ({ chosen }) => count(chosen)],
  journal: [JournalPart, () => ''],
}
const PART_NAMES = Object.keys(PARTS) as readonly ConsolePartProps['part'][]

/**
 * The interval in milliseconds at which the page reloads the state of the world. The state also changes without this
 * page: time passes, faults are used up, and tests or curl change the world.
 */
const STATE_EVERY_MS = 1000

/** Keeps the result of the last call visible. If that call replaced the world, the old world can be restored. */
const OutcomeBar = () => {
  useSignals()
  const { text, call, failed, before, nth } = lastControlOutcome.value
  const undo = async () => {
    await changeWorld(T.undo, 'PUT', '/snapshot', before)
    document.querySelector('h2')?.focus()
  }
  const button = before !== null && (
    <Button small kind="tertiary" onPress={() => void undo()}>
      {T.undo}
    </Button>
  )
  return (
    <div className={styles.outcome} role="status">
      {text !== '' && (
        <Banner key={nth} tone={failed ? 'danger' : 'success'} title={text} actions={button}>
          <code>{call}</code>
        </Banner>
      )}
    </div>
  )
}

/** Focuses the heading of the part in the URL, so that keyboard navigation continues there. */
const focusHeading = (heading: HTMLElement | null) => {
  if (location.hash !== '') heading?.focus()
}

/** 모의 환경 조종판: controls the fake world for developers, one part at a time. */
export const Console = () => {
  const [path] = useHashLocation()
  const state = useControlAnswer('/state', STATE_EVERY_MS)
  const catalogue = useControlAnswer('/catalogue')
  const part = PART_NAMES.find((name) => path === `/${name}`) ?? 'personas'
  const [title, help] = T.parts[part]
  const [Part] = PARTS[part]
  return (
    <>
      <header className={styles.header}>
        <PageWidth className={styles.bar}>
          <h1>{T.title}</h1>
          {Object.entries(T.links).map(([href, words]) => (
            <a key={href} href={href}>
              {words}
            </a>
          ))}
        </PageWidth>
      </header>
      <PageWidth className={styles.body}>
        <nav aria-label={T.contents}>
          <ul className={styles.parts}>
            {PART_NAMES.map((name) => (
              <li key={name} aria-current={name === part || undefined}>
                <a href={`#${name}`} aria-current={name === part ? 'page' : undefined}>
                  {T.parts[name][0]}
                </a>
                <span>{state !== null && PARTS[name][1](state)}</span>
              </li>
            ))}
          </ul>
        </nav>
        <main id="main">
          <section key={part} className={styles.part} aria-labelledby={part}>
            <h2 id={part} tabIndex={-1} ref={focusHeading}>
              {title}
            </h2>
            <p className="small">{help}</p>
            {state !== null && catalogue !== null && <Part part={part} state={state} catalogue={catalogue} />}
          </section>
        </main>
      </PageWidth>
      <OutcomeBar />
    </>
  )
}
