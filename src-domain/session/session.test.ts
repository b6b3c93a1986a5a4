import { describe, expect, it } from 'vitest'
import { businessNumberOrThrow } from '../business/examples/business-number-or-throw.ts'
import { agreeAll, restoreConsentChoice } from '../consent/consent-choice.ts'
import { toSessionAgreementsOfPage } from '../consent/consent-data.ts'
import { consentGroups } from '../consent/consent-groups.ts'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import { EMPTY_SESSION, withoutApplication, withoutPersonAndApplication, type Session } from './session.ts'

describe('the session record', () => {
  it('[P-269] starts with empty agreements for both pages', () => {
    expect(EMPTY_SESSION.testPerson).toBe(false)
    expect(EMPTY_SESSION.consents).toEqual({
      personal: { agreements: {}, version: '', agreedAt: null },
      mydata: { agreements: {}, version: '', agreedAt: null },
    })
  })

  it.each(['info', 'mydata'] as const)('[P-269] contains the consents of /%s-agree', (page) => {
    const choice = agreeAll(restoreConsentChoice(consentGroups(page, 'confirmed', DEFAULT_SETTINGS)))
    const keptAgreements: Session['consents']['personal'] = toSessionAgreementsOfPage(choice, 7)
    expect(keptAgreements.version).toBe('3.0.0')
    expect(keptAgreements.agreedAt).toBe(7)
    const agreements = Object.values(keptAgreements.agreements)
    expect(agreements).toHaveLength(page === 'info' ? 9 : 6)
    for (const agreement of agreements)
      expect(agreement).toEqual({
        title: expect.any(String) as string,
        required: expect.any(Boolean) as boolean,
        agreed: true,
      })
  })

  it('[P-269] contains every field with its default after a reset', () =>
    expect(EMPTY_SESSION).toEqual({
      applicationNumber: '',
      paymentType: null,
      businessNumber: '',
      entityType: null,
      flow: null,
      marketingAgreed: null,
      mydataAgreed: null,
      ci: '',
      certifiedName: '',
      mobileNumber: '',
      mobileCarrier: '',
      birthDate: '',
      proofId: '',
      registrationPath: null,
      proofDetailTypes: [],
      consentsSaved: false,
      consentsUnanswered: false,
      certifiedBy: null,
      testPerson: false,
      adminBackEnd: false,
      adminLoggedIn: false,
      timer: { deadline: null, isRunning: false },
      consents: {
        personal: { agreements: {}, version: '', agreedAt: null },
        mydata: { agreements: {}, version: '', agreedAt: null },
      },
      token: '',
      supportNumber: '',
      receivedAt: null,
    }))

  it('keeps only the flow and flags when the business number changes', () =>
    expect(
      withoutPersonAndApplication({
        ...EMPTY_SESSION,
        businessNumber: businessNumberOrThrow('1000100001'),
        applicationNumber: 'A1',
        ci: 'ci',
        certifiedName: '김서준',
        token: 'token',
        consentsSaved: true,
        flow: 'result',
        adminLoggedIn: true,
      }),
    ).toEqual({ ...EMPTY_SESSION, flow: 'result', adminLoggedIn: true }))

  it('[A-042] [D2-06] for another application, keeps the person and the answers, but not whether the consents were saved', () => {
    const keptSession = { ...EMPTY_SESSION, ci: 'ci', certifiedName: '김서준', marketingAgreed: true }
    const session = { ...keptSession, consentsSaved: true, consentsUnanswered: true, supportNumber: '7', receivedAt: 1 }
    expect(withoutApplication(session)).toEqual(keptSession)
  })
})
