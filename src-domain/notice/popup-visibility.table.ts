import type { Table } from '../kernel/decide.ts'

/** A popup at an instant: forced; with an id; active; hidden by the visitor today; its start has come; its end has come. */
export type PopupFacts = {
  readonly forceShow: boolean
  readonly hasId: boolean
  readonly isActive: boolean
  readonly hiddenToday: boolean
  readonly begun: boolean
  readonly ended: boolean
}

/** Whether a visitor of the main page sees it. */
export type PopupVerdict = 'show' | 'hide'

/** A forced popup shows; one without an id never does; then state, the visitor's wish for today and its dates decide. [E-043] to [E-046] */
export const POPUP_VISIBILITY_TABLE: Table<PopupFacts, PopupVerdict> = [
  { id: 'PV-1', when: { forceShow: true }, then: 'show', ref: 'E-044' },
  { id: 'PV-2', when: { hasId: false }, then: 'hide', ref: 'E-045' },
  { id: 'PV-3', when: { isActive: false }, then: 'hide', ref: 'E-045' },
  { id: 'PV-4', when: { hiddenToday: true }, then: 'hide', ref: 'E-045' },
  { id: 'PV-5', when: { begun: false }, then: 'hide', ref: 'E-046' },
  { id: 'PV-6', when: { ended: true }, then: 'hide', ref: 'E-046' },
  { id: 'PV-7', when: {}, then: 'show', ref: 'E-043' },
]
