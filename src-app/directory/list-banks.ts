import { Effect } from 'effect'
import { type Bank, bankCodeFrom } from '#domain/account/account'
import { backEndOf } from '../application/own-application.ts'
import { SessionStore } from '../session/session-store.port.ts'
import { type ErrorOf, useCase } from '../token.ts'
import { Codes } from './codes.port.ts'

/** Returns the banks for the select in the order of the answer, each with its code of three digits. */
export const ListBanks = useCase(
  'ListBanks',
  { codes: Codes },
  (ports) => () =>
    ports.codes
      .ofGroup('BANK', 'normal')
      .pipe(Effect.map((codes) => codes.map(({ code, name }): Bank => ({ code: bankCodeFrom(code), name })))),
)
export type ListBanksError = ErrorOf<typeof ListBanks>

/**
 * Returns the reason codes that the result page explains; null if they could not be loaded: the page then shows its own
 * explanations. Never fails. [A-167] [A-013] [P-011] [P-147]
 */
export const ListReasons = useCase(
  'ListReasons',
  { codes: Codes, session: SessionStore },
  (ports) => () =>
    Effect.suspend(() => ports.codes.ofGroup('REAS_TYPE', backEndOf(ports.session.read()))).pipe(
      Effect.catch(() => Effect.succeed(null)),
    ),
)
