import { signal } from '@preact/signals-react'
import type { Bank } from '#domain/account/account'
import type { Field } from '#ui/parts/form/form-field.ts'

/**
 * Makes the list of banks from which a bank is chosen. Until the list is loaded, it contains at most the bank of the
 * draft. If the loaded list does not contain the chosen bank, this bank is deselected.
 */
export const makeBankList = ({ value: code }: Field<string>) => {
  const list = signal<readonly Bank[]>([])
  let isLoaded = false

  /**
   * Returns the bank with this code; null if the list does not contain it. An effect that calls this function runs
   * again when the list changes.
   */
  const bankOf = (bankCode: string): Bank | null => list.value.find((bank) => bank.code === bankCode) ?? null
  const deselectUnknown = () => {
    if (isLoaded && bankOf(code.peek()) === null) code.value = ''
  }
  return {
    list,
    bankOf,
    /** Adds the bank of a draft, if the list is not loaded yet. */
    expect: (bank: Bank | null) => {
      if (bank !== null && !isLoaded) list.value = [bank]
    },
    deselectUnknown,
    know: (banks: readonly Bank[]) => {
      list.value = banks
      isLoaded = true
      deselectUnknown()
    },
  } as const
}
export type BankList = ReturnType<typeof makeBankList>
