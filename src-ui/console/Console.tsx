import { useSignals } from '@preact/signals-react/runtime'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { parseInstant } from '#domain/kernel/calendar'
import { Icon } from '../design/Icon.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { LoadingState } from '../design/States.tsx'
import { fill } from '../text/fill.ts'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import { type Control, makeControl, type PartProps, type State, timeText, useAnswer } from './control.ts'
import { JournalPart } from './JournalPart.tsx'
import { GalleryPart, PersonasPart } from './PersonasPart.tsx'
import { DeskPart, SteeringPart } from './SteeringPart.tsx'
import { WorldPart } from './WorldPart.tsx'
import styles from './console.module.css'

type PartName = keyof typeof T.parts

const PARTS: Readonly<Record<PartName, (props: PartProps) => ReactNode>> = {
  world: WorldPart,
  personas: PersonasPart,
  gallery: GalleryPart,
  officer: DeskPart,
  clock: (props) => <SteeringPart part="clock" {...props} />,
  visitor: (props) => <SteeringPart part="visitor" {...props} />,
  queue: (props) => <SteeringPart part="queue" {...props} />,
  faults: (props) => <SteeringPart part="faults" {...props} />,
  settings: (props) => <SteeringPart part="settings" {...props} />,
  journal: JournalPart,
}

/** The state is asked again so often, in ms: its clock runs, faults are used up, and curl and tests steer, too. */
const STATE_EVERY_MS = 1000

/** What the world is steered by, each with the way to where it is changed. */
const StateBar = ({ world, now, persona, visitor: { ip, fail, delayMs }, queue, faults, chosen }: State) => {
  const facts: readonly (readonly [PartName, ReactNode])[] = [
    ['world', world],
    ['clock', timeText(parseInstant(now) ?? 0)],
    ['personas', persona],
    [
      'visitor',
      [ip, fail && T.lookup.fail, delayMs > 0 && fill(T.lookup.late, { ms: delayMs })].filter(Boolean).join(', '),
    ],
    ['queue', Object.values(queue).filter((outcome) => outcome !== 'pass').length],
    ['faults', faults.length],
    ['settings', Object.keys(chosen).length],
  ]
  return (
    <dl className={`page ${styles.state}`}>
      {facts.map(([part, value]) => (
        <div key={part}>
          <dt>{T.parts[part][0]}</dt>
          <dd>{value ?? T.none}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What was done last stays in view: in words, and as the call that does the same. */
const SaidBar = ({ said }: Pick<Control, 'said'>) => {
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

const partOf = (hash: string): PartName =>
  Object.hasOwn(PARTS, hash.slice(1)) ? (hash.slice(1) as PartName) : 'personas'

/** The part that the address names; its heading takes the focus, so that keys go on there. */
const usePart = () => {
  const [part, setPart] = useState(() => partOf(location.hash))
  useEffect(() => {
    const follow = () => setPart(partOf(location.hash))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  useEffect(() => {
    if (location.hash !== '') document.getElementById('part')?.focus()
  }, [part])
  return part
}

/** The address says which part is shown, so the skip link leaves it alone. */
const skip = (event: MouseEvent) => {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/** 모의 환경 조종판: the fake world for developers, one part at a time. */
export const Console = () => {
  const [control] = useState(makeControl)
  const state = useAnswer(control, '/state', STATE_EVERY_MS)
  const catalogue = useAnswer(control, '/catalogue')
  const current = usePart()
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
          <section className={styles.part} aria-labelledby="part">
            <h2 id="part" tabIndex={-1}>
              {T.parts[current][0]}
            </h2>
            <Phrase as="p" className="small" text={T.parts[current][1]} />
            {state === null || catalogue === null ? (
              <LoadingState />
            ) : (
              <Part key={current} control={control} state={state} catalogue={catalogue} />
            )}
          </section>
        </main>
      </div>
      <SaidBar said={control.said} />
    </>
  )
}
