import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import {
  type ConsentChoice,
  agreeAll,
  disagreeAll,
  restoreConsentChoice,
  toggleConsentItem,
} from '#domain/consent/consent-choice'
import { consentGroups } from '#domain/consent/consent-groups'
import { type Session, EMPTY_SESSION } from '#domain/session/session'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { kstInstant } from '#domain/time/calendar'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith, SESSION_ENDED } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { stoppedClock } from '../testing/stopped-clock.ts'
import { AlreadyApplied, type ConsentsToSave, Consents } from './consents.port.ts'
import { ResaveUnansweredConsents, StoreInfoAgreements, SaveConsents } from './save-consents.ts'

const NOW = kstInstant('2025-06-26', '10:00')
const INFO = restoreConsentChoice(consentGroups('info', 'confirmed', DEFAULT_SETTINGS))
const MYDATA = restoreConsentChoice(consentGroups('mydata', 'confirmed', DEFAULT_SETTINGS))
const MYDATA_COLUMNS = MYDATA.groups.flatMap((group) => group.items.map((item) => item.saveColumn))

type Start = {
  readonly info?: ConsentChoice
  readonly answer?: ReturnType<Consents['save']>
  readonly mydataDecline?: 'allow' | 'block'
  readonly known?: Partial<Session>
}

/** Completes both pages in order, /info-agree first. `info` may leave /info-agree incomplete. */
const start = ({ info = agreeAll(INFO), answer = Effect.void, mydataDecline = 'allow', known = {} }: Start = {}) => {
  const session = inMemorySession({
    ci: 'ci-1',
    applicationNumber: 'A1',
    businessNumber: businessNumberOrThrow('1000100001'),
    ...known,
  })
  const clock = stoppedClock(NOW)
  const sent: ConsentsToSave[] = []
  const consents = fakePort(Consents, {
    save: (consentsToSave) => {
      sent.push(consentsToSave)
      return answer
    },
  })
  const settings = { read: () => ({ ...DEFAULT_SETTINGS, mydataDecline }) }
  const keep = StoreInfoAgreements.make({ session, settings, clock })
  keep(info)
  return {
    session,
    clock,
    sent,
    keep,
    save: SaveConsents.make({ consents, session, settings, clock }),
    confirm: ResaveUnansweredConsents.make({ consents, session, settings }),
    answerWith: (next: ReturnType<Consents['save']>) => {
      answer = next
    },
  }
}

const valueOf = (sent: readonly ConsentsToSave[], column: string) =>
  Object.entries(sent[0]?.consents.agreements ?? {}).find(([name]) => name === column)?.[1].agreed

describe('StoreInfoAgreements', () => {
  it('stores the version, the time and the answers', () => {
    const { session } = start()
    expect(session.read().consents.personal).toMatchObject({
      version: '3.0.0',
      agreedAt: NOW,
      agreements: { info_promotion_yn: { required: false, agreed: true } },
    })
  })

  it('stores nothing while a required item is unchecked', () => {
    const { session, keep } = start({ info: INFO })
    expect(keep(toggleConsentItem(agreeAll(INFO), 'tax_info_yn'))).toMatchObject({
      verdict: 'incomplete',
      because: { rule: 'CC-2' },
      missing: ['tax_info_yn'],
    })
    expect(session.read().consents).toEqual(EMPTY_SESSION.consents)
  })
})

