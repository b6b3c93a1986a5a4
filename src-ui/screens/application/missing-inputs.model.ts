import { computed, signal } from '@preact/signals-react'
import { mobileNumberRefusal } from '#domain/application/mobile-number'
import type { TextField } from '../../parts/form/form-field.ts'

/**
 * Without a fixed length: the focus does not move on from them, because a valid value may still grow. In every other
 * text entry it moves on after the last digit.
 */
const TEXTS = ['mobile', 'companyName', 'accountNumber', 'depositor'] as const
type TextName = (typeof TEXTS)[number]
const isComplete = (name: TextName, entered: string): boolean =>
  name === 'mobile' ? mobileNumberRefusal(entered) === null : entered.trim() !== ''

/**
 * After these the list of missing entries is computed again. `readChoices` reads everything but texts: choices, checks,
 * files and required documents.
 */
export const makeMissingInputs = (
  fields: Readonly<Record<TextName, TextField>>,
  readChoices: () => readonly unknown[],
) => {
  const putCount = signal(0)
  return {
    putCount,
    /** Changes only when a text becomes complete or incomplete, so that typing stays fast. */
    texts: TEXTS.map((name) => ({ name, complete: computed(() => isComplete(name, fields[name].value.value)) })),
    /** For a reason other than typing. */
    settled: computed(() => [...readChoices(), putCount.value]),
  } as const
}
