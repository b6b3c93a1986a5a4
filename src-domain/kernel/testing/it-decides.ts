import { expect, it } from 'vitest'
import type { RefusalReason } from '../decide.ts'

/**
 * Adds a test for each case of a rule. The test checks that the rule decides the case with the verdict and the row that
 * the case gives.
 */
export const itDecides = <Case extends { readonly rule: string; readonly verdict: unknown }>(
  title: string,
  cases: readonly Case[],
  ask: (example: Case) => RefusalReason<unknown>,
): void =>
  // oxlint-disable-next-line vitest/valid-title -- the caller states it
  it.each(cases)(title, (example) => {
    const { verdict, because } = ask(example)
    expect({ verdict, rule: because.rule }).toEqual({ verdict: example.verdict, rule: example.rule })
  })
