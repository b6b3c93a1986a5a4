import { Effect } from 'effect'
import { type Bank, bankCodeFrom } from '#domain/account/account'
import { backEndOf } from '../application/own-application.ts'
import { SessionStore } from '../session/session-store.port.ts'
import { type ErrorOf, useCase } from '../token.ts'
import { Codes } from './codes.port.ts'

/** The banks of the select in the order of the answer, each with its code of three digits. Fails: any failed call. */
export const ListBanks = useCase(
  'ListBanks',
  { codes: Codes },
  (ports) => () =>
    ports.codes
      .ofGroup('BANK', 'normal')
      .pipe(
        Effect.map((codes) =>
          codes.map(({ codeValue, codeName }): Bank => ({ code: bankCodeFrom(codeValue), name: codeName })),
        ),
      ),
)
export type ListBanksError = ErrorOf<typeof ListBanks>

/**
 * The reason codes that the result page explains, or null when they could not be loaded: the page is shown anyway
 * and keeps the texts it knows. Never fails. [A-167] [A-013] [P-011] [P-147]
 */
export const ListReasons = useCase(
  'ListReasons',
  { codes: Codes, session: SessionStore },
  (ports) => () =>
    Effect.suspend(() => ports.codes.ofGroup('REAS_TYPE', backEndOf(ports.session.read()))).pipe(
      Effect.catch(() => Effect.succeed(null)),
    ),
)
