import { Effect } from 'effect'
import { paymentTypeOrConfirmed } from '#domain/business/payment-type'
import {
  type ConsentChoice,
  type ConsentPageDecision,
  decideConsentPage,
  decideSavedConsentPage,
} from '#domain/consent/consent-choice'
import {
  consentAnswersOfChoice,
  toSessionAgreementsOfPage,
  toSavedConsents,
  consentAnswersOfSession,
  marketingAndMydataAgreements,
  areConsentsStillSaved,
} from '#domain/consent/consent-data'
import type { ConsentAnswers } from '#domain/consent/consent-items.table'
import { decideConsentSaving } from '#domain/consent/consent-saving'
import type { Session } from '#domain/session/session'
import { CALL_FAILURE_TAGS, type CallError, type SessionEnded } from '../kernel/call.errors.ts'
import { Clock } from '../kernel/clock.port.ts'
import { lostCallVerdictOf } from '../kernel/failed-call.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { SettingsSource } from '../kernel/settings.port.ts'
import { type ErrorOf, type ServicesOf, useCase } from '../kernel/token.ts'
import { AlreadyApplied, ConsentsIncomplete, ConsentsNotSaved, Consents } from './consents.port.ts'

/**
 * Stores the agreements of /info-agree in the session, with version and time, if every required item is agreed to;
 * otherwise stores nothing and returns the missing items. Sends nothing. If an answer differs from the stored one, the
 * consents count as unsaved again. [A-036] [D2-06]
 */
export const StoreInfoAgreements = useCase(
  'StoreInfoAgreements',
  { session: SessionStore, settings: SettingsSource, clock: Clock },
  (ports) =>
    (choice: ConsentChoice): ConsentPageDecision => {
      const decision = decideConsentPage('info', choice, ports.settings.read())
      if (decision.verdict !== 'complete') return decision
      ports.session.update((session) => ({
        ...session,
        consentsSaved: areConsentsStillSaved(
          session.consentsSaved,
          session.consents.personal,
          consentAnswersOfChoice(choice),
        ),
        consents: { ...session.consents, personal: toSessionAgreementsOfPage(choice, ports.clock.now()) },
      }))
      return decision
    },
)

/**
 * `alreadySaved`: equal consents were saved before, so nothing was sent. After either result the next page is the form.
 * [A-042]
 */
export type SaveConsentsResult = 'saved' | 'alreadySaved'

const SAVE_CONSENTS_PORTS = { consents: Consents, session: SessionStore, settings: SettingsSource, clock: Clock }

/**
 * Saves the given consents. A call without an answer may reach the server at any time, even after a later call. In the
 * session, `consentsUnanswered` is therefore true until the answer arrives. If no answer arrives, it stays true for
 * this application, and `ResaveUnansweredConsents` saves the consents again.
 *
 * Cannot use `sendOnce`: no call returns the saved consents, so nothing can be searched. [D2-90]
 */
const save = (
  { consents, session, settings }: Pick<ServicesOf<typeof SAVE_CONSENTS_PORTS>, 'consents' | 'session' | 'settings'>,
  answers: ConsentAnswers,
) =>
  Effect.suspend(() => {
    const { businessNumber, ci, applicationNumber, consentsUnanswered } = session.read()
    const setUnanswered = (unanswered: boolean) =>
      session.update((currentSession) => ({ ...currentSession, consentsUnanswered: unanswered }))
    setUnanswered(true)
    return consents
      .save({
        businessNumber,
        ci,
        applicationNumber,
        consents: toSavedConsents(settings.read().consentSet, answers),
      })
      .pipe(
        Effect.tap(() => Effect.sync(() => setUnanswered(consentsUnanswered))),
        Effect.tapError((error) =>
          Effect.sync(() => {
            if (error._tag === 'AlreadyApplied' || lostCallVerdictOf('consents', error) === 'fail')
              setUnanswered(consentsUnanswered)
          }),
        ),
      )
  })

/**
 * Saves the agreements of both consent pages together, with the choice of /mydata-agree. The public-data agreements and
 * the mark that consents are saved are stored in the session only after success. Sends nothing if a consent is
 * missing or the session has a received application.
 */
export const SaveConsents = useCase('SaveConsents', SAVE_CONSENTS_PORTS, (ports) =>
  Effect.fnUntraced(function* (
    choice: ConsentChoice,
  ): Effect.fn.Return<SaveConsentsResult, ConsentsIncomplete | ConsentsNotSaved | AlreadyApplied | SessionEnded> {
    const settings = ports.settings.read()
    const session = ports.session.read()
    const { personal, mydata } = session.consents
    const first = decideSavedConsentPage(
      'info',
      consentAnswersOfSession(personal),
      paymentTypeOrConfirmed(session.paymentType),
      settings,
    )
    const second = decideConsentPage('mydata', choice, settings)
    const answers = consentAnswersOfChoice(choice)
    const { verdict } = decideConsentSaving({
      received: session.receivedAt !== null,
      info: first.verdict !== 'incomplete',
      mydata: second.verdict !== 'incomplete',
      saved: areConsentsStillSaved(session.consentsSaved, mydata, answers),
    })
    if (verdict === 'received') return yield* new AlreadyApplied({ because: null })
    if (verdict === 'infoMissing') return yield* new ConsentsIncomplete({ page: 'info', because: first.because })
    if (verdict === 'mydataMissing') return yield* new ConsentsIncomplete({ page: 'mydata', because: second.because })

    const all = { ...consentAnswersOfSession(personal), ...answers }
    const keep = () =>
      ports.session.update((currentSession) => withMydata(currentSession, choice, all, ports.clock.now()))
    if (verdict === 'alreadySaved') {
      // Keeps the time at which the saved consents were given. Stores the choice only if the session has no such time
      // yet.
      if (mydata.agreedAt === null) keep()
      return 'alreadySaved'
    }
    ports.session.update((currentSession) => ({ ...currentSession, consentsSaved: false }))
    yield* save(ports, all).pipe(Effect.catchTag(CALL_FAILURE_TAGS, (cause) => new ConsentsNotSaved({ cause })))
    keep()
    return 'saved'
  }),
)
export type SaveConsentsError = ErrorOf<typeof SaveConsents>

const withMydata = (session: Session, choice: ConsentChoice, answers: ConsentAnswers, now: number): Session => ({
  ...session,
  ...marketingAndMydataAgreements(answers),
  consentsSaved: true,
  consents: { ...session.consents, mydata: toSessionAgreementsOfPage(choice, now) },
})

/**
 * Saves the consents of the session again if an earlier save got no answer and may still replace them. The application
 * is therefore submitted with the consents that its form shows. Also succeeds if the application was already received,
 * because the submission then reports the receipt. [D2-90]
 */
export const ResaveUnansweredConsents = useCase(
  'ResaveUnansweredConsents',
  { consents: Consents, session: SessionStore, settings: SettingsSource },
  (ports) => (): Effect.Effect<void, CallError> =>
    Effect.suspend(() => {
      const { consentsUnanswered, consents } = ports.session.read()
      if (!consentsUnanswered) return Effect.void
      return save(ports, consentAnswersOfSession(consents.personal, consents.mydata)).pipe(
        Effect.catchTag('AlreadyApplied', () => Effect.void),
      )
    }),
)
