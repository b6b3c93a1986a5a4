import { describe, it } from 'vitest'
import { defaultBusiness } from '../agency/business/businesses.ts'
import { changeDoc, putDoc, removeDoc, type World } from '../world/world.ts'
import { openTestApi } from './api.ts'
import { prepareApplicantAboutToSubmit } from './applicant-about-to-submit.ts'
import { type Breach, seeCheckOrder, OTHER_NUMBER } from './check-order.ts'
import { signInPersona } from './sign-in-persona.ts'

describe('[D1-713] [E-198] the order in which the server checks persons and administrators', () => {
  it('checks a real name in the order of the rule book', async () => {
    const { api, facts, aplyNo } = await prepareApplicantAboutToSubmit()
    const breaches: readonly Breach[] = [
      { check: 'foreign', answer: /^OW-/, sent: { brno: OTHER_NUMBER } },
      { check: 'agrees', answer: /^REALNAME_MISMATCH$/, sent: { name: '박나무' } },
    ]
    await seeCheckOrder(api, ['realName'], breaches, (changes) =>
      api.post('/api/v1/auth/realname', {
        aplyNo,
        ci: facts.ci,
        brno: facts.brNo,
        jumin1: facts.residentNumber.slice(0, 6),
        jumin2: facts.residentNumber.slice(6),
        name: facts.name,
        brdt: facts.birthDay,
        ...changes,
      }),
    )
  })

  it('checks the account of a submission in the order of the rule book', async () => {
    const { api, facts, aplyNo } = await prepareApplicantAboutToSubmit()
    const breaches: readonly Breach[] = [
      { check: 'foreign', answer: /^OW-3$/, sent: { aplyNo: 'DA99999999' } },
      { check: 'holder', answer: /^BANK_FAILED$/, sent: { accountNumber: '9991234567890' } },
      { check: 'agrees', answer: /^ACCOUNT_MISMATCH$/, sent: { accountHolder: '박나무' } },
    ]
    await seeCheckOrder(api, ['accountCheck'], breaches, (changes) =>
      api.post('/api/v1/auth/account/verify', {
        bankCode: '004',
        bankName: facts.bankName,
        accountNumber: facts.accountNumber,
        accountHolder: facts.depositor,
        aplyNo,
        ...changes,
      }),
    )
  })

  it('checks a popup in the order of the rule book', async () => {
    const api = await openTestApi()
    const headers = await api.logInOfficer()
    const good = { popupType: 'popup', popupContents: '<p>안내</p>', popupYn: 'Y', popupPriority: 1 }
    const unreadable = { answer: /^POPUP_INVALID$/, sent: { popupPriority: '높음' } }
    const withoutContent = { answer: /^PF-1$/, sent: { popupContents: '' } }
    await seeCheckOrder(
      api,
      ['popupEntry'],
      [
        { check: 'read', ...unreadable },
        { check: 'form', ...withoutContent },
      ],
      (changes) => api.post('/api/v1/popup', { ...good, ...changes }, { headers }),
    )
    const breaches: readonly Breach[] = [
      { check: 'popup', answer: /^POPUP_NOT_FOUND$/, sent: { popupSn: 9 } },
      { check: 'entry/read', ...unreadable },
      { check: 'entry/form', ...withoutContent },
      {
        check: 'type',
        answer: /^POPUP_INVALID$/,
        world: (world) => changeDoc(world, 'popups', '1', (one) => ({ ...one, popupType: 'landing' })),
      },
    ]
    await seeCheckOrder(api, ['namedPopup', 'popup'], breaches, (changes) =>
      api.send('PUT', '/api/v1/popup', { popupSn: 1, ...good, ...changes }, headers),
    )
    const unknown = { check: 'popup', answer: /^POPUP_NOT_FOUND$/, sent: { id: 9 } }
    await seeCheckOrder(
      api,
      ['namedPopup', 'popupSwitch'],
      [unknown, { check: 'number', answer: /^POPUP_INVALID$/, sent: { popupSn: 2 } }],
      ({ id = 1, popupSn = 1 }: { readonly id?: number; readonly popupSn?: number }) =>
        api.send('PATCH', `/api/v1/popup/${id}/status`, { popupSn, popupYn: 'Y' }, headers),
    )
    const off = (world: World) => changeDoc(world, 'popups', '1', (one) => ({ ...one, popupYn: 'N' as const }))
    await seeCheckOrder(
      api,
      ['namedPopup', 'shownPopup'],
      [unknown, { check: 'administrator', answer: /^AD-/, world: off }],
      ({ id = 1 }: { readonly id?: number }) => api.get(`/api/v1/popup/${id}`),
    )
  })

  it('checks a login of the office in the order of the rule book', async () => {
    const api = await openTestApi()
    await api.logInOfficer()
    const breaches: readonly Breach[] = [
      { check: 'address', answer: /^ADMIN_FORBIDDEN$/, sent: { ip: '203.0.113.7' } },
      { check: 'administrator', answer: /^ADMIN_LOGIN_FAILED$/, sent: { password: 'wrong' } },
    ]
    await seeCheckOrder(api, ['administratorLogin'], breaches, async (changes) => {
      const { ip = '192.0.2.1', password = 'officer-2025!' } = changes as { ip?: string; password?: string }
      await api.send('PUT', '/__world/visitor', { ip })
      return api.post('/api/v1/admin/auth/popup-login', { adminId: 'officer', password })
    })
  })

  it('checks an extension in the order of the rule book', async () => {
    const { api, aplyNo } = await prepareApplicantAboutToSubmit()
    const breaches: readonly Breach[] = [
      { check: 'application', answer: /^TOKEN_UNKNOWN_APPLICATION$/, sent: { aplyNo: 'DA99999999' } },
      { check: 'seconds', answer: /^TOKEN_INVALID_SECONDS$/, sent: { seconds: 0 } },
    ]
    await seeCheckOrder(api, ['extension'], breaches, (changes) => {
      const sent = { aplyNo, seconds: 60, ...changes }
      return api.post(`/api/v1/common/token/create?aplyNo=${sent.aplyNo}&seconds=${sent.seconds}`)
    })
  })

  it('checks a business number in the order of the rule book', async () => {
    const api = await openTestApi()
    const breaches: readonly Breach[] = [
      { check: 'number', answer: /^BUSINESS_INVALID_BRNO_FORMAT$/, sent: { brNo: '123' } },
      { check: 'refused', answer: /^BUSINESS_INVALID_BRNO$/, sent: { brNo: '6000100002' } },
    ]
    await seeCheckOrder(api, ['businessNumber'], breaches, async (changes) => {
      const answer = await api.post('/api/v1/business/supportApplicationBrnoCheck', { brNo: '1000100001', ...changes })
      return answer
    })
  })

  it('checks the registration of a business in the order of the rule book', async () => {
    const api = await openTestApi()
    const refused = '4000100002'
    const breaches: readonly Breach[] = [
      { check: 'number/number', answer: /^BUSINESS_INVALID_BRNO_FORMAT$/, sent: { brNo: '123' } },
      { check: 'number/refused', answer: /^BUSINESS_REFUSED$/, sent: { brNo: refused } },
      {
        check: 'status',
        answer: /^BZ-4$/,
        sent: { brNo: '2000100003' },
        world: (world) => putDoc(world, 'businesses', refused, { ...defaultBusiness(refused), bSttCd: '03' }),
      },
    ]
    await seeCheckOrder(api, ['registration'], breaches, (changes) =>
      api.post('/api/v1/business/first/register', { brNo: '1000100001', ...changes }),
    )
  })

  it("checks a person's result and business number in the order of the rule book", async () => {
    const { api, facts } = await signInPersona('applied-new')
    const shown: readonly Breach[] = [
      { check: 'foreign', answer: /^OW-1$/, sent: { brno: OTHER_NUMBER } },
      { check: 'application', answer: /^APL_NOT_FOUND$/, sent: { ci: 'ci-of-somebody' } },
    ]
    await seeCheckOrder(api, ['shownApplication'], shown, (changes) =>
      api.post('/api/v1/application/result/detail/brno', { brno: facts.brNo, ci: facts.ci, ...changes }),
    )
    const own: readonly Breach[] = [
      { check: 'certified', answer: /^LG-1$/, sent: { ci: 'ci-of-somebody' } },
      {
        check: 'application',
        answer: /^APL_NOT_FOUND$/,
        world: (world) => removeDoc(world, 'applications', facts.aplyNo ?? ''),
      },
    ]
    await seeCheckOrder(api, ['ownNumber'], own, (changes) =>
      api.post('/api/v1/application/result/detail/ci', { ci: facts.ci, ...changes }),
    )
  })

  it('checks the report of a certification in the order of the rule book', async () => {
    const api = await openTestApi()
    const ci = 'ci-fictional-0001'
    await api.certify({ ci })
    const breaches: readonly Breach[] = [
      { check: 'ci', answer: /^AUTH_MISSING_CI$/, sent: { ci: '' } },
      { check: 'result', answer: /^CU-1$/, sent: { ci: 'ci-of-somebody' } },
    ]
    await seeCheckOrder(api, ['certificationReport'], breaches, (changes) =>
      api.post('/api/v1/auth/simple/success', { ci, provider: 'p', ...changes }),
    )
  })
})
