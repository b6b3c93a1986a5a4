/** Whose number it is by its middle part: a person's, a corporation's, or that of neither (`00`). */
export type NumberKind = 'individual' | 'corporate' | 'neither'

/** Ranges of the middle part, both ends included; together they hold every value from 00 to 99 once. */
export const NUMBER_KINDS = [
  { id: 'NK-1', from: 0, to: 0, kind: 'neither', ref: 'A-069' },
  { id: 'NK-2', from: 1, to: 80, kind: 'individual', ref: 'A-069' },
  { id: 'NK-3', from: 81, to: 89, kind: 'corporate', ref: 'A-069' },
  { id: 'NK-4', from: 90, to: 99, kind: 'individual', ref: 'A-069' },
] as const satisfies readonly {
  readonly id: string
  readonly from: number
  readonly to: number
  readonly kind: NumberKind
  readonly ref: string
}[]
