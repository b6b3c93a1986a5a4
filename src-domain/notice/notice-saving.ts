import { decision } from '../kernel/decide.ts'

/**
 * A notice that an administrator saves. `existing`: it is stored already. `overwrites`: the administrator has agreed to
 * overwrite changes. `same`: the stored notice is as it was when editing began.
 */
type NoticeSavingFacts = { readonly existing: boolean; readonly overwrites: boolean; readonly same: boolean }

/** `ask`: nothing is stored, and the administrator is asked whether to overwrite another person's changes. */
export type NoticeSavingVerdict = 'save' | 'ask'

/** 팝업 저장: decides whether a notice is stored or was changed elsewhere. [P-224] [P-225] */
export const decideNoticeSaving = decision<NoticeSavingFacts, NoticeSavingVerdict>([
  { id: 'NC-1', when: { existing: true, overwrites: false, same: false }, then: 'ask', ref: 'P-225' },
  { id: 'NC-2', when: {}, then: 'save', ref: 'P-224' },
])
