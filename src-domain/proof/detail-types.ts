import { DETAIL_TYPES } from './detail-types.table.ts'

/** The two kinds of proof that have detail types, and that a person registers himself. */
export type RegisteredType = keyof typeof DETAIL_TYPES

/** What a detail number says; for a number without a name (0, 7 of general, 9 of direct) the number itself. [P-024] */
export const detailTypeName = (type: RegisteredType, number: number): string =>
  DETAIL_TYPES[type][number - 1] ?? String(number)
