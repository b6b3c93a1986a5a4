import type { Decision, Table } from '../kernel/decide.ts'
import { decide } from '../kernel/decide.ts'

/** What the register button of the base-proof supplement asks of the files that were chosen. */
export type BaseSupplementFacts = { readonly hasFile: boolean; readonly hasEmpty: boolean }

/** Ready to be sent, or what is wrong: no file, or one without a byte. [P-092] [D3-22] */
export type BaseSupplementVerdict = 'ready' | 'noFile' | 'emptyFile'

export const BASE_SUPPLEMENT_CHECKS: Table<BaseSupplementFacts, BaseSupplementVerdict> = [
  { id: 'BS-1', when: { hasFile: false }, then: 'noFile', ref: 'P-092' },
  { id: 'BS-2', when: { hasEmpty: true }, then: 'emptyFile', ref: 'P-043' },
  { id: 'BS-3', when: {}, then: 'ready', ref: 'P-092' },
]

/** May these files be sent as base proof? `bytes` as chosen. [P-092] */
export const judgeBaseSupplement = (files: readonly { readonly bytes: number }[]): Decision<BaseSupplementVerdict> =>
  decide(BASE_SUPPLEMENT_CHECKS, { hasFile: files.length > 0, hasEmpty: files.some(({ bytes }) => bytes === 0) })
