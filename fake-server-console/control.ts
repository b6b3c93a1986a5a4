import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { parseInstant, formatKstDateTime } from '#domain/time/written-dates'
import type { ConsoleAnswers } from '#server/control/control-answers'
import { fill } from '#ui/text/fill.ts'
import { CONSOLE_WORDS as T } from '#ui/text/ko/pages-apart/console.ts'

export type { ConsoleAnswers }

/** Properties of every part of the console: the name of the part, the state of the world, and the available choices. */
export type ConsolePartProps = {
  readonly part: keyof typeof T.parts
  readonly state: ConsoleAnswers['/state']
  readonly catalogue: ConsoleAnswers['/catalogue']
}

export const formatKstSeconds = (iso: string): string => formatKstDateTime(parseInstant(iso) ?? 0) + iso.slice(16, 19)

export const containsAllWords = (text: string, query: string): boolean =>
  query.split(' ').every((word) => text.toLowerCase().includes(word.toLowerCase()))

/**
 * The outcome of the last call: the text to show, the same call for curl, and the old world if the call replaced the
 * world.
 */
export const lastControlOutcome = signal({ text: '', call: '', failed: false, before: null as unknown, nth: 0 })
export const showControlOutcome = (text: string, call = '', failed = false, before: unknown = null): void => {
  lastControlOutcome.value = { text, call, failed, before, nth: lastControlOutcome.peek().nth + 1 }
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

/**
 * Sends a change to the control API. Shows the outcome under the label of the clicked button, with the same call for
 * curl. Returns true if the change succeeded.
 */
export const changeWorld = async (word: string, method: string, path: string, body?: unknown, before?: unknown) => {
  const { failure } = await send(method, path, body)
  const call = [method, `/__world${path}`, JSON.stringify(body)].join(' ').slice(0, 200)
  if (failure === null) showControlOutcome(fill(T.done, { word }), call, false, before)
  else showControlOutcome(failure, call, true)
  return failure === null
}

/** Makes a change that replaces the whole state of the world. Keeps the old state, so that the change can be undone. */
export const replaceWorldWithUndo = async (word: string, method: string, path: string, body?: unknown) => {
  const { value } = await send('GET', '/snapshot')
  await changeWorld(word, method, path, body, value)
}

/**
 * Returns the answer of a control call; null until the answer arrives. Repeats the call after every change; if
 * `everyMs` is given, repeats it also at this interval in milliseconds.
 */
export const useControlAnswer = <P extends keyof ConsoleAnswers>(path: P, everyMs = 0): ConsoleAnswers[P] | null => {
  useSignals()
  const [answer, setAnswer] = useState<ConsoleAnswers[P] | null>(null)
  const { nth } = lastControlOutcome.value
  useEffect(() => {
    const read = async () => {
      const { value, failure } = await send('GET', path)
      if (failure === null) setAnswer(value as ConsoleAnswers[P])
    }
    void read()
    const timer = everyMs > 0 ? setInterval(() => void read(), everyMs) : undefined
    return () => clearInterval(timer)
  }, [path, everyMs, nth])
  return answer
}
