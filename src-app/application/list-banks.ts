import { Effect } from 'effect'
import { type Bank, toBankCode } from '#domain/account/account'
import { type ErrorOf, useCase } from '../token.ts'
import { Codes } from './codes.port.ts'

/** Returns the banks for the select in the order of the answer, each with its code of three digits. */
export const ListBanks = useCase(
  'ListBanks',
  { codes: Codes },
  (ports) => () =>
    ports.codes
      .ofGroup('BANK', 'normal')
      .pipe(Effect.map((codes) => codes.map(({ code, name }): Bank => ({ code: toBankCode(code), name })))),
)
export type ListBanksError = ErrorOf<typeof ListBanks>
