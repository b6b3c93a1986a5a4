import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Level } from './catalogue.ts'

/**
 * A claim that somebody read clause by clause beside its tests. `broken`: the product was made wrong in one of the clauses and
 * a test of the claim failed. `read`: why reading was enough. `mended`: what no test asked for until then, and which one does now.
 * `missing`: a clause that no test of this level asks for, and why it is asked for elsewhere or cannot be.
 */
export type ReviewedClaim = {
  readonly id: string
  readonly level: Level
  readonly clauses: readonly string[]
  /** Tests by file and title; a file of cases, whose rows name what they prove, has no title. */
  readonly tests: readonly { readonly file: string; readonly title?: string }[]
  readonly seen: 'broken' | 'read'
  readonly how: string
  readonly mended?: string
  readonly missing?: string
}

const FOLDER = 'e2e/requirements/reviewed'

/** One file for each catalogue, the claims by their ids. */
export const readReviewedClaims = (root: string): readonly ReviewedClaim[] =>
  readdirSync(join(root, FOLDER))
    .toSorted()
    .flatMap((name) => JSON.parse(readFileSync(join(root, FOLDER, name), 'utf8')) as readonly ReviewedClaim[])
