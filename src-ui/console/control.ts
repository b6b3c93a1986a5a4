import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { formatKstDateTime, parseInstant } from '#domain/kernel/calendar'
import { fill } from '../text/fill.ts'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import type { Schema } from './SchemaForm.tsx'

type Texts<Name extends string> = Readonly<Record<Name, string>>
type Values = Readonly<Record<string, unknown>>

/** What each call of the control answers, as far as the console reads it. Instants are ISO 8601. */
type Answers = {
  readonly '/state': Texts<'world' | 'now'> & {
    readonly persona: string | null
    readonly frozen: boolean
    readonly visitor: { readonly ip: string; readonly fail: boolean; readonly delayMs: number }
    readonly queue: Texts<string>
    readonly faults: readonly Values[]
    readonly chosen: Values
  }
  readonly '/catalogue': {
    readonly pages: readonly string[]
    readonly forms: Readonly<
      Record<string, { readonly schema: Schema; readonly ready: Readonly<Record<string, Values>> }>
    >
  }
  readonly '/personas': readonly (Texts<'name' | 'group' | 'title'> & {
    readonly pages: readonly string[]
    readonly facts: Readonly<Record<string, string | null>>
  })[]
  readonly '/desk': readonly (Texts<'title' | 'status'> & {
    readonly order: Values
    readonly actions: readonly (Texts<'action' | 'title'> & { readonly asks: Schema })[]
  })[]
  readonly '/journal': readonly (Texts<'time' | 'method' | 'path'> & {
    readonly status: number | null
    readonly replayed?: true
    readonly fault?: true
    readonly queue?: Texts<'event' | 'action'>
    readonly because?: Texts<'rule' | 'book'>
    readonly changes?: readonly string[]
  })[]
}
export type State = Answers['/state']
export type Persona = Answers['/personas'][number]
export type Matter = Answers['/desk'][number]
export type Line = Answers['/journal'][number]

/** What every part of the console is given: its name, the state of the world, and what there is to choose from. */
export type PartProps = {
  readonly part: keyof typeof T.parts
  readonly state: State
  readonly catalogue: Answers['/catalogue']
}

/** An instant of an answer, or a Korean time that was typed, in Korean time to the second; null for anything else. */
export const timeText = (text: string): string | null => {
  const instant = parseInstant(text)
  if (instant === null) return null
  return `${formatKstDateTime(instant)}:${String(Math.floor(instant / 1000) % 60).padStart(2, '0')}`
}

/** Does a text have all the words that were typed? */
export const hasWords = (text: string, typed: string): boolean =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word))

/** How the last call ended: in words, and as the call that does the same; `nth` counts them. */
export const outcome = signal({ text: '', call: '', failed: false, nth: 0 })
export const showOutcome = (text: string, call = '', failed = false): void => {
  outcome.value = { text, call, failed, nth: outcome.peek().nth + 1 }
}

const send = async (method: string, path: string, body?: unknown) => {
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

/** Makes a change by a call that curl can make, too, and shows its outcome by the word that was pressed; answers whether it was made. */
export const change = async (word: string, method: string, path: string, body?: unknown): Promise<boolean> => {
  const { failure } = await send(method, path, body)
  const call = [method, `/__world${path}`, JSON.stringify(body)].join(' ').slice(0, 200)
  showOutcome(failure ?? fill(T.done, { word }), call, failure !== null)
  return failure === null
}

/** The state before the world was last replaced as a whole; null where there is nothing to take back. */
export const before = signal<unknown>(null)

/** Makes a change that replaces the state of the world as a whole, so that it can be taken back. */
export const replace = async (...call: Parameters<typeof change>): Promise<void> => {
  const { value } = await send('GET', '/snapshot')
  if (await change(...call)) before.value = value
}

/** What a call of the control answers: asked again after every change, and every so many ms where they are given; null until it has come. */
export const useAnswer = <P extends keyof Answers>(path: P, everyMs = 0): Answers[P] | null => {
  useSignals()
  const [answer, setAnswer] = useState<Answers[P] | null>(null)
  const { nth } = outcome.value
  useEffect(() => {
    let current = true
    const read = async () => {
      if (document.visibilityState === 'hidden') return
      const { value, failure } = await send('GET', path)
      if (current && failure === null) setAnswer(value as Answers[P])
    }
    void read()
    const timer = everyMs > 0 ? setInterval(() => void read(), everyMs) : undefined
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [path, everyMs, nth])
  return answer
}
