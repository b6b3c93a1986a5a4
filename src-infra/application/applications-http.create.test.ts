import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { ApplicationWithFiles } from '#app/application/applications.port'
import { NoAnswer } from '#app/kernel/call.errors'
import { documentFileParts } from '#domain/application/form/required-documents'
import { makeNewApplication } from '#domain/application/submit/new-application'
import { INDIVIDUAL_APPLICATION_FORM } from '#domain/application/submit/submit-checks.cases'
import { expectFailure } from '../testing/expect-failure.ts'
import { fakeApplications } from '../testing/fake-applications.ts'
import type { RecordedCall } from '../testing/fake-http.ts'
import { toCreateRequest } from './application-wire.ts'

const NEW = makeNewApplication(
  INDIVIDUAL_APPLICATION_FORM,
  { ci: 'ci-1', entityType: 'individual', supportNumber: '' },
  null,
)
const PDF = new File([new Uint8Array([37, 80, 68, 70])], '등록증.pdf', { type: 'application/pdf', lastModified: 5 })
const APPLICATION: ApplicationWithFiles = {
  application: NEW,
  parts: [
    { part: 'businessRegistrationFile', file: PDF },
    { part: 'vatStandardCert', file: null },
  ],
}

const createWith = (application: ApplicationWithFiles, answer: unknown, calls: RecordedCall[] = []) =>
  fakeApplications(answer, calls).create(application, () => undefined)

describe('ApplicationsHttp.create', () => {
  it('[A-136] sends an empty part for a document without a file', async () => {
    const calls: RecordedCall[] = []
    await Effect.runPromise(createWith(APPLICATION, { status: 200, message: 'Success' }, calls))
    expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/v1/application/create' })
    const form = calls[0]?.options.form as FormData
    expect([...form.keys()]).toEqual(['applicationData', 'businessRegistrationFile', 'vatStandardCert'])
    const data = form.get('applicationData') as File
    expect(data.type).toBe('application/json')
    expect(JSON.parse(await data.text())).toEqual(toCreateRequest(NEW))
    expect(form.get('businessRegistrationFile')).toMatchObject({ name: '등록증.pdf', size: 4, type: 'application/pdf' })
    expect(form.get('vatStandardCert')).toMatchObject({ size: 0 })
  })

  it.each([
    [
      'six',
      'businessRegistrationFile nationalTaxPaymentCert localTaxPaymentCert vatStandardCert vatExemptCert standardFinancialStatementCert',
    ],
    ['three', 'businessLicenseFileName vatStatementFileName financialStatementFileName'],
  ] as const)('[A-136] sends the %s file parts of the configured variant', async (variant, names) => {
    const calls: RecordedCall[] = []
    const parts = documentFileParts([], {}, variant).map(({ part }) => ({ part, file: null }))
    await Effect.runPromise(createWith({ application: NEW, parts }, { message: 'Success' }, calls))
    const [data, ...files] = [...(calls[0]?.options.form?.entries() ?? [])]
    expect(data?.[0]).toBe('applicationData')
    expect(files.map(([name]) => name).join(' ')).toBe(names)
    for (const [, file] of files) expect(file).toMatchObject({ size: 0 })
  })

  it('accepts named bytes that are not a File', async () => {
    const calls: RecordedCall[] = []
    const file = Object.assign(new Blob([new Uint8Array([1, 2])], { type: 'image/png' }), { name: 'a.png' })
    await Effect.runPromise(
      createWith({ application: NEW, parts: [{ part: 'vatStandardCert', file }] }, { message: 'Success' }, calls),
    )
    expect(calls[0]?.options.form?.get('vatStandardCert')).toMatchObject({ name: 'a.png', size: 2, type: 'image/png' })
  })

  it('[A-267] keeps the idempotency key until an entry or a file changes', async () => {
    const contentOf = async (application: ApplicationWithFiles) => {
      const calls: RecordedCall[] = []
      await Effect.runPromiseExit(createWith(application, new NoAnswer({ call: '/x', cause: 'cut' }), calls))
      expect(calls[0]?.options.operation).toBe('create-application')
      return calls[0]?.options.content
    }
    const other = new File(['other'], '등록증.pdf', { type: 'application/pdf', lastModified: 6 })
    const first = await contentOf(APPLICATION)
    expect(await contentOf({ ...APPLICATION, application: { ...NEW } })).toBe(first)
    expect(await contentOf({ ...APPLICATION, application: { ...NEW, companyName: '서준분식' } })).not.toBe(first)
    expect(await contentOf({ ...APPLICATION, parts: [{ part: 'businessRegistrationFile', file: other }] })).not.toBe(
      first,
    )
    expect(first).toMatch(/^[0-9a-f]{64}$/)
  })

  it('reports the number of sent bytes', async () => {
    const calls: RecordedCall[] = []
    const progressEvents: unknown[] = []
    await Effect.runPromise(
      fakeApplications({ message: 'Success' }, calls).create(
        APPLICATION,
        (progress) => void progressEvents.push(progress),
      ),
    )
    calls[0]?.options.onProgress?.({ moved: 5, total: 10 })
    expect(progressEvents).toEqual([{ sent: 5, total: 10 }])
  })

  it.each([
    [{ status: 200, message: '이미 접수된 신청이 있습니다.' }, '이미 접수된 신청이 있습니다.'],
    [{ status: 500, message: '신청정보가 올바르지 않습니다.' }, '신청정보가 올바르지 않습니다.'],
    [{ status: 200 }, null],
  ])('fails with Refused if the message is not `Success`: %j', async (answer, message) => {
    expect(await expectFailure(createWith(APPLICATION, answer))).toMatchObject({
      _tag: 'Refused',
      status: 200,
      message,
    })
  })

  it.each([null, 'Success', { message: ['Success'] }])(
    '[E-175] fails with MalformedAnswer for an answer of the wrong format: %j',
    async (answer) => {
      expect(await expectFailure(createWith(APPLICATION, answer))).toMatchObject({ _tag: 'MalformedAnswer' })
    },
  )

  it('includes no resident number in a failure', async () => {
    const failure = await expectFailure(createWith(APPLICATION, { message: ['x'] }))
    expect(`${String(failure)} ${JSON.stringify(failure)}`).not.toContain('1234567')
  })
})
