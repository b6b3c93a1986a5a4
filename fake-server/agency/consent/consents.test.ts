import { describe, expect, it } from 'vitest'
import { consentGroups } from '#domain/consent/consent-groups'
import { CONSENT_COLUMNS, CONSENT_ROWS, type ConsentSet } from '#domain/consent/consent-items.table'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import type { PersonaFacts } from '../../personas/persona.ts'
import { openTestApi } from '../../testing/api.ts'
import { prepareApplicantAboutToSubmit } from '../../testing/applicant-about-to-submit.ts'
import { prepareApplicantAtForm } from '../../testing/applicant-at-form.ts'
import { findDoc } from '../../world/world.ts'
import { withSavedConsents, sessionAgreementsByPage } from './consents.ts'

const CONSENTS = '/api/v1/auth/consents'

describe('the consent storage', () => {
  it('[A-238] [A-024] stores every column of both consent sets', async () => {
    const { api, facts, aplyNo } = await prepareApplicantAboutToSubmit('new-individual-confirmed')
    const agreements = Object.fromEntries(CONSENT_COLUMNS.map((column) => [column, { orderNo: 1, value: 'Y' }]))
    const consentsData = { version: '3.0.0', agreements }
    const answer = await api.post(CONSENTS, { brno: facts.brNo, ci: facts.ci, aplyNo, consentsData })
    expect(answer.status).toBe(200)
    expect(findDoc(api.world(), 'consents', aplyNo)?.agreements.map(({ column }) => column)).toEqual(CONSENT_COLUMNS)
  })

  it.each(['v3', 'admin'] as const satisfies readonly ConsentSet[])(
    '[P-269] [A-023] groups every answer of the set %s under the two consent pages',
    (set) => {
      const agreements = CONSENT_ROWS[set].map(({ column, order }) => ({ column, orderNo: order, value: 'Y' as const }))
      const { personal, mydata } = sessionAgreementsByPage({
        aplyNo: '1',
        brNo: '2',
        ci: '3',
        version: '3.0.0',
        at: 0,
        agreements,
      })
      expect([...Object.keys(personal.agreements), ...Object.keys(mydata.agreements)].toSorted()).toEqual(
        CONSENT_ROWS[set].map(({ column }) => column).toSorted(),
      )
    },
  )
})

it.each([
  ['new-individual-rapid', 'rapid'],
  ['new-individual-confirmed', 'confirmed'],
] as const)(
  '[A-022] [A-024] persona %s has exactly the consents for which the two pages ask',
  async (name, paymentType) => {
    const { api, aplyNo } = await prepareApplicantAboutToSubmit(name)
    const application = findDoc(api.world(), 'applications', aplyNo)
    if (application === null) throw new Error('no application')
    const pages = (['info', 'mydata'] as const).flatMap((page) => consentGroups(page, paymentType, DEFAULT_SETTINGS))
    const savedConsents = findDoc(withSavedConsents(api.world(), application, 'agreed', 0), 'consents', aplyNo)
    expect(savedConsents?.agreements.filter(({ value }) => value === 'Y').map(({ column }) => column)).toEqual(
      pages.flatMap(({ items }) => items.map(({ saveColumn }) => saveColumn)),
    )
  },
)

it('[P-271] [P-272] POST /api/agreements rejects agreements for another applicant', async () => {
  const api = await openTestApi()
  const facts = await api.persona('new-individual-declined')
  await api.signIn(facts)
  const sentConsents = { aplyNo: facts.aplyNo, personalInfo: { agreed: 'Y' }, mydataInfo: { agreed: 'N' } }
  expect((await api.post('/api/agreements', sentConsents)).body).toEqual({ status: 200, message: 'Success' })
  expect(findDoc(api.world(), 'agreements', facts.aplyNo ?? '')).toMatchObject(sentConsents)
  expect((await api.post('/api/agreements', { ...sentConsents, aplyNo: undefined })).status).toBe(400)
  expect((await api.post('/api/agreements', { ...sentConsents, aplyNo: 'DA90000003' })).status).toBe(401)
})

