import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { giveConsents } from '../../contract/applicants.ts'
import type { FormPart, FormParts } from '../../contract/application-body.ts'
import { aFolder } from '../../testing/a-server.ts'
import type { TestApi } from '../../testing/api.ts'
import { prepareApplicantAboutToSubmit } from '../../testing/applicant-about-to-submit.ts'
import { presentOrThrow } from '../../testing/present-or-throw.ts'
import { changeDoc, findDoc, putDoc, removeDoc } from '../../world/world.ts'

const SIX = [
  'businessRegistrationFile',
  'nationalTaxPaymentCert',
  'localTaxPaymentCert',
  'vatStandardCert',
  'vatExemptCert',
  'standardFinancialStatementCert',
] as const
const THREE = ['businessLicenseFileName', 'vatStatementFileName', 'financialStatementFileName'] as const

const PDF = Buffer.from('%PDF-1.4 a document of an applicant\n%%EOF')
const PNG = Buffer.from('89504e470d0a1a0a0000000d', 'hex')
const EMPTY: FormPart = ['', 'application/octet-stream', new Uint8Array()]
const empty = (names: readonly string[]): FormParts => Object.fromEntries(names.map((name) => [name, EMPTY]))

const isStored = (api: TestApi, aplyNo: string) => findDoc(api.world(), 'applications', aplyNo)?.submittedAt !== null

