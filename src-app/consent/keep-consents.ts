import type { ConsentChoice } from '#domain/consent/consent-choice'
import type { ConsentVerdict } from '#domain/consent/consent-completeness'
import { judgeConsents } from '#domain/consent/consent-completeness'
import { answersOf, keptAgreements } from '#domain/consent/consent-data'
import { markAfterAnswer } from '#domain/consent/consent-saved'
import type { Clock } from '../kernel/clock.port.ts'
import type { SessionStore } from '../session/session-store.port.ts'
import { useCase } from '../token.ts'

/**
 * Keeps the agreements of /info-agree in the session, with version and time, once every required one is given; otherwise
 * nothing is kept, and the verdict names what is missing. Sends nothing. An answer that differs from the kept one takes
 * back the mark that consents are saved. [A-035] [A-036] [D2-06]
 */
export const makeKeepConsents =
  (ports: { session: SessionStore; clock: Clock }) =>
  (choice: ConsentChoice): ConsentVerdict => {
    const verdict = judgeConsents(choice)
    if (verdict.is !== 'complete') return verdict
    ports.session.update((session) => ({
      ...session,
      consentsSaved: markAfterAnswer(session.consentsSaved, session.consents.personal, answersOf(choice)),
      consents: { ...session.consents, personal: keptAgreements(choice, ports.clock.now()) },
    }))
    return verdict
  }
export type KeepConsents = ReturnType<typeof makeKeepConsents>
export const KeepConsents = useCase<KeepConsents>('KeepConsents')
