import { type Decision, type DecisionTable, decide } from '../kernel/decide.ts'

/**
 * The facts about the uploaded files of a registration. `some`: at least one file is empty. `agreed`: the person agrees
 * to continue without the empty files.
 */
export type EmptyFilesFacts = { readonly some: boolean; readonly agreed: boolean }

/** `all`: all files are registered. `withoutEmpty`: the empty files are left out. `stop`: nothing is registered. */
export type EmptyFilesVerdict = 'all' | 'withoutEmpty' | 'stop'

export const EMPTY_FILES_TABLE: DecisionTable<EmptyFilesFacts, EmptyFilesVerdict> = [
  { id: 'ZF-1', when: { some: false }, then: 'all', ref: 'P-065' },
  { id: 'ZF-2', when: { agreed: false }, then: 'stop', ref: 'P-067' },
  { id: 'ZF-3', when: {}, then: 'withoutEmpty', ref: 'P-066' },
]

/** 내용이 없는 파일 빼기: decides which files are registered. [P-065] [P-066] [P-067] */
export const decideEmptyFiles = (facts: EmptyFilesFacts): Decision<EmptyFilesVerdict> =>
  decide(EMPTY_FILES_TABLE, facts)
