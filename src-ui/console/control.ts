import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { formatKstDateTime, type Instant } from '#domain/kernel/calendar'
import { fill } from '../text/fill.ts'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import type { About, Choice } from './Fields.tsx'

type Named = Readonly<Record<string, unknown>>
export type Fault = Readonly<Record<'method' | 'path', string | undefined>> & Named

/** What the calls of the control answer, as far as the console reads it. Instants are ISO 8601. */
export type State = Readonly<Record<'world' | 'now', string>> &
  Readonly<Record<'settings' | 'chosen', Named>> & {
    readonly persona: string | null
    readonly visitor: { readonly ip: string; readonly fail: boolean; readonly delayMs: number }
    readonly queue: Readonly<Record<string, string>>
    readonly faults: readonly Fault[]
  }
type Edge = Readonly<Record<'title' | 'now' | 'shown', string>>
export type Catalogue = Readonly<Record<'paths' | 'pages', readonly string[]>> & {
  readonly actions: readonly Readonly<Record<'id' | 'title', string>>[]
  readonly outcomes: readonly Choice[]
  readonly dated: readonly { readonly title: string; readonly edges: readonly Edge[] }[]
  readonly settings: readonly {
    readonly name: string
    readonly preset: unknown
    readonly choices: readonly string[] | null
  }[]
}
export type Persona = Readonly<Record<'name' | 'group' | 'title', string>> & {
  readonly pages: readonly string[]
  readonly facts: Readonly<Record<string, string | null>>
}
type Possible = Readonly<Record<'action' | 'title', string>> & { readonly asks: object }
type Thing = Readonly<Record<'title' | 'status', string>> & {
  readonly order: object
  readonly actions: readonly Possible[]
}
export type Desk = { readonly things: readonly Thing[]; readonly fields: About }

/** A call, as the journal answers it; `time` is ISO 8601 by the clock of the world. */
export type Line = Readonly<Record<'time' | 'method' | 'path', string>> & {
  readonly status: number | null
  readonly body: unknown
  readonly replayed?: true
  readonly fault?: true
  readonly queue?: Readonly<Record<'event' | 'action', string>>
  readonly because?: Readonly<Record<'rule' | 'book', string>>
  readonly changes?: readonly string[]
}

/** What each call answers. */
type Answers = {
  readonly '/state': State
  readonly '/catalogue': Catalogue
  readonly '/personas': readonly Persona[]
  readonly '/desk': Desk
  readonly '/journal': readonly Line[]
}

/** An instant in Korean time, to the second. */
export const timeText = (instant: Instant) =>
  `${formatKstDateTime(instant)}:${String(Math.floor(instant / 1000) % 60).padStart(2, '0')}`

type Answer = { readonly value: unknown; readonly failure: string | null }

const send = async (method: string, path: string, body?: unknown): Promise<Answer> => {
  const json = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  try {
    const answer = await fetch(`/__world${path}`, { method, ...(body === undefined ? {} : json) })
    const text = await answer.text()
    const value: unknown = text === '' ? null : JSON.parse(text)
    const { message = '' } = (value ?? {}) as { readonly message?: string }
    return { value, failure: answer.ok ? null : fill(T.refused, { status: answer.status, message }) }
  } catch {
    return { value: null, failure: T.unreachable }
  }
}

/** The control of the fake world: everything goes by calls that curl can make, too, and `said` shows the last one. */
export const makeControl = () => {
  const said = signal({ text: '', call: '', failed: false, nth: 0 })
  const changes = signal(0)
  /** The state before the world was last replaced as a whole; null where there is nothing to take back. */
  const before = signal<unknown>(null)
  const say = (text: string, call = '', failed = false) => {
    said.value = { text, call, failed, nth: said.peek().nth + 1 }
    changes.value += 1
  }
  /** Makes a change and says so by the word that was pressed; answers whether it was made. */
  const change = async (word: string, method: string, path: string, body?: unknown): Promise<boolean> => {
    const { failure } = await send(method, path, body)
    const written = [method, `/__world${path}`, JSON.stringify(body)].join(' ').slice(0, 200)
    say(failure ?? fill(T.done, { word }), written, failure !== null)
    return failure === null
  }
  /** Replaces the state of the world as a whole, so that it can be taken back. */
  const replace = async (...call: Parameters<typeof change>) => {
    const { value } = await send('GET', '/snapshot')
    if (await change(...call)) before.value = value
  }
  const undo = async () => {
    if (await change(T.undo, 'PUT', '/snapshot', before.peek())) before.value = null
  }
  const goTo = (world: string) => {
    document.cookie = `world=${world}; path=/; SameSite=Lax`
    before.value = null
    say(fill(T.done, { word: `${T.goTo} (${world})` }))
  }
  return { said, changes, before, say, change, replace, undo, goTo }
}
export type Control = ReturnType<typeof makeControl>

/** What a call of the control answers: asked again after every change, and every so many ms where they are given; null until it has come. */
export const useAnswer = <P extends keyof Answers>(control: Control, path: P, everyMs = 0): Answers[P] | null => {
  useSignals()
  const [answer, setAnswer] = useState<Answers[P] | null>(null)
  const changes = control.changes.value
  useEffect(() => {
    let current = true
    const read = async () => {
      const { value, failure } =
        document.visibilityState === 'hidden' ? { value: null, failure: '' } : await send('GET', path)
      if (current && failure === null) setAnswer(value as Answers[P])
    }
    void read()
    const asking = everyMs > 0 ? setInterval(() => void read(), everyMs) : undefined
    return () => {
      current = false
      clearInterval(asking)
    }
  }, [path, everyMs, changes])
  return answer
}

/** What every part of the console is given: the control, the state of the world, and what there is to choose from. */
export type PartProps = { readonly control: Control; readonly state: State; readonly catalogue: Catalogue }
