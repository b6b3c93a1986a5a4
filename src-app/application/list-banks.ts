import { Effect } from 'effect'
import { type Bank, toBankCode } from '#domain/account/account'
import { MalformedAnswer } from '../kernel/call.errors.ts'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import { Codes } from './codes.port.ts'

/**
 * Returns the banks for the select in the order of the answer, each with its code of three digits. An empty list counts
 * as a failed call, because no account can be entered without a bank. [A-094] [D2-201]
 */
export const ListBanks = useCase(
  'ListBanks',
  { codes: Codes },
  (ports) => () =>
    ports.codes.ofGroup('BANK', 'normal').pipe(
      Effect.filterOrFail(
        (codes) => codes.length > 0,
        () => new MalformedAnswer({ call: 'BANK', cause: 'empty list' }),
      ),
      Effect.map((codes) => codes.map(({ code, name }): Bank => ({ code: toBankCode(code), name }))),
    ),
)
export type ListBanksError = ErrorOf<typeof ListBanks>
