import { Effect } from 'effect'
import type { Instant } from '#domain/kernel/calendar'
import type { Session } from '#domain/session/session'
import type { SessionStore } from '../session/session-store.port.ts'
import { useCase } from '../token.ts'
import type { Applications } from './applications.port.ts'
import { backEndOf } from './back-end.ts'

/** What the completion page shows; null is shown as `-`. `receivedAt` is the time of the successful create. [A-138] [A-273] [D2-93] */
export type Completion = {
  readonly representative: string | null
  /** Ten digits. */
  readonly brno: string | null
  readonly businessName: string | null
  readonly aplyNo: string | null
  readonly receivedAt: Instant | null
}

/** A text of the session, null when it is not there. */
const known = (text: string) => (text === '' ? null : text)

/** What the session knows by itself. */
const ofSession = ({ certifiedName, registrationNumber, applicationNumber, receivedAt }: Session): Completion => ({
  representative: known(certifiedName),
  brno: known(registrationNumber),
  businessName: null,
  aplyNo: known(applicationNumber),
  receivedAt,
})

/**
 * What was applied for, read anew so that a reload shows the same page; where the call fails, or shows another application
 * than the one just made, the values of the session stay. Never fails. [A-138] [A-273] [D2-93]
 */
export const makeReadCompletion = (ports: { applications: Applications; session: SessionStore }) => () =>
  Effect.gen(function* () {
    const session = ports.session.read()
    const kept = ofSession(session)
    const owner = { ci: session.ci, brno: session.registrationNumber }
    const answer = yield* ports.applications
      .ofOwner(owner, backEndOf(session))
      .pipe(Effect.catch(() => Effect.succeed(null)))
    if (answer?.is !== 'found' || (kept.aplyNo !== null && answer.application.aplyNo !== kept.aplyNo)) return kept
    const { aplyNm, brno, corpNm, aplyNo } = answer.application
    return {
      representative: aplyNm ?? kept.representative,
      brno: brno ?? kept.brno,
      businessName: corpNm,
      aplyNo,
      receivedAt: kept.receivedAt,
    } satisfies Completion
  })
export type ReadCompletion = ReturnType<typeof makeReadCompletion>
export const ReadCompletion = useCase<ReadCompletion>('ReadCompletion')
