import { Effect } from 'effect'
import type { SessionStore } from '../session/session-store.port.ts'
import { useCase } from '../token.ts'
import type { Digest } from './digest.port.ts'

/**
 * Whose draft it is: a digest of `ci` and business number, null without both or where the browser has no digests. Made
 * once per applicant, so that saving the last key press before the page leaves needs no waiting.
 */
export const makeDraftOwner = (ports: { digest: Digest; session: SessionStore }) => {
  let made: { readonly of: string; readonly owner: string | null } | null = null
  return (): Effect.Effect<string | null> =>
    Effect.suspend(() => {
      const { ci, registrationNumber } = ports.session.read()
      if (ci === '' || registrationNumber === '') return Effect.succeed(null)
      const of = `${ci}\n${registrationNumber}`
      if (made?.of === of) return Effect.succeed(made.owner)
      return Effect.tap(ports.digest.of(of), (owner) =>
        Effect.sync(() => {
          made = { of, owner }
        }),
      )
    })
}
export type DraftOwner = ReturnType<typeof makeDraftOwner>
export const DraftOwner = useCase<DraftOwner>('DraftOwner')
