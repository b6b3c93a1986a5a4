import { parseInstant } from '#domain/kernel/calendar'
import { Button } from '../design/Button.tsx'
import { fill } from '../text/fill.ts'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import { type Catalogue, change, type PartProps, type State, timeText } from './control.ts'
import { type About, CallForm, choicesOf } from './Fields.tsx'
import styles from './console.module.css'

type Bodies = Readonly<Record<string, unknown>>

/** What is steered by one call: its body as it is now, ready ones by name, and more of them by group. */
type Steering<Body> = {
  readonly now: Body
  readonly about: About
  readonly bodyOf?: (entered: Body) => unknown
  readonly ready: Bodies
  readonly groups?: Readonly<Record<string, Bodies>>
}

/** A part of the console: what stands now, to be changed, and what is often wanted. */
const steered =
  <Body,>(part: keyof typeof T.parts, steeringOf: (state: State, catalogue: Catalogue) => Steering<Body>) =>
  ({ state, catalogue }: PartProps) => {
    const { now, about, bodyOf = (entered) => entered, ready, groups = {} } = steeringOf(state, catalogue)
    const put = (word: string, body: unknown) => void change(word, 'PUT', `/${part}`, body)
    const buttons = (bodies: Bodies) =>
      Object.entries(bodies).map(([word, body]) => (
        <Button key={word} small kind="tertiary" onPress={() => put(word, body)}>
          {word}
        </Button>
      ))
    const word = fill(T.set, { part: T.parts[part][0] })
    return (
      <>
        <CallForm example={now} about={about} word={word} onSend={(entered) => put(word, bodyOf(entered))}>
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

const withoutEmpty = (entered: Bodies) =>
  Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== ''))

type ClockBody = Readonly<Record<'now' | 'advance', string>> & { readonly freeze: boolean }

/** 시계: an empty field leaves alone what it is about. */
export const ClockPart = steered('clock', ({ frozen }, { dated }) => ({
  now: { now: '', advance: '', freeze: frozen },
  about: T.clock,
  bodyOf: ({ now, ...rest }: ClockBody) => {
    const isTime = parseInstant(now) !== null
    return withoutEmpty({ now: isTime ? `${timeText(now).replace(' ', 'T')}+09:00` : now, ...rest })
  },
  ready: { ...T.ahead, [T.realTime]: { now: null } },
  groups: Object.fromEntries(
    dated.map(({ title, edges }) => [
      title,
      Object.fromEntries(edges.map((edge) => [`${edge.shown} ${edge.title}`, { now: edge.now }])),
    ]),
  ),
}))

/** 방문자 */
export const VisitorPart = steered('visitor', ({ visitor }) => ({
  now: visitor,
  about: T.visitor,
  ready: T.visitors,
}))

/** 대기열: an action without an outcome passes. */
export const QueuePart = steered('queue', ({ queue }, { actions, outcomes: choices }) => ({
  now: Object.fromEntries(actions.map(({ id }) => [id, queue[id] ?? ''])),
  about: Object.fromEntries(actions.map(({ id, title }) => [id, { label: `${title} (${id})`, choices, open: true }])),
  bodyOf: withoutEmpty,
  ready: { [T.allPass]: {} },
}))

/** How a call can fail, with what is often wanted. */
const FAULTS: readonly (readonly [kind: keyof typeof T.faults, value: unknown])[] = [
  ['status', 500],
  ['delayMs', 6000],
  ['bytesPerSecond', 20],
  ['silent', true],
  ['cut', 'after'],
]

/** 장애 */
export const FaultsPart = steered('faults', ({ faults }, { paths }) => ({
  now: { faults },
  about: {
    ...T.faults,
    faults: {
      label: T.parts.faults[0],
      more: Object.fromEntries(
        FAULTS.map(([kind, value]) => [T.faults[kind], { method: '*', path: '', times: 1, [kind]: value }]),
      ),
    },
    method: { label: T.method, choices: T.methods },
    path: { label: T.path, choices: paths, open: true },
    times: T.times,
    cut: { label: T.faults.cut, choices: choicesOf(T.cuts) },
  },
  bodyOf: (entered: Pick<State, 'faults'>) => entered.faults,
  ready: { [T.clear]: [] },
}))

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** 설정: what this world did not choose stays as the server says, addresses of its own among it. */
export const SettingsPart = steered('settings', ({ settings, chosen }, { settings: all }) => ({
  now: settings,
  about: Object.fromEntries(
    all.map(({ name, preset, choices }) => {
      const words = Object.hasOwn(chosen, name) ? T.changed : T.preset
      return [name, { label: fill(words, { name, preset: text(preset) }), choices }]
    }),
  ),
  bodyOf: (entered: State['settings']) => {
    const presets = Object.fromEntries(all.map(({ name, preset }) => [name, preset]))
    const unchosen = (name: string) => (Object.hasOwn(chosen, name) ? presets : settings)[name]
    return Object.fromEntries(Object.entries(entered).filter(([name, value]) => text(value) !== text(unchosen(name))))
  },
  ready: { [T.allPresets]: {} },
}))
