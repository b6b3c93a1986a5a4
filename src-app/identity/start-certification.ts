import { Effect } from 'effect'
import { IDENTITY_METHODS } from '#domain/identity/methods.table'
import type { IdentityMethod } from '#domain/identity/offered-methods.table'
import { SettingsSource } from '../kernel/settings.port.ts'
import { useCase } from '../kernel/token.ts'
import { CertificationBroken, CertificationFailed, IntegratedCertificationNotStarted } from './certify-person.errors.ts'
import { type CertificationStartRequest, IdentityProvider, type ProviderStartForm } from './identity-provider.port.ts'

type CertificationStartResult =
  | { readonly is: 'form'; readonly form: ProviderStartForm; readonly transactionId: string | null }
  | { readonly is: 'certifiedAlready' }

const formResult = (startForm: ProviderStartForm, transactionId: string | null = null): CertificationStartResult => ({
  is: 'form',
  form: startForm,
  transactionId,
})
const toBroken = (cause: unknown) => new CertificationBroken({ cause })

/** Starts a certification with the provider of a method. [E-109] to [E-112] */
export const StartCertification = useCase(
  'StartCertification',
  { provider: IdentityProvider, settings: SettingsSource },
  (ports) =>
    (
      method: IdentityMethod,
      start: CertificationStartRequest,
    ): Effect.Effect<
      CertificationStartResult,
      CertificationBroken | CertificationFailed | IntegratedCertificationNotStarted
    > => {
      const row = IDENTITY_METHODS[method]
      switch (row.start) {
        case 'provider': {
          const page = ports.provider.simplePage(start)
          return page === null ? Effect.fail(toBroken('no provider configured')) : Effect.succeed(formResult(page))
        }
        case 'phone':
          return ports.settings.read().phoneProvider === 'kmc'
            ? ports.provider.requestKmc(start).pipe(
                Effect.mapError(toBroken),
                Effect.flatMap((startForm) =>
                  startForm === null ? Effect.fail(new CertificationFailed()) : Effect.succeed(formResult(startForm)),
                ),
              )
            : ports.provider.requestNice(start).pipe(
                Effect.map((startForm): CertificationStartResult =>
                  startForm === null ? { is: 'certifiedAlready' } : formResult(startForm),
                ),
                Effect.mapError(toBroken),
              )
        case 'integration':
        case 'kftc':
          return ports.provider.requestIntegration(row.start, row.serviceCode, start).pipe(
            Effect.map((request) => formResult(request.form, request.transactionId)),
            Effect.mapError((cause) => new IntegratedCertificationNotStarted({ cause })),
          )
      }
    },
)
