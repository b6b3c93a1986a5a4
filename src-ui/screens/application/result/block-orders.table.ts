import type { BlockName } from './result-blocks.ts'

/**
 * The places of the result page. `summary`: at the top. `next`: after it, below the heading of the next step.
 * `proofRow`: in the collapsible row of the proofs.
 */
export type Place = 'summary' | 'next' | 'proofRow'

export type BlockOrder = { readonly [place in Place]?: readonly BlockName[] }

/**
 * The kinds of result pages. `waiting`: the agency acts. `proofBeforeSteps`: the supplement of a proof ends before the
 * supplement by telephone. `sentBack`: a proof is sent back. `answer`: the agency answered an opinion.
 * `failedTransfer`: the agency could not pay. `refusal`: the application is rejected. [D2-466] [D2-741] [D2-913]
 * [D2-914] [D2-931] [D2-939]
 */
export type PageKind = 'usual' | 'waiting' | 'proofBeforeSteps' | 'sentBack' | 'answer' | 'failedTransfer' | 'refusal'

/** The blocks of each kind of page in display order. A block without content is left out. */
export const BLOCK_ORDERS: Readonly<Record<PageKind, BlockOrder>> = {
  usual:            { summary: ['headline', 'bold', 'lead', 'band', 'gauge', 'pastDue', 'reasons'],
                      next:    ['steps', 'sentences', 'actions', 'furtherProof', 'opinionHistory', 'facts'] },
  waiting:          { summary: ['headline', 'bold', 'band', 'gauge', 'pastDue', 'reasons'],
                      next:    ['waitLines', 'actions', 'furtherProof', 'opinionHistory', 'facts'] },
  proofBeforeSteps: { summary: ['headline', 'bold', 'pastDue', 'reasons'],
                      next:    ['sentences', 'actions', 'steps', 'opinionHistory', 'facts'] },
  sentBack:         { summary: ['headline', 'pastDue', 'sentBack', 'reasons'],
                      next:    ['actions', 'sentences', 'gauge', 'opinionHistory'],
                      proofRow:      ['facts'] },
  answer:           { summary: ['headline', 'pastDue', 'answer'],
                      next:    ['sentences', 'actions', 'reasons', 'facts'] },
  failedTransfer:   { summary: ['headline', 'bold', 'pastDue', 'failedTransfer', 'reasons'],
                      next:    ['actions', 'sentences', 'opinionHistory', 'facts'] },
  refusal:          { summary: ['headline', 'bold', 'pastDue', 'reasons'],
                      next:    ['call', 'opinionHistory', 'facts'] },
}
