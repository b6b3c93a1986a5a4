import { computed } from '@preact/signals-react'
import {
  parseBusinessNumberParts,
  BUSINESS_NUMBER_PARTS,
  type BusinessNumberPart,
  parsePastedBusinessNumber,
  BUSINESS_NUMBER_LENGTHS,
} from '#domain/business/business-number'
import { BUSINESS_TEXTS as T } from '#ui/text/ko/business/business.ts'
import type { NumberPart } from '../controls/number-part.ts'
import { defineForm, recordByNames, type SavedEntry, savedEntry, textEntry } from '../form/define-form.ts'
import type { EntryLock } from '../form/entry-lock.ts'

const openNumber = defineForm(
  recordByNames<Record<BusinessNumberPart, SavedEntry<string>>>(BUSINESS_NUMBER_PARTS, (part) =>
    savedEntry(textEntry({ id: `brno-${part}` })),
  ),
)

/** Makes the fields for the ten digits in three boxes, and the copy of them that the tab saves. [E-076] to [E-080] */
export const makeBusinessNumberForm = (lock: EntryLock) => {
  const { fields, values, draft } = openNumber(lock)
  const parts: readonly NumberPart[] = [
    { field: fields.area, label: T['brno.label1'], caption: T['brno.caption1'], max: BUSINESS_NUMBER_LENGTHS.area },
    { field: fields.kind, label: T['brno.label2'], caption: T['brno.caption2'], max: BUSINESS_NUMBER_LENGTHS.kind },
    {
      field: fields.serial,
      label: T['brno.label3'],
      caption: T['brno.caption3'],
      max: BUSINESS_NUMBER_LENGTHS.serial,
    },
  ]
  const missingDigits = computed(() => parts.reduce((sum, { field, max }) => sum + max - field.value.value.length, 0))
  /** True if all boxes are full, even if the number is wrong. */
  const complete = computed(() => missingDigits.value === 0)
  const spread = (pastedText: string): readonly string[] | null => {
    const digits = parsePastedBusinessNumber(pastedText)
    return digits === null ? null : BUSINESS_NUMBER_PARTS.map((part) => digits[part])
  }
  return {
    lock,
    fields,
    parts,
    complete,
    values,
    draft,
    spread,
    read: () => parseBusinessNumberParts(values.peek()),
    /** Returns the incomplete boxes, in their order. */
    unfilled: () =>
      BUSINESS_NUMBER_PARTS.filter((part) => fields[part].value.peek().length < BUSINESS_NUMBER_LENGTHS[part]).map(
        (part) => ({ part, at: fields[part] }),
      ),
  } as const
}
export type BusinessNumberForm = ReturnType<typeof makeBusinessNumberForm>
