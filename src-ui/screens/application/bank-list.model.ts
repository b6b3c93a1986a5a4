import { signal } from '@preact/signals-react'
import type { Bank } from '#domain/account/account'
import type { Field } from '../../parts/form/form-field.ts'

/**
 * Until it is loaded, at most the bank of the draft. If the loaded list lacks the chosen bank, this is deselected and
 * `leaveOut` is called. [A-091] [D2-152]
 */
export const makeBankList = ({ value: code }: Field<string>, leaveOut: () => void) => {
  const list = signal<readonly Bank[]>([])
  let isLoaded = false

  /** Null if the list does not contain it. A calling effect runs again when the list changes. */
  const bankOf = (wanted: string): Bank | null => list.value.find((bank) => bank.code === wanted) ?? null
  const deselectUnknown = () => {
    if (!isLoaded || code.peek() === '' || bankOf(code.peek()) !== null) return
    code.value = ''
    leaveOut()
  }
  return {
    list,
    bankOf,
    /** Of a draft, if the list is not loaded yet. */
    expect: (bank: Bank | null) => {
      if (bank !== null && !isLoaded) list.value = [bank]
    },
    deselectUnknown,
    know: (loaded: readonly Bank[]) => {
      list.value = loaded
      isLoaded = true
      deselectUnknown()
    },
  } as const
}
