import { describe, it } from 'vitest'
import { accountUpdateData, type ResultCallApplication } from '../contract/account-update.ts'
import type { FormPart } from '../contract/application-body.ts'
import { removeDoc } from '../world/world.ts'
import { prepareApplicantAboutToSubmit } from './applicant-about-to-submit.ts'
import { businessUpdateData } from './business-update.ts'
import {
  type Breach,
  seeCheckOrder,
  OTHER_APPLICATION,
  OTHER_NUMBER,
  withApplication,
  withBusiness,
  withRival,
} from './check-order.ts'
import { signInPersona } from './sign-in-persona.ts'

describe('[D1-713] [E-198] the order in which the server checks an application', () => {
  it('checks an application in the order of the rule book', async () => {
    const { api, facts, aplyNo, send, good } = await prepareApplicantAboutToSubmit()
    const breaches: readonly Breach[] = [
      { check: 'fields', answer: /^APL_MISSING_FIELD$/, sent: { bankNm: undefined } },
      { check: 'foreign', answer: /^OW-/, sent: { brno: OTHER_NUMBER } },
      { check: 'status', answer: /^TA-18$/, world: withApplication(aplyNo, { status: 'applied' }) },
      {
        check: 'duplicate',
        answer: /^RA-2$/,
        world: withRival(aplyNo, { ci: facts.ci, brNo: OTHER_NUMBER, status: 'applied' }),
      },
      { check: 'kinds', answer: /^CE-1$/, sent: { aplyType: '신속' } },
      { check: 'consents', answer: /^CC-2$/, world: (world) => removeDoc(world, 'consents', aplyNo) },
      { check: 'savedConsents', answer: /^SK-1$/, sent: { mdtAgreYn: 'N' } },
      { check: 'entries', answer: /^SB-/, sent: { mbtlnum: '0100000000' } },
      { check: 'revalidation', answer: /^EN-3$/, sent: { corpNm: '가'.repeat(31) } },
      { check: 'certification', answer: /^CE-2$/, sent: { aplyNm: '박나무' } },
      { check: 'documents', answer: /^FD-/, sent: { document: ['a.hwp', 'application/pdf', Buffer.from('%PDF-')] } },
    ]
    await seeCheckOrder(api, ['application'], breaches, ({ document, ...changes }: { readonly document?: FormPart }) =>
      send({
        applicationData: { ...good, ...changes },
        ...(document && { businessRegistrationFile: document }),
      }),
    )
  })

  it.each(['account', 'business'] as const)('checks an edit of the %s in the order of the rule book', async (edit) => {
    const account = edit === 'account'
    const { api, facts, aplyNo } = await signInPersona(
      account ? 'applied-transfer-error' : 'applied-supplement-request',
    )
    const detail = await api.post('/api/v1/application/result/detail/brno', { brno: facts.brNo, ci: facts.ci })
    const source = detail.body.result as ResultCallApplication
    const good = account
      ? accountUpdateData(source, { bankNm: '신한은행', acntNo: '110987654321', dpstrNm: '김하늘' }, facts.ci)
      : businessUpdateData(source, {}, facts.ci)
    const breaches: readonly Breach[] = [
      { check: 'input', answer: /^APL_INVALID$/, sent: { updateData: 'no object' } },
      { check: 'application', answer: /^APL_NOT_FOUND$/, sent: { aplyNo: 'DA99999999' } },
      { check: 'foreign', answer: /^OW-3$/, world: withApplication(aplyNo, { ci: 'ci-of-somebody' }) },
      { check: 'person', answer: /^APL_NOT_FOUND$/, sent: { ci: 'ci-of-somebody' } },
      { check: 'status', answer: /^TA-/, world: withApplication(aplyNo, { status: 'hold' }) },
      ...(account
        ? [{ check: 'account', answer: /^CE-5$/, sent: { acntNo: '111987654321' } }]
        : [
            { check: 'entries', answer: /^EN-3$/, sent: { corpNm: '가'.repeat(31) } },
            {
              check: 'duplicate',
              answer: /^RA-3$/,
              sent: { brno: OTHER_NUMBER },
              world: withRival(aplyNo, { ci: 'ci-of-somebody', brNo: OTHER_NUMBER }),
            },
          ]),
    ]
    await seeCheckOrder(
      api,
      ['edit', account ? 'accountEdit' : 'businessEdit'],
      breaches,
      ({ updateData, ...changes }: { readonly updateData?: string }) =>
        api.form('PATCH', '/api/v1/application/update', { updateData: updateData ?? { ...good, ...changes } }),
    )
  })

  it('checks an opinion in the order of the rule book', async () => {
    const { api, aplyNo } = await signInPersona('hold-opinion-answered')
    const file = {
      originlFileNm: 'a.pdf',
      savedFileNm: 'a.pdf',
      fileSize: 9,
      fileExt: 'pdf',
      mimeType: 'application/pdf',
    }
    const breaches: readonly Breach[] = [
      { check: 'application', answer: /^OW-3$/, sent: { aplyNo: 'DA99999999' } },
      { check: 'eligibility', answer: /^OP-/, world: withApplication(aplyNo, { status: 'applied' }) },
      { check: 'content', answer: /^OC-/, sent: { opinionContent: ' ' } },
      { check: 'files', answer: /^SF-/, sent: { opinionSubmitFileReqeusts: [{ ...file, filePath: 'none' }] } },
    ]
    await seeCheckOrder(api, ['opinion'], breaches, (changes) =>
      api.post('/api/v1/opinionSubmit/create', {
        aplyNo,
        opinionContent: '다시 확인해주세요.',
        opinionSubmitFileReqeusts: [],
        ...changes,
      }),
    )
  })

  it('checks a re-application in the order of the rule book', async () => {
    const { api, facts, aplyNo } = await signInPersona('applied-user-delete')
    api.change(withRival(aplyNo, { ci: 'ci-of-somebody', brNo: OTHER_NUMBER }))
    const breaches: readonly Breach[] = [
      { check: 'unknown', answer: /^APL_NOT_FOUND$/, sent: { aplyNo: 'DA99999999' } },
      { check: 'application', answer: /^OW-3$/, sent: { aplyNo: OTHER_APPLICATION } },
      { check: 'status', answer: /^TA-18$/, world: withApplication(aplyNo, { status: 'hold' }) },
      { check: 'taxStatus', answer: /^BZ-4$/, world: withBusiness(facts.brNo, { bSttCd: '03' }) },
      { check: 'duplicate', answer: /^RA-2$/, world: withApplication(OTHER_APPLICATION, { ci: facts.ci }) },
    ]
    await seeCheckOrder(api, ['namedApplication', 'reapplication'], breaches, (sent) =>
      api.send('PATCH', `/api/v1/application/reapply/${(sent as { aplyNo?: string }).aplyNo ?? aplyNo}`),
    )
  })

  it('checks saved consents in the order of the rule book', async () => {
    const { api, facts, aplyNo } = await prepareApplicantAboutToSubmit()
    const breaches: readonly Breach[] = [
      { check: 'foreign', answer: /^OW-1$/, sent: { brno: OTHER_NUMBER } },
      { check: 'submitted', answer: /^TA-18$/, world: withApplication(aplyNo, { status: 'applied' }) },
    ]
    const consentsData = { version: '3.0.0', agreements: { info_third_party_yn: { orderNo: 1, value: 'Y' } } }
    await seeCheckOrder(api, ['consents'], breaches, (changes) =>
      api.post('/api/v1/auth/consents', { brno: facts.brNo, ci: facts.ci, aplyNo, consentsData, ...changes }),
    )
  })

  it('checks a cancellation in the order of the rule book', async () => {
    const { api, aplyNo } = await signInPersona('applied-new')
    api.change(withRival(aplyNo, { ci: 'ci-of-somebody', brNo: OTHER_NUMBER }))
    const breaches: readonly Breach[] = [
      { check: 'unknown', answer: /^APL_NOT_FOUND$/, sent: { aplyNo: 'DA99999999' } },
      { check: 'application', answer: /^OW-3$/, sent: { aplyNo: OTHER_APPLICATION } },
      { check: 'status', answer: /^TA-18$/, world: withApplication(aplyNo, { status: 'userDelete' }) },
    ]
    await seeCheckOrder(api, ['namedApplication', 'cancellation'], breaches, (sent) =>
      api.send('DELETE', `/api/v1/application/delete-direct/${(sent as { aplyNo?: string }).aplyNo ?? aplyNo}`),
    )
  })

  it('checks agreements in the older format in the order of the rule book', async () => {
    const { api, aplyNo } = await prepareApplicantAboutToSubmit()
    const breaches: readonly Breach[] = [
      { check: 'unknown', answer: /^APL_MISSING_FIELD$/, sent: { aplyNo: '' } },
      { check: 'application', answer: /^OW-3$/, sent: { aplyNo: 'DA99999999' } },
      { check: 'submitted', answer: /^TA-18$/, world: withApplication(aplyNo, { status: 'applied' }) },
    ]
    await seeCheckOrder(api, ['oldAgreements'], breaches, (changes) =>
      api.post('/api/agreements', { aplyNo, ...changes }),
    )
  })

  it('checks the owner of a business before its delivery total', async () => {
    const { api, facts } = await prepareApplicantAboutToSubmit()
    const breaches: readonly Breach[] = [{ check: 'foreign', answer: /^OW-1$/, sent: { brno: OTHER_NUMBER } }]
    await seeCheckOrder(api, ['deliveryTotal'], breaches, (changes) =>
      api.post('/api/v1/application/info/delitotalamt', { brno: facts.brNo, ...changes }),
    )
  })

  it('checks a person without an application in the order of the rule book', async () => {
    const { api, facts, aplyNo } = await prepareApplicantAboutToSubmit()
    const breaches: readonly Breach[] = [
      { check: 'foreign', answer: /^OW-2$/, sent: { ci: 'ci-of-somebody' } },
      { check: 'duplicate', answer: /^RA-2$/, world: withApplication(aplyNo, { status: 'applied' }) },
    ]
    api.change(withRival(aplyNo, { ci: 'ci-of-somebody', brNo: OTHER_NUMBER }))
    await seeCheckOrder(api, ['duplicateCheck'], breaches, (changes) =>
      api.post('/api/v1/application/result/check', { ci: facts.ci, ...changes }),
    )
  })

  it('checks the record of a page in the order of the rule book', async () => {
    const { api, aplyNo } = await prepareApplicantAboutToSubmit()
    api.change(withRival(aplyNo, { ci: 'ci-of-somebody', brNo: OTHER_NUMBER }))
    const breaches: readonly Breach[] = [
      { check: 'unknown', answer: /^APL_NOT_FOUND$/, sent: { aplyNo: 'DA99999999' } },
      { check: 'foreign', answer: /^OW-3$/, sent: { aplyNo: OTHER_APPLICATION } },
    ]
    await seeCheckOrder(api, ['stepHistory'], breaches, (sent) =>
      api.post(`/api/v1/auth/saveStepHistory?aplyNo=${(sent as { aplyNo?: string }).aplyNo ?? aplyNo}`),
    )
  })
})
