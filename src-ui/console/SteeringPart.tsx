import { Fragment, useState } from 'react'
import { parseInstant } from '#domain/kernel/calendar'
import { Tag } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { EmptyState } from '../design/States.tsx'
import { fill } from '../text/fill.ts'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import { type Catalogue, type PartProps, type State, timeText, useAnswer } from './control.ts'
import { type About, CallForm } from './Fields.tsx'
import styles from './console.module.css'

/** What is steered by one call: its body as it is now, ready ones by name, and more of them by group. */
type Steering = {
  readonly now: object
  readonly about?: About
  readonly bodyOf?: (entered: never) => unknown
  readonly ready: Readonly<Record<string, unknown>>
  readonly groups?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const choicesOf = (words: readonly string[]) => words.map((value) => ({ value, title: value }))

const clockAt = (now: number) => ({ now: `${timeText(now).replace(' ', 'T')}+09:00` })

const clockOf = ({ now }: State, { dated }: Catalogue): Steering => {
  const instant = parseInstant(now) ?? 0
  const ahead = Object.entries(T.ahead).map(([minutes, word]) => [word, clockAt(instant + Number(minutes) * 60_000)])
  const edges = dated.map(({ title, edges: all }) => [
    title,
    Object.fromEntries(all.map((edge) => [`${edge.shown} ${edge.title}`, { now: edge.now }])),
  ])
  return {
    now: { now: timeText(instant) },
    about: { now: { label: T.clock } },
    bodyOf: (entered: { readonly now: string }) => {
      const wanted = parseInstant(entered.now)
      return wanted === null ? entered : clockAt(wanted)
    },
    ready: { ...Object.fromEntries(ahead), [T.realTime]: { now: null } },
    groups: Object.fromEntries(edges),
  }
}

const queueOf = ({ queue }: State, { actions, outcomes: choices }: Catalogue): Steering => ({
  now: Object.fromEntries(actions.map(({ id }) => [id, queue[id] ?? ''])),
  about: Object.fromEntries(actions.map(({ id, title }) => [id, { label: `${title} (${id})`, choices, open: true }])),
  bodyOf: (entered: State['queue']) =>
    Object.fromEntries(Object.entries(entered).filter(([, outcome]) => outcome !== '')),
  ready: { [T.allPass]: {} },
})

const METHODS = ['*', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const ANY_CALL = { method: '*', path: '', times: 1 }
const CUTS = ['before', 'during', 'after'] as const
const FAULTS: readonly (readonly [keyof typeof T.faults, object])[] = [
  ['status', { status: 500 }],
  ['delayMs', { delayMs: 6000 }],
  ['bytesPerSecond', { bytesPerSecond: 20 }],
  ['silent', { silent: true }],
  ...CUTS.map((cut) => [cut, { cut }] as const),
]

const faultsOf = ({ faults }: State, { paths }: Catalogue): Steering => {
  const more = Object.fromEntries(FAULTS.map(([kind, how]) => [T.faults[kind], { ...ANY_CALL, ...how }]))
  return {
    now: { faults },
    about: {
      faults: { label: T.parts.faults[0], more },
      method: { label: T.method, choices: choicesOf(METHODS) },
      path: { label: T.path, choices: choicesOf(paths), open: true },
      times: { label: T.times },
      status: { label: T.faults.status },
      delayMs: { label: T.faults.delayMs },
      bytesPerSecond: { label: T.faults.bytesPerSecond },
      silent: { label: T.faults.silent },
      cut: { label: T.cut, choices: CUTS.map((value) => ({ value, title: T.faults[value] })) },
    },
    bodyOf: (entered: Pick<State, 'faults'>) => entered.faults,
    ready: { [T.clear]: [] },
  }
}

const visitorOf = ({ visitor }: State): Steering => ({
  now: visitor,
  about: T.visitorFields,
  ready: Object.fromEntries(Object.entries(T.visitors).map(([ip, word]) => [word, { ip }])),
})

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const settingsOf = ({ settings, chosen }: State, { settings: all }: Catalogue): Steering => ({
  now: settings,
  about: Object.fromEntries(
    all.map(({ name, preset, choices }) => [
      name,
      {
        label: fill(Object.hasOwn(chosen, name) ? T.changed : T.preset, { name, preset: text(preset) }),
        choices: choices === null ? undefined : choicesOf(choices),
      },
    ]),
  ),
  bodyOf: (entered: State['settings']) => {
    const presets = Object.fromEntries(all.map(({ name, preset }) => [name, preset]))
    // What this world did not choose stays as the server says, addresses of its own among it.
    const unchosen = (name: string) => text(Object.hasOwn(chosen, name) ? presets[name] : settings[name])
    return Object.fromEntries(Object.entries(entered).filter(([name, value]) => text(value) !== unchosen(name)))
  },
  ready: { [T.allPresets]: {} },
})

const STEERING = { clock: clockOf, visitor: visitorOf, queue: queueOf, faults: faultsOf, settings: settingsOf }

type SteeringProps = PartProps & { readonly part: keyof typeof STEERING }

/** 시계, 방문자, 대기열, 장애, 설정: what stands now, to be changed, and what is often wanted. */
export const SteeringPart = ({ part, control, state, catalogue }: SteeringProps) => {
  const { now, about = {}, bodyOf = (entered) => entered, ready, groups = {} } = STEERING[part](state, catalogue)
  const buttons = (bodies: object) =>
    Object.entries(bodies).map(([word, body]) => (
      <Button key={word} small kind="tertiary" onPress={() => put(word, body)}>
        {word}
      </Button>
    ))
  const put = (word: string, body: unknown) => void control.change(word, 'PUT', `/${part}`, body)
  // The clock runs on; what is written in its field stays.
  const [first] = useState(now)
  return (
    <>
      <CallForm
        example={part === 'clock' ? first : now}
        about={about}
        word={T.set[part]}
        onSend={(entered) => put(T.set[part], bodyOf(entered as never))}
      >
        {buttons(ready)}
      </CallForm>
      {Object.entries(groups).map(([group, bodies]) => (
        <div key={group} className={styles.ready} role="group" aria-label={group}>
          <b>{group}</b>
          {buttons(bodies)}
        </div>
      ))}
    </>
  )
}

/** 담당자: what lies on the desk, and of each what its state allows; what needs more words asks for them first. */
export const DeskPart = ({ control }: PartProps) => {
  const desk = useAnswer(control, '/desk')
  const [asked, setAsked] = useState('')
  if (desk === null || desk.things.length === 0) return <EmptyState title={T.deskEmpty} text={T.deskEmptyHelp} />
  return desk.things.map(({ order, title, status, actions }) => (
    <section key={title} className={`card ${styles.thing}`} aria-label={title}>
      <h3 id={title} tabIndex={-1}>
        {title} <Tag tone="info">{status}</Tag>
      </h3>
      {actions.length === 0 && <p className="small">{T.nothingToDo}</p>}
      <div className="actions">
        {actions.map(({ action, title: word, asks }) => {
          const key = `${title} ${action}`
          const isAsked = asked === key
          const send = async (more: object) => {
            await control.change(`${title}: ${word}`, 'POST', '/officer', { ...order, action, ...more })
            // What was pressed may be possible no more.
            document.getElementById(title)?.focus()
          }
          return Object.keys(asks).length === 0 ? (
            <Button key={key} small kind="secondary" onPress={() => void send({})}>
              {word}
            </Button>
          ) : (
            <Fragment key={key}>
              <Button small kind="secondary" expanded={isAsked} onPress={() => setAsked(isAsked ? '' : key)}>
                {word}
              </Button>
              {isAsked && (
                <CallForm example={asks} about={desk.fields} word={fill(T.carryOut, { word })} onSend={send} />
              )}
            </Fragment>
          )
        })}
      </div>
    </section>
  ))
}
