import { computed, signal } from '@preact/signals-react'
import { mobileNumberRefusal } from '#domain/application/mobile-number'
import type { TextField } from '../../parts/form/form-field.ts'

/**
 * The text entries without a fixed length. The focus does not move on from them, because a valid value may still grow
 * while the person types. In every other text entry, the focus moves on after the last digit.
 */
const TEXTS = ['mobile', 'companyName', 'accountNumber', 'depositor'] as const
type TextName = (typeof TEXTS)[number]
const isComplete = (name: TextName, entered: string): boolean =>
  name === 'mobile' ? mobileNumberRefusal(entered) === null : entered.trim() !== ''

/**
 * Makes the signals after which the list of missing entries is computed again. `readChoices` reads everything that can
 * change the list, except texts: choices, checks, files and required documents.
 */
export const makeMissingInputs = (
  fields: Readonly<Record<TextName, TextField>>,
  readChoices: () => readonly unknown[],
) => {
  const putCount = signal(0)
  return {
    putCount,
    /**
     * For each text entry, a signal that is true while the entry is complete. A key press that does not change this
     * renders nothing, so that typing stays fast.
     */
    texts: TEXTS.map((name) => ({ name, complete: computed(() => isComplete(name, fields[name].value.value)) })),
    /** Changes whenever the missing entries may change for a reason other than typing. */
    settled: computed(() => [...readChoices(), putCount.value]),
  } as const
}
