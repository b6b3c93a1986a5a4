import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Level } from './catalogue.ts'

/**
 * A claim that somebody read clause by clause beside its tests. `broken`: the product was made wrong in one of the clauses and
 * a test of the claim failed. `read`: why reading was enough. `missing`: a clause that no test of this level asks for.
 */
export type ReviewedClaim = {
  readonly id: string
  readonly level: Level
  readonly clauses: readonly string[]
  readonly tests: readonly { readonly file: string; readonly title: string }[]
  readonly seen: 'broken' | 'read'
  readonly how: string
  readonly missing?: string
}

export const readReviewedClaims = (root: string): readonly ReviewedClaim[] =>
  JSON.parse(readFileSync(join(root, 'e2e/requirements/reviewed.json'), 'utf8')) as readonly ReviewedClaim[]