describe('POST /api/v1/application/create', () => {
  it.each([
    ['six', SIX],
    ['three', THREE],
  ] as const)('[A-245] stores an application with empty files under %s part names', async (_, names) => {
    const { api, facts, aplyNo, send, good } = await prepareApplicantAboutToSubmit()
    const answer = await send({ applicationData: good, ...empty(names) })
    expect(answer).toMatchObject({ status: 200, body: { status: 200, message: 'Success' } })
    const storedApplication = findDoc(api.world(), 'applications', aplyNo)
    expect(storedApplication).toMatchObject({ status: 'applied', decidedAmount: 0, ci: facts.ci, brNo: facts.brNo })
    expect(storedApplication?.files).toEqual(Object.fromEntries(names.map((name) => [name, null])))
    const detail = await api.post('/api/v1/application/result/detail/brno', { brno: facts.brNo, ci: facts.ci })
    expect(detail.body.result).toMatchObject({ prcsStts: '신청', dcsnAmt: 0, acntNo: facts.accountNumber })
  })
  it.each([
    ['new-individual-confirmed', 1_000_000],
    ['new-individual-rapid', 412_000],
  ])('[A-245] ignores the amounts sent by %s', async (persona, sprtAmt) => {
    const { api, aplyNo, send, good } = await prepareApplicantAboutToSubmit(persona)
    const sentApplication = { ...good, sprtAmt: 99_999_999, dcsnAmt: 99_999_999, aplyDesc: '가'.repeat(5000) }
    expect(await send({ applicationData: sentApplication })).toMatchObject({ status: 200 })
    expect(findDoc(api.world(), 'applications', aplyNo)).toMatchObject({
      decidedAmount: 0,
      fields: { sprtAmt, dcsnAmt: 0, aplyDesc: '' },
    })
  })
  it('[A-061] [D2-107] accepts the first 100 characters of a longer certified name', async () => {
    // A corporate applicant, whose account belongs to the corporation, so that the test can change the person's name.
    const { api, aplyNo, send, good } = await prepareApplicantAboutToSubmit('new-corporate-confirmed')
    api.change((world) => changeDoc(world, 'people', good.ci, (person) => ({ ...person, name: '가'.repeat(101) })))
    expect((await send({ applicationData: { ...good, aplyNm: '나'.repeat(100) } })).status).toBe(400)
    expect((await send({ applicationData: { ...good, aplyNm: '가'.repeat(100) } })).status).toBe(200)
    expect(isStored(api, aplyNo)).toBe(true)
  })
  it.each([
    ['six', 'businessRegistrationFile', 'vatStandardCert'],
    ['three', 'businessLicenseFileName', 'vatStatementFileName'],
  ])('[A-245] keeps the bytes of files sent under %s part names', async (_, first, second) => {
    const data = aFolder()
    const { api, aplyNo, send, good } = await prepareApplicantAboutToSubmit('new-individual-declined', { data })
    const files = {
      [first]: ['사업자등록증.PDF', 'application/pdf', PDF],
      [second]: ['v.png', 'image/png', PNG],
    } as const
    expect((await send({ applicationData: good, ...files })).status).toBe(200)
    const paths = findDoc(api.world(), 'applications', aplyNo)?.files ?? {}
    const bytesOf = (part: string) => {
      const file = findDoc(api.world(), 'storedFiles', paths[part] ?? '')
      return { name: file?.name, bytes: readFileSync(join(data, 'bytes', file?.bytesName ?? '')) }
    }
    expect(bytesOf(first)).toEqual({ name: '사업자등록증.PDF', bytes: PDF })
    expect(bytesOf(second)).toEqual({ name: 'v.png', bytes: PNG })
  })
  it('[A-256] stores only that a resident number was given, never the number itself', async () => {
    const data = aFolder()
    const { api, facts, aplyNo, send, good } = await prepareApplicantAboutToSubmit('new-individual-confirmed', { data })
    await send({ applicationData: { ...good, note: facts.residentNumber }, ...empty(SIX) })
    expect(findDoc(api.world(), 'applications', aplyNo)?.residentNumberGiven).toBe(true)
    const keptTexts = [(await api.get('/__world/snapshot')).text, (await api.get('/__world/journal')).text]
    const files = readdirSync(data, { withFileTypes: true }).filter((entry) => entry.isFile())
    for (const file of files) keptTexts.push(readFileSync(join(data, file.name), 'latin1'))
    for (const text of keptTexts) expect(text.includes(facts.residentNumber)).toBe(false)
  })
  it('[A-245] stores a corporate number and settlement month', async () => {
    const { api, facts, aplyNo, send, good } = await prepareApplicantAboutToSubmit('new-corporate-confirmed')
    expect((await send({ applicationData: good, ...empty(SIX) })).status).toBe(200)
    expect(findDoc(api.world(), 'applications', aplyNo)?.fields).toMatchObject({
      soaMm: '3',
      crpno: facts.corporateNumber,
    })
  })
  it('[A-246] rejects an application with a missing field and names the field', async () => {
    const { api, aplyNo, send, good } = await prepareApplicantAboutToSubmit()
    const { corpNm: _, ...incomplete } = good
    for (const [parts, message] of [
      [empty(SIX), '필수 항목이 누락되었습니다: applicationData'],
      [{ applicationData: {}, ...empty(SIX) }, '필수 항목이 누락되었습니다: aplyNo'],
      [{ applicationData: incomplete, ...empty(SIX) }, '필수 항목이 누락되었습니다: corpNm'],
    ] as const)
      expect(await send(parts)).toMatchObject({ status: 400, body: { status: 400, message } })
    expect(isStored(api, aplyNo)).toBe(false)
  })
  it.each([
    ['a mobile number of ten digits', { mbtlnum: '0100000000' }],
    ['another birth date', { brdt: '19900101' }],
    ['the name of another person', { aplyNm: '박나무' }],
  ])('[A-246] rejects %s', async (_, change) => {
    const { api, aplyNo, send, good } = await prepareApplicantAboutToSubmit()
    expect(await send({ applicationData: { ...good, ...change }, ...empty(SIX) })).toMatchObject({
      status: 400,
      body: { message: '신청정보가 올바르지 않습니다. 입력하신 내용을 확인해주세요.' },
    })
    expect(isStored(api, aplyNo)).toBe(false)
  })
  it('[D3-813] [A-057] accepts a resident number whose front differs from the certified birth date', async () => {
    const { api, aplyNo, send, good } = await prepareApplicantAboutToSubmit()
    expect(await send({ applicationData: { ...good, rpsrRnno: '9001011000018' }, ...empty(SIX) })).toMatchObject({
      status: 200,
    })
    expect(isStored(api, aplyNo)).toBe(true)
  })
  it('[A-246] [A-035] rejects an application without the required consents', async () => {
    const { api, facts, aplyNo, send, good } = await prepareApplicantAboutToSubmit()
    const savedConsents = presentOrThrow(findDoc(api.world(), 'consents', aplyNo))
    const without = savedConsents.agreements.filter(
      (row) => (row as { column: string }).column !== 'info_third_party_yn',
    )
    for (const consents of [
      null,
      { ...savedConsents, agreements: without },
      { ...savedConsents, ci: 'ci-of-somebody' },
    ]) {
      api.change((world) =>
        consents === null ? removeDoc(world, 'consents', aplyNo) : putDoc(world, 'consents', aplyNo, consents),
      )
      expect(await send({ applicationData: good, ...empty(SIX) })).toMatchObject({
        status: 400,
        body: {
          errorCode: 'APL_CONSENTS_MISSING',
          message: expect.stringMatching(/동의/) as string,
          because: { rule: 'CC-2' },
        },
      })
      expect(isStored(api, aplyNo)).toBe(false)
    }
    await giveConsents(api, facts, aplyNo)
    expect((await send({ applicationData: good, ...empty(SIX) })).status).toBe(200)
  })
  it('[A-246] [A-241] rejects an application without a real-name check if all checks are required', async () => {
    const { api, facts, aplyNo, send, good } = await prepareApplicantAboutToSubmit('name-mismatch')
    await api.send('PUT', '/__world/settings', { requireAllChecks: true })
    const rejected = { status: 400, body: { field: 'realNameNotChecked', because: { rule: 'SB-302' } } }
    expect(await send({ applicationData: good, ...empty(SIX) })).toMatchObject(rejected)
    const { ci, brNo: brno, name, birthDay: brdt, residentNumber } = facts
    const request = { aplyNo, ci, brno, jumin1: residentNumber.slice(0, 6), name, brdt }
    await api.post('/api/v1/auth/realname', { ...request, jumin2: '9999999' })
    expect(await send({ applicationData: good, ...empty(SIX) }), 'an outage answers nothing').toMatchObject(rejected)
    await api.post('/api/v1/auth/realname', { ...request, jumin2: residentNumber.slice(6) })
    expect((await send({ applicationData: good, ...empty(SIX) })).status, 'a mismatch may be accepted').toBe(200)
  })
  it('[D2-25] asks for payment certificates only under six part names', async () => {
    const { api, send, good } = await prepareApplicantAboutToSubmit('new-individual-declined')
    await api.send('PUT', '/__world/settings', { paymentCertificates: true })
    const pdf = ['a.pdf', 'application/pdf', PDF] as const
    const six = { businessRegistrationFile: pdf, vatStandardCert: pdf }
    expect((await send({ applicationData: good, ...six })).status).toBe(400)
    const three = { businessLicenseFileName: pdf, vatStatementFileName: pdf }
    expect((await send({ applicationData: good, ...three })).status).toBe(200)
  })
  it('[A-246] requires documents if an agreement was declined', async () => {
    const { send, good } = await prepareApplicantAboutToSubmit('new-individual-declined')
    expect(await send({ applicationData: good, ...empty(SIX) })).toMatchObject({
      status: 400,
      body: { errorCode: 'APL_INVALID' },
    })
    const documents = {
      businessRegistrationFile: ['a.pdf', 'application/pdf', PDF],
      vatExemptCert: ['b.jpg', 'image/jpeg', Buffer.from('ffd8ffe000104a46', 'hex')],
    } as const
    const complete = await send({ applicationData: good, ...empty(SIX), ...documents })
    expect(complete.status).toBe(200)
  })
  it.each([
    ['MyData', 'new-individual-confirmed', { mdtAgreYn: 'N' }, 'SK-1'],
    ['tax data', 'new-individual-confirmed', { ntaxAgreYn: 'N' }, 'SK-3'],
  ] as const)(
    '[D2-90] [A-045] [A-135] rejects an application that declines the saved consent to %s',
    async (_, persona, sent, rule) => {
      const { api, aplyNo, send, good } = await prepareApplicantAboutToSubmit(persona)
      expect(await send({ applicationData: { ...good, ...sent }, ...empty(SIX) })).toMatchObject({
        status: 409,
        body: { errorCode: 'APL_CONSENTS_DIFFER', because: { rule } },
      })
      expect(isStored(api, aplyNo)).toBe(false)
    },
  )
  it('[A-246] [A-067] [A-005] rejects an opening date after today, which the page never sends', async () => {
    const { api, aplyNo, send, good } = await prepareApplicantAboutToSubmit()
    expect(await send({ applicationData: { ...good, opbzDt: '21000101' } })).toMatchObject({
      status: 400,
      body: { errorCode: 'APL_INVALID', field: 'opbzDt', because: { rule: 'EN-2' } },
    })
    expect(isStored(api, aplyNo)).toBe(false)
  })
  it.each([
    ['another payment type', { aplyType: '신속' }],
    ['another kind of business', { mngFrGb: '0' }],
  ])('[D1-672] [A-246] rejects %s before it checks the consents', async (_, change) => {
    const { api, aplyNo, send, good } = await prepareApplicantAboutToSubmit()
    api.change((world) => removeDoc(world, 'consents', aplyNo))
    expect(await send({ applicationData: { ...good, ...change }, ...empty(SIX) })).toMatchObject({
      status: 409,
      body: { errorCode: 'APL_KINDS_CHANGED', because: { rule: 'CE-1' } },
    })
    expect(isStored(api, aplyNo)).toBe(false)
  })
  it('[D1-672] after the payment type of a business has changed, accepts an application only with the new type', async () => {
    const { api, facts, aplyNo, send, good } = await prepareApplicantAboutToSubmit('new-individual-rapid')
    api.change((world) => changeDoc(world, 'businesses', facts.brNo, (one) => ({ ...one, aplyType: '일반' as const })))
    await api.post('/api/v1/business/first/register', { brNo: facts.brNo })
    expect(await send({ applicationData: good, ...empty(SIX) })).toMatchObject({
      status: 409,
      body: {
        errorCode: 'APL_KINDS_CHANGED',
        message: expect.stringContaining('사업자등록번호를 다시 확인') as string,
        because: { rule: 'CE-1' },
      },
    })
    expect(isStored(api, aplyNo)).toBe(false)
    expect((await send({ applicationData: { ...good, aplyType: '일반' }, ...empty(SIX) })).status).toBe(200)
  })
  it('[A-246] rejects an account of another holder', async () => {
    const { send, good } = await prepareApplicantAboutToSubmit('account-mismatch')
    expect(await send({ applicationData: good, ...empty(SIX) })).toMatchObject({
      status: 400,
      body: { message: '계좌정보가 일치하지 않습니다.' },
    })
  })
  it('[D3-141] [A-246] rejects a file of a forbidden type and reports its name', async () => {
    const { api, aplyNo, send, good } = await prepareApplicantAboutToSubmit()
    const file = ['a.hwp', 'application/pdf', PDF] as const
    expect(await send({ applicationData: good, ...empty(SIX), businessRegistrationFile: file })).toMatchObject({
      status: 400,
      body: {
        message: '허용된 파일 형식이 아닙니다. (jpg, png, pdf만 가능) 파일: a.hwp',
        because: { rule: expect.stringMatching(/^FD-/) as string },
      },
    })
    expect(isStored(api, aplyNo)).toBe(false)
  })
  it('[A-246] [D3-108] rejects a file of unknown signature', async () => {
    const { api, aplyNo, send, good } = await prepareApplicantAboutToSubmit()
    const sendFile = (name: string, type: string, bytes: Buffer) =>
      send({ applicationData: good, ...empty(SIX), businessRegistrationFile: [name, type, bytes] })
    expect(await sendFile('a.pdf', 'application/pdf', Buffer.from('alert(1)'))).toMatchObject({
      status: 400,
      body: { errorCode: 'APL_INVALID_FILE', because: { rule: 'FD-5' } },
    })
    expect((await sendFile('a.pdf', 'application/pdf', PNG)).status).toBe(200)
    const path = findDoc(api.world(), 'applications', aplyNo)?.files['businessRegistrationFile'] ?? ''
    expect([path, findDoc(api.world(), 'storedFiles', path)]).toMatchObject([
      expect.stringMatching(/\.png$/),
      { name: 'a.pdf', type: 'image/png', kind: 'png' },
    ])
  })
  it('[A-246] rejects a second application of a person or business', async () => {
    const { send, good } = await prepareApplicantAboutToSubmit()
    expect((await send({ applicationData: good, ...empty(SIX) })).status).toBe(200)
    const duplicate = { status: 409, body: { message: '이미 접수된 신청이 있습니다.' } }
    expect(await send({ applicationData: good, ...empty(SIX) })).toMatchObject(duplicate)
    const other = await prepareApplicantAboutToSubmit('duplicate-applicant')
    expect(await other.send({ applicationData: other.good, ...empty(SIX) })).toMatchObject(duplicate)
  })
  it('[E-209] rejects data that do not belong to the cookie', async () => {
    const { send, good } = await prepareApplicantAboutToSubmit()
    for (const change of [{ brno: '1234567890' }, { ci: 'ci-of-somebody' }, { aplyNo: 'DA99999999' }])
      expect((await send({ applicationData: { ...good, ...change }, ...empty(SIX) })).status).toBe(401)
  })
})
