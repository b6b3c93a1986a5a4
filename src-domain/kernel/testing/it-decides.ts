import { expect, it } from 'vitest'
import type { RefusalReason } from '../decide.ts'

/** Adds a test for each case of a rule: it is decided with the verdict of the case, by the row of the case. */
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
