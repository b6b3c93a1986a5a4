import { type ReadonlySignal, type Signal, computed, signal } from '@preact/signals-react'
import { focusMoves } from '../design/focus.ts'
import { openAround } from '../design/folded.ts'
import type { EntryLock } from './entry-lock.ts'

/**
 * One entry of a form. `problem` is the sentence below it, null when there is none: what `refuse` put there, as long as
 * the value is the refused one, else what the rule says, and that only once the person has left the field.
 */
export type Field<A> = {
  readonly id: string
  readonly value: Signal<A>
  readonly touched: Signal<boolean>
  readonly problem: ReadonlySignal<string | null>
  /** Shown, not to be changed: a value that was looked up. */
  readonly fixed: Signal<boolean>
  /** It is fixed, or a call about it runs: a person cannot change it. */
  readonly locked: ReadonlySignal<boolean>
  /** What a person enters, whatever it came by (key, paste, drop, program); false while it is locked: nothing changes then. */
  readonly enter: (value: A) => boolean
  /** Puts a sentence below the field until its value changes; null takes it away. */
  readonly refuse: (text: string | null) => void
}

export type TextField = Field<string>

/** A field of the form that has this lock. `check` is the domain's rule with its refusal already turned into words. */
export const makeField = <A>(
  { locked: asked }: Pick<EntryLock, 'locked'>,
  id: string,
  initial: A,
  check: (value: A) => string | null = () => null,
): Field<A> => {
  const value = signal<A>(initial)
  const fixed = signal(false)
  const locked = computed(() => fixed.value || asked.value)
  const touched = signal(false)
  const refusal = signal<{ readonly text: string; readonly refused: A } | null>(null)
  const current = computed(() => (refusal.value?.refused === value.value ? refusal.value : null))
  const problem = computed(() => current.value?.text ?? (touched.value ? check(value.value) : null))
  const refuse = (text: string | null) => {
    refusal.value = text === null ? null : { text, refused: value.peek() }
  }
  const enter = (entered: A) => {
    if (locked.peek()) return false
    value.value = entered
    return true
  }
  return { id, value, touched, problem, fixed, locked, enter, refuse }
}

const FOCUSABLE = 'input:not([type="hidden"]), select, textarea, button, [tabindex]'

/** Presses a button where it stands: what it says of itself (busy, blocked) holds for this press too. */
export const pressControl = (id: string): void => {
  focusField(id)
  document.getElementById(id)?.click()
}

/** Moves the focus to a field, or to the first control of a group, and scrolls to it; folded parts around it open first. Unknown ids do nothing. */
export const focusField = (id: string): void => {
  const element = document.getElementById(id)
  openAround(element)
  const target = element?.matches(FOCUSABLE) ? element : element?.querySelector<HTMLElement>(FOCUSABLE)
  if (target instanceof HTMLElement) focusMoves.toEntry(target)
  // A bar that sticks to the edge of the window is in view already.
  target?.scrollIntoView?.({ block: target.closest('[data-action-bar]') ? 'nearest' : 'center' })
}