describe('SaveConsents', () => {
  it('[A-043] posts the agreements of both pages together', async () => {
    const { session, sent, save } = start()
    expect(await Effect.runPromise(save(agreeAll(MYDATA)))).toBe('saved')
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      businessNumber: businessNumberOrThrow('1000100001'),
      ci: 'ci-1',
      applicationNumber: 'A1',
    })
    expect(valueOf(sent, 'info_collection_yn')).toBe(true)
    expect(valueOf(sent, 'mydata_notice_yn')).toBe(true)
    expect(session.read()).toMatchObject({ consentsSaved: true, mydataAgreed: true, marketingAgreed: true })
    const { agreements, ...saved } = session.read().consents.mydata
    expect(saved).toEqual({ version: '3.0.0', agreedAt: NOW })
    expect(Object.entries(agreements).map(([column, { required, agreed }]) => [column, required, agreed])).toEqual(
      MYDATA_COLUMNS.map((column) => [column, true, true]),
    )
  })

  it('[E-136] stores the agreements in the session', async () => {
    const { session, save } = start({ info: toggleConsentItem(agreeAll(INFO), 'info_promotion_yn') })
    expect(session.read().consentsSaved).toBe(false)
    await Effect.runPromise(save(agreeAll(MYDATA)))
    expect(session.read()).toMatchObject({ consentsSaved: true, marketingAgreed: false, mydataAgreed: true })
    const declined = start()
    await Effect.runPromise(declined.save(disagreeAll(MYDATA)))
    expect(declined.session.read()).toMatchObject({ marketingAgreed: true, mydataAgreed: false })
  })

  it('[A-042] posts nothing when the consents are already saved', async () => {
    const { session, clock, sent, save, keep } = start()
    await Effect.runPromise(save(agreeAll(MYDATA)))
    clock.set(NOW + 60_000)
    keep(agreeAll(INFO))
    expect(await Effect.runPromise(save(agreeAll(MYDATA)))).toBe('alreadySaved')
    expect(sent).toHaveLength(1)
    expect(session.read().consents.mydata.agreedAt).toBe(NOW)
  })

  it('[A-042] sends nothing if the consents are marked as saved, although the session does not contain them', async () => {
    const { session, sent, save } = start({ known: { consentsSaved: true } })
    expect(await Effect.runPromise(save(agreeAll(MYDATA)))).toBe('alreadySaved')
    expect(sent).toEqual([])
    expect(session.read().consents.mydata.agreedAt).toBe(NOW)
  })

  it('saves again when an answer differs from the saved one', async () => {
    const { sent, save, keep } = start()
    await Effect.runPromise(save(agreeAll(MYDATA)))
    await Effect.runPromise(save(disagreeAll(MYDATA)))
    keep(toggleConsentItem(agreeAll(INFO), 'info_promotion_yn'))
    await Effect.runPromise(save(disagreeAll(MYDATA)))
    expect(sent).toHaveLength(3)
  })

  it('[A-045] saves declined public data as "not agreed"', async () => {
    const { session, sent, save } = start()
    expect(await Effect.runPromise(save(disagreeAll(MYDATA)))).toBe('saved')
    expect(MYDATA_COLUMNS.map((column) => valueOf(sent, column))).toEqual(Array(6).fill(false))
    expect(session.read()).toMatchObject({ consentsSaved: true, mydataAgreed: false })
  })

  it('[A-045] sends nothing if the setting forbids declining', async () => {
    const { session, sent, save } = start({ mydataDecline: 'block' })
    expect(await Effect.runPromise(Effect.flip(save(disagreeAll(MYDATA))))).toMatchObject({
      _tag: 'ConsentsIncomplete',
      page: 'mydata',
      because: { rule: 'CC-2', ref: 'A-035' },
    })
    expect(sent).toEqual([])
    expect(session.read().consentsSaved).toBe(false)
  })

  it('sends nothing while a required item is unchecked', async () => {
    const first = start()
    expect(
      await Effect.runPromise(Effect.flip(first.save(toggleConsentItem(agreeAll(MYDATA), 'mydata_notice_yn')))),
    ).toMatchObject({ page: 'mydata', because: { rule: 'CC-2' } })
    const second = start({ info: INFO })
    expect(await Effect.runPromise(Effect.flip(second.save(agreeAll(MYDATA))))).toMatchObject({
      page: 'info',
      because: { rule: 'CC-2', ref: 'A-035' },
    })
    expect([...first.sent, ...second.sent]).toEqual([])
  })

  it.each([NO_ANSWER, MALFORMED_ANSWER, refusedWith(500), refusedWith(201)])(
    '[A-044] leaves the consents unsaved after a failure: %s',
    async (error) => {
      const { session, save } = start({ answer: Effect.fail(error) })
      expect(await Effect.runPromise(Effect.flip(save(agreeAll(MYDATA))))).toMatchObject({
        _tag: 'ConsentsNotSaved',
        cause: error,
      })
      expect(session.read().consentsSaved).toBe(false)
      expect(session.read().consents.mydata).toEqual(EMPTY_SESSION.consents.mydata)
    },
  )

  it('fails with SessionEnded when the session has ended', async () => {
    const { save } = start({ answer: Effect.fail(SESSION_ENDED) })
    expect(await Effect.runPromise(Effect.flip(save(agreeAll(MYDATA))))).toBe(SESSION_ENDED)
  })
})

