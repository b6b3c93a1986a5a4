import { computed } from '@preact/signals-react'
import {
  digitsOfPart,
  parseRegistrationNumber,
  REGISTRATION_PARTS,
  spreadPastedNumber,
  type RegistrationParts,
} from '#domain/business/registration-number'
import { REGISTRATION_NUMBER_DIGITS } from '#domain/entry-limits'
import type { EntryLock } from '../../parts/form/entry-lock.ts'
import { makeField } from '../../parts/form/field.ts'
import type { Part } from '../../parts/form/PartsInput.tsx'
import { BUSINESS as T } from '../../text/ko/business.ts'

/** The ten digits in their three boxes, and what is kept of them. [E-076] to [E-080] [E-202] [E-203] */
export const makeNumberForm = (lock: EntryLock) => {
  const fields = {
    area: makeField(lock, 'brno-area', ''),
    kind: makeField(lock, 'brno-kind', ''),
    serial: makeField(lock, 'brno-serial', ''),
  }
  const parts: readonly Part[] = [
    { field: fields.area, label: T['brno.label1'], caption: T['brno.caption1'], max: REGISTRATION_NUMBER_DIGITS.area },
    { field: fields.kind, label: T['brno.label2'], caption: T['brno.caption2'], max: REGISTRATION_NUMBER_DIGITS.kind },
    {
      field: fields.serial,
      label: T['brno.label3'],
      caption: T['brno.caption3'],
      max: REGISTRATION_NUMBER_DIGITS.serial,
    },
  ]
  const current = (): RegistrationParts => ({
    area: fields.area.value.value,
    kind: fields.kind.value.value,
    serial: fields.serial.value.value,
  })
  /** Are all boxes full, whether right or wrong? */
  const complete = computed(() => parts.every(({ field, max }) => field.value.value.length === max))
  const put = (digits: RegistrationParts) => {
    for (const part of REGISTRATION_PARTS) fields[part].value.value = digits[part]
  }
  const restore = (kept: unknown) => {
    if (typeof kept !== 'object' || kept === null) return
    const digits = Object.fromEntries(
      REGISTRATION_PARTS.map((part) => {
        const value = (kept as Record<string, unknown>)[part]
        return [part, typeof value === 'string' ? digitsOfPart(part, value) : '']
      }),
    ) as RegistrationParts
    put(digits)
  }
  const untouched = () => REGISTRATION_PARTS.every((part) => fields[part].value.value === '')
  const spread = (pasted: string): readonly string[] | null => {
    const digits = spreadPastedNumber(pasted)
    return digits === null ? null : REGISTRATION_PARTS.map((part) => digits[part])
  }
  return {
    lock,
    fields,
    parts,
    complete,
    current,
    restore,
    untouched,
    spread,
    read: () => parseRegistrationNumber(current()),
    /** The boxes that are not full, in their order. */
    unfilled: () =>
      REGISTRATION_PARTS.filter((part) => fields[part].value.peek().length < REGISTRATION_NUMBER_DIGITS[part]).map(
        (part) => ({ part, at: fields[part] }),
      ),
  } as const
}
export type NumberForm = ReturnType<typeof makeNumberForm>
