import { type ReadonlySignal, type Signal, computed, signal } from '@preact/signals-react'
import { focusMoves } from '../focus/focus.ts'
import { openFoldAround } from '../focus/open-folds.ts'
import type { EntryLock } from './entry-lock.ts'

/**
 * One entry of a form. `problem` is the message below the entry; null if there is none. While the entry still has the
 * value that was rejected, `problem` is the text passed to `refuse`. Otherwise it is the message of the rule, but only
 * after the person has left the field.
 */
export type Field<A> = {
  readonly id: string
  readonly value: Signal<A>
  readonly isTouched: Signal<boolean>
  readonly problem: ReadonlySignal<string | null>
  /** True if the entry is shown as read-only, because its value was looked up. */
  readonly isFixed: Signal<boolean>
  /** True if the entry is fixed, or a request uses it, so that the person cannot change it. */
  readonly isLocked: ReadonlySignal<boolean>
  /**
   * Sets a value that the person entered (by key, paste, drop or program). Returns false and changes nothing if the
   * entry is locked.
   */
  readonly enter: (value: A) => boolean
  /** Shows a message below the field until its value changes. Null removes the message. */
  readonly refuse: (text: string | null) => void
}

export type TextField = Field<string>

/**
 * Makes a field of a form. The first argument is the entry lock of this form; `check` returns the message of the
 * domain's rule.
 */
export const makeField = <A>(
  { isLocked: isFormLocked }: Pick<EntryLock, 'isLocked'>,
  id: string,
  initial: A,
  check: (value: A) => string | null = () => null,
): Field<A> => {
  const value = signal<A>(initial)
  const isFixed = signal(false)
  const isLocked = computed(() => isFixed.value || isFormLocked.value)
  const isTouched = signal(false)
  const refusal = signal<{ readonly text: string; readonly refused: A } | null>(null)
  const current = computed(() => (refusal.value?.refused === value.value ? refusal.value : null))
  const problem = computed(() => current.value?.text ?? (isTouched.value ? check(value.value) : null))
  const refuse = (text: string | null) => {
    refusal.value = text === null ? null : { text, refused: value.peek() }
  }
  const enter = (newValue: A) => {
    if (isLocked.peek()) return false
    value.value = newValue
    return true
  }
  return { id, value, isTouched, problem, isFixed, isLocked, enter, refuse }
}

const FOCUSABLE = 'input:not([type="hidden"]), select, textarea, button, [tabindex]'

/** Clicks the real button, so that its busy and blocked states apply. */
export const pressControl = (id: string): void => {
  focusField(id)
  document.getElementById(id)?.click()
}

const isInWindow = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

/**
 * Moves the focus to a field, or to the first control of a group, and scrolls to it. Opens folded parts around it
 * first. Ignores unknown ids.
 */
export const focusField = (id: string): void => {
  const element = document.getElementById(id)
  openFoldAround(element)
  const target = element?.matches(FOCUSABLE) ? element : element?.querySelector<HTMLElement>(FOCUSABLE)
  if (target instanceof HTMLElement) focusMoves.toEntry(target)
  const isInBar = target?.closest('[data-action-bar]') != null
  // `nearest` includes a margin, so it would scroll the page needlessly for a target in the bar at the window's edge.
  if (isInBar && isInWindow(target)) return
  target?.scrollIntoView({ block: isInBar ? 'nearest' : 'center' })
}

/**
 * Moves the focus to a field after the current change is rendered. This is for a change that adds the field, or that
 * removes the focused element.
 */
export const focusFieldOnceRendered = (id: string): void => void setTimeout(() => focusField(id))