describe('[A-273] [D2-06] SaveConsents for a received application', () => {
  it('sends nothing for a received application', async () => {
    const { session, sent, save } = start({ known: { receivedAt: NOW } })
    expect(await Effect.runPromise(Effect.flip(save(disagreeAll(MYDATA))))).toMatchObject({ _tag: 'AlreadyApplied' })
    expect(sent).toEqual([])
    expect(session.read().consents.mydata).toEqual(EMPTY_SESSION.consents.mydata)
  })

  it('leaves the consents unchanged after a refusal', async () => {
    const refused = new AlreadyApplied({ because: null })
    const { session, save } = start({ answer: Effect.fail(refused) })
    expect(await Effect.runPromise(Effect.flip(save(disagreeAll(MYDATA))))).toBe(refused)
    expect(session.read()).toMatchObject({ consentsSaved: false, consentsUnanswered: false })
    expect(session.read().consents.mydata).toEqual(EMPTY_SESSION.consents.mydata)
  })
})

describe('[D2-90] [A-045] [A-135] ResaveUnansweredConsents', () => {
  it('saves the last answers again on every call', async () => {
    const { sent, save, confirm, answerWith } = start({ answer: Effect.fail(NO_ANSWER) })
    await Effect.runPromiseExit(save(agreeAll(MYDATA)))
    answerWith(Effect.void)
    await Effect.runPromise(save(disagreeAll(MYDATA)))
    await Effect.runPromise(Effect.andThen(confirm(), confirm()))
    const [late, ...decided] = sent.map(({ consents }) => consents.agreements.mydata_notice_yn?.agreed)
    expect(late).toBe(true)
    expect(decided).toEqual([false, false, false])
    expect(sent[3]).toEqual(sent[1])
  })

  it('saves again if the person left the page during an earlier save', async () => {
    const { session, sent, save, confirm, answerWith } = start({ answer: Effect.never })
    await Effect.runPromise(Effect.timeoutOption(save(agreeAll(MYDATA)), 1))
    answerWith(Effect.void)
    await Effect.runPromise(save(disagreeAll(MYDATA)))
    expect(session.read().consentsUnanswered).toBe(true)
    await Effect.runPromise(confirm())
    expect(sent).toHaveLength(3)
  })

  it('saves nothing if every earlier save was answered', async () => {
    const { sent, save, confirm, answerWith } = start({ answer: Effect.fail(refusedWith(400)) })
    await Effect.runPromiseExit(save(agreeAll(MYDATA)))
    answerWith(Effect.void)
    await Effect.runPromise(save(disagreeAll(MYDATA)))
    await Effect.runPromise(confirm())
    expect(sent).toHaveLength(2)
  })

  it('succeeds if the application was received in the meantime', async () => {
    const { confirm, answerWith } = start({ known: { consentsUnanswered: true } })
    answerWith(Effect.fail(new AlreadyApplied({ because: null })))
    expect(await Effect.runPromise(confirm())).toBeUndefined()
    answerWith(Effect.fail(NO_ANSWER))
    expect(await Effect.runPromise(Effect.flip(confirm()))).toBe(NO_ANSWER)
  })
})
