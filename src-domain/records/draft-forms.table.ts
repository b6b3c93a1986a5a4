/** The groups of forms whose drafts become obsolete by the same rows of DF. `other`: its page checks it. */
export type DraftGroup = 'application' | 'registration' | 'carriers' | 'supplement' | 'other'

export type DraftFormRow = {
  /** What follows the form in the name of its draft: the id of a proof, or the number of an application. */
  readonly target: 'proof' | 'application' | null
  /** The kind of record in which its draft is stored. */
  readonly record: 'applicationDraft' | 'proofDraft' | 'editDraft'
  readonly group: DraftGroup
}

/** 쓰던 것: the forms that are saved until they are sent. [A-264] [P-317] [D2-139] */
export const DRAFT_FORMS = {
  application:    { target: null,          record: 'applicationDraft', group: 'application' },
  general:        { target: null,          record: 'proofDraft',       group: 'registration' },
  direct:         { target: null,          record: 'proofDraft',       group: 'registration' },
  carriers:       { target: null,          record: 'proofDraft',       group: 'carriers' },
  opinion:        { target: null,          record: 'proofDraft',       group: 'other' },
  supplement:     { target: 'proof',       record: 'proofDraft',       group: 'supplement' },
  baseSupplement: { target: 'proof',       record: 'proofDraft',       group: 'supplement' },
  accountEdit:    { target: 'application', record: 'editDraft',        group: 'other' },
  businessEdit:   { target: 'application', record: 'editDraft',        group: 'other' },
} as const satisfies Readonly<Record<string, DraftFormRow>>