describe('POST /api/v1/auth/consents', () => {
  const GIVEN = new Set<string>(['info_collection_yn', 'confirm_notice_yn'])
  const bodyFor = (facts: PersonaFacts, aplyNo: string) => ({
    brno: facts.brNo,
    ci: facts.ci,
    aplyNo,
    consentsData: {
      version: '3.0.0',
      agreements: Object.fromEntries(
        CONSENT_ROWS.v3.map(({ column, order }) => [column, { orderNo: order, value: GIVEN.has(column) ? 'Y' : 'N' }]),
      ),
    },
  })
  it('[A-238] stores version, columns, order numbers and values', async () => {
    const { api, facts, aplyNo } = await prepareApplicantAtForm('new-individual-confirmed')
    expect((await api.post(CONSENTS, bodyFor(facts, aplyNo))).status).toBe(200)
    const storedConsents = findDoc(api.world(), 'consents', aplyNo)
    expect(storedConsents).toMatchObject({ version: '3.0.0', brNo: facts.brNo, ci: facts.ci })
    expect(storedConsents?.agreements).toHaveLength(CONSENT_ROWS.v3.length)
    expect(storedConsents?.agreements[0]).toEqual({ column: 'info_collection_yn', orderNo: 1, value: 'Y' })
    expect(storedConsents?.agreements).toContainEqual({ column: 'confirm_collection_yn', orderNo: 4, value: 'N' })
  })
  it('[A-238] rejects an incomplete or unknown consent and stores nothing', async () => {
    const { api, facts, aplyNo } = await prepareApplicantAtForm('new-individual-confirmed')
    const good = bodyFor(facts, aplyNo)
    const { version, agreements } = good.consentsData
    const without = (field: keyof typeof good) => ({ ...good, [field]: undefined })
    const wrong = [
      without('brno'),
      without('ci'),
      without('aplyNo'),
      without('consentsData'),
      { ...good, consentsData: { agreements } },
      { ...good, consentsData: { version } },
      { ...good, consentsData: { version, agreements: { info_collection_yn: { orderNo: 1, value: 'yes' } } } },
    ]
    // A column that no version has yet, and an unknown version.
    const unknown = [
      { ...good, consentsData: { version, agreements: { ...agreements, info_credit_yn: { orderNo: 4, value: 'Y' } } } },
      { ...good, consentsData: { version: '3.1.0', agreements } },
    ]
    for (const body of [...wrong, ...unknown]) expect((await api.post(CONSENTS, body)).status).toBe(400)
    expect(findDoc(api.world(), 'consents', aplyNo)).toBeNull()
  })
})

describe('[A-273] [A-135] [D2-90] the consents of a submitted application', () => {
  it('no call changes the consents of a submitted application', async () => {
    const api = await openTestApi()
    const facts = await api.persona('applied-new')
    await api.signIn(facts)
    const aplyNo = facts.aplyNo ?? ''
    const before = findDoc(api.world(), 'consents', aplyNo)
    const agreements = { mydata_notice_yn: { orderNo: 3, value: 'N' } }
    const late = { brno: facts.brNo, ci: facts.ci, aplyNo, consentsData: { version: '3.0.0', agreements } }
    const rejected = { status: 409, body: { errorCode: 'APL_DUPLICATE', because: { rule: 'TA-18' } } }
    expect(await api.post(CONSENTS, late)).toMatchObject(rejected)
    expect(await api.post('/api/agreements', { aplyNo, mydataInfo: { agreed: 'N' } })).toMatchObject(rejected)
    expect(findDoc(api.world(), 'consents', aplyNo)).toEqual(before)
    expect(findDoc(api.world(), 'agreements', aplyNo)).toBeNull()
  })
})
