import { Effect } from 'effect'
import { bankCodeFrom } from '#domain/account/bank-code'
import type { Bank } from '#domain/application/application-form'
import { useCase } from '../token.ts'
import type { Codes } from './codes.port.ts'

/** The banks of the select in the order of the answer, each with its code of three digits. Fails: any failed call. */
export const makeListBanks = (ports: { codes: Codes }) => () =>
  ports.codes
    .ofGroup('BANK', 'normal')
    .pipe(
      Effect.map((codes) =>
        codes.map(({ codeValue, codeName }): Bank => ({ code: bankCodeFrom(codeValue), name: codeName })),
      ),
    )
export type ListBanks = ReturnType<typeof makeListBanks>
export type ListBanksError = Effect.Error<ReturnType<ListBanks>>
export const ListBanks = useCase<ListBanks>('ListBanks')
