import type { RegistrationNumber } from '#domain/business/registration-number'
import { Effect } from 'effect'
import type { Instant } from '#domain/kernel/calendar'
import { knownIn } from '#domain/kernel/stated'
import type { Session } from '#domain/session/session'
import { SessionStore } from '../session/session-store.port.ts'
import { type Served, useCase } from '../token.ts'
import { Applications } from './applications.port.ts'
import { findOwn } from './own-application.ts'

/** What the completion page shows; null is shown as `-`. `receivedAt` is the time of the successful create. [A-138] [A-273] [D2-93] */
export type Completion = {
  readonly representative: string | null
  readonly registrationNumber: RegistrationNumber | null
  readonly businessName: string | null
  readonly number: string | null
  readonly receivedAt: Instant | null
}

/** A text of the session, null when it is not there. */
const known = <Text extends string>(text: Text | '') => (text === '' ? null : text)

/** The completion page by the session alone. */
const ofSession = ({ certifiedName, registrationNumber, applicationNumber, receivedAt }: Session): Completion => ({
  representative: known(certifiedName),
  registrationNumber: known(registrationNumber),
  businessName: null,
  number: known(applicationNumber),
  receivedAt,
})

const PORTS = { applications: Applications, session: SessionStore }

/**
 * What was applied for, read anew so that a reload shows the same page; where the call fails, or shows another application
 * than the one just made, the values of the session stay. Never fails. [A-138] [A-273] [D2-93]
 */
export const makeReadCompletion = (ports: Served<typeof PORTS>) => () =>
  Effect.gen(function* () {
    const kept = ofSession(ports.session.read())
    const found = yield* findOwn(ports)
    if (found === null || (kept.number !== null && found.number !== kept.number)) return kept
    const { applicantName, registrationNumber, companyName, number } = found
    return {
      representative: applicantName ?? kept.representative,
      registrationNumber: knownIn(registrationNumber) ?? kept.registrationNumber,
      businessName: companyName,
      number,
      receivedAt: kept.receivedAt,
    } satisfies Completion
  })
export type ReadCompletion = ReturnType<typeof makeReadCompletion>
export const ReadCompletion = useCase('ReadCompletion', makeReadCompletion, PORTS)
