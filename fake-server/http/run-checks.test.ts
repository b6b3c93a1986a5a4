import { describe, expect, it } from 'vitest'
import { SERVER_CHECKS } from '#domain/rule-book/server-checks.table'
import { accountUpdateData, businessUpdateData, type ResultCallApplication } from '../testing/application-updates.ts'
import { type FormPart, prepareApplicantAboutToSubmit } from '../testing/applicant-about-to-submit.ts'
import type { TestAnswer, TestApi } from '../testing/api.ts'
import { presentOrThrow } from '../testing/present-or-throw.ts'
import { addStoredFile, proofItemBody, PROOF_CREATE_PATH, registrationBody } from '../testing/proof-applicant.ts'
import { signInPersona } from '../testing/sign-in-persona.ts'
import type { ApplicationDoc } from '../world/collections.ts'
import { changeDocument, findDocument, putDocument, removeDocument, type World } from '../world/world.ts'

const OTHER_NUMBER = '1234567890'
const OTHER_APPLICATION = 'DA80000001'

/** What breaks one check of a call: fields that are sent instead of the correct ones, or a change of the world. */
type Breach = {
  readonly check: string
  /** The rule in the answer; the error code if the answer has no rule. */
  readonly answer: RegExp
  readonly sent?: object
  readonly world?: (world: World) => World
}

const reasonOf = ({ status, body }: TestAnswer): string => {
  const { because, errorCode } = body as { readonly because?: { readonly rule: string }; readonly errorCode?: string }
  return because?.rule ?? errorCode ?? String(status)
}

/**
 * Sends a call that breaks every check, and repeats it, each time without the first breach that is left. Each answer
 * must give the first check that is still broken, and the last call must succeed.
 */
const expectOrder = async (
  api: TestApi,
  breaches: readonly Breach[],
  send: (changes: object) => Promise<TestAnswer>,
): Promise<void> => {
  const good = api.world()
  const answers: string[] = []
  for (const index of [...breaches.keys(), breaches.length]) {
    const remaining = breaches.slice(index).toReversed()
    api.change(() => remaining.reduce((world, breach) => breach.world?.(world) ?? world, good))
    answers.push(reasonOf(await send(Object.assign({}, ...remaining.map(({ sent }) => sent)))))
  }
  expect(answers).toEqual([
    ...breaches.map(({ answer }) => expect.stringMatching(answer) as string),
    expect.stringMatching('200') as string,
  ])
}

const checksOf = (breaches: readonly Breach[]) => [...new Set(breaches.map(({ check }) => check))]

const withApplication = (aplyNo: string, change: Partial<ApplicationDoc>) => (world: World) =>
  changeDocument(world, 'applications', aplyNo, (application) => ({ ...application, ...change }))

/** Adds a copy of an application under another number, with this change. */
const withRival = (aplyNo: string, change: Partial<ApplicationDoc>) => (world: World) =>
  putDocument(world, 'applications', OTHER_APPLICATION, {
    ...presentOrThrow(findDocument(world, 'applications', aplyNo)),
    aplyNo: OTHER_APPLICATION,
    status: 'applied',
    submittedAt: 0,
    ...change,
  })

describe('[D1-713] [E-198] the order in which the server checks a call', () => {
  it('checks an application in the order of the rule book', async () => {
    const { api, facts, aplyNo, send, good } = await prepareApplicantAboutToSubmit()
    const breaches: readonly Breach[] = [
      { check: 'foreign', answer: /^OW-/, sent: { brno: OTHER_NUMBER } },
      { check: 'status', answer: /^TA-18$/, world: withApplication(aplyNo, { status: 'applied' }) },
      {
        check: 'duplicate',
        answer: /^RA-2$/,
        world: withRival(aplyNo, { ci: facts.ci, brNo: OTHER_NUMBER, status: 'applied' }),
      },
      { check: 'kinds', answer: /^CE-1$/, sent: { aplyType: '신속' } },
      { check: 'consents', answer: /^CC-2$/, world: (world) => removeDocument(world, 'consents', aplyNo) },
      { check: 'savedConsents', answer: /^SK-1$/, sent: { mdtAgreYn: 'N' } },
      { check: 'entries', answer: /^SB-/, sent: { mbtlnum: '0100000000' } },
      { check: 'revalidation', answer: /^EN-3$/, sent: { corpNm: '가'.repeat(31) } },
      { check: 'certification', answer: /^CE-2$/, sent: { aplyNm: '박나무' } },
      { check: 'documents', answer: /^FD-/, sent: { document: ['a.hwp', 'application/pdf', Buffer.from('%PDF-')] } },
    ]
    expect(checksOf(breaches)).toEqual(Object.keys(SERVER_CHECKS.application))
    await expectOrder(api, breaches, ({ document, ...changes }: { readonly document?: FormPart }) =>
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
    const listed = account ? SERVER_CHECKS.accountEdit : SERVER_CHECKS.businessEdit
    expect(checksOf(breaches)).toEqual(Object.keys(listed))
    await expectOrder(api, breaches, (changes) =>
      api.form('PATCH', '/api/v1/application/update', { updateData: { ...good, ...changes } }),
    )
  })

  it('checks the registration of a proof in the order of the rule book', async () => {
    const { api, aplyNo } = await signInPersona('applied-target-selected')
    const path = addStoredFile(api, aplyNo, 'a.pdf')
    const breaches: readonly Breach[] = [
      { check: 'foreign', answer: /^OW-3$/, sent: { aplyNo: 'DA99999999' } },
      { check: 'type', answer: /^PROOF_INVALID$/, sent: { aplyType: '모름' } },
      { check: 'eligibility', answer: /^RE-/, world: withApplication(aplyNo, { status: 'hold' }) },
      { check: 'period', answer: /^YR-/, sent: { useProofPeriod: '' } },
      { check: 'total', answer: /^TL-/, sent: { amountCount: 0 } },
      { check: 'files', answer: /^PROOF_INVALID$/, sent: { items: [proofItemBody('none', '모름')] } },
      { check: 'files', answer: /^SF-/, sent: { items: [proofItemBody('none', '영업')] } },
      { check: 'fileCounts', answer: /^FN-/, sent: { items: [proofItemBody(path, '영업')] } },
    ]
    expect(checksOf(breaches)).toEqual(Object.keys(SERVER_CHECKS.proof))
    await expectOrder(api, breaches, ({ items, ...more }: { readonly items?: readonly object[] }) =>
      api.post(PROOF_CREATE_PATH, registrationBody(aplyNo, items ?? [proofItemBody(path)], more)),
    )
  })

  it('checks a request to the carriers in the order of the rule book', async () => {
    const { api, aplyNo } = await signInPersona('applied-target-selected')
    const breaches: readonly Breach[] = [
      { check: 'foreign', answer: /^OW-3$/, sent: { aplyNo: 'DA99999999' } },
      { check: 'eligibility', answer: /^RE-/, world: withApplication(aplyNo, { status: 'hold' }) },
      { check: 'unknown', answer: /^PROOF_INVALID$/, sent: { aplyTypeDetail: '없는택배' } },
      { check: 'carriers', answer: /^CR-2$/, sent: { aplyTypeDetail: '' } },
    ]
    expect(checksOf(breaches)).toEqual(Object.keys(SERVER_CHECKS.carrierRequest))
    await expectOrder(api, breaches, (changes) =>
      api.post('/api/v1/proof/proof-create-parcel', {
        suptSn: '10001',
        aplyNo,
        aplyType: '택배',
        aplyTypeDetail: 'CJ대한통운',
        amountCountType: '조회',
        ...changes,
      }),
    )
  })

  it('checks a supplement in the order of the rule book', async () => {
    const { api, aplyNo } = await signInPersona('selected-supplement')
    const file = { receiptProofFileReqeust: { filePath: addStoredFile(api, aplyNo, 'a.pdf'), originlFileNm: 'a.pdf' } }
    const item = { aplyNo, aplyType: '일반', suptSn: '1', ...file, receiptProofId: 1003 }
    const badFile = { ...item, receiptProofFileReqeust: { filePath: 'none', originlFileNm: 'a.pdf' } }
    const deleteItems = (world: World) =>
      [1001, 1002, 1003, 1004].reduce(
        (after, id) => changeDocument(after, 'proofItems', String(id), (one) => ({ ...one, deleted: true })),
        world,
      )
    const breaches: readonly Breach[] = [
      {
        check: 'sentBack',
        answer: /^TM-12$/,
        world: (world) => changeDocument(world, 'proofMasters', '501', (one) => ({ ...one, status: 'approved' })),
      },
      { check: 'sentBack', answer: /^TM-3$/, world: withApplication(aplyNo, { status: 'userDelete' }) },
      { check: 'period', answer: /^YR-/, sent: { useProofPeriod: '' } },
      { check: 'total', answer: /^TL-/, sent: { amountCount: 0 } },
      { check: 'remainingFiles', answer: /^RF-/, world: deleteItems },
      { check: 'missing', answer: /^PROOF_LIST_EMPTY$/, sent: { items: [] } },
      { check: 'twice', answer: /^TI-/, sent: { items: [{ ...badFile, receiptProofId: 9 }, { receiptProofId: 9 }] } },
      { check: 'unknown', answer: /^PROOF_NOT_FOUND$/, sent: { items: [{ ...badFile, receiptProofId: 9 }] } },
      { check: 'item', answer: /^ST-/, sent: { items: [{ ...badFile, receiptProofId: 1004 }] } },
      { check: 'file', answer: /^SF-/, sent: { items: [badFile] } },
    ]
    const { proofUpdate, replacements, replacement } = SERVER_CHECKS
    expect(checksOf(breaches)).toEqual(Object.keys({ ...proofUpdate, ...replacements, ...replacement }))
    await expectOrder(api, breaches, ({ items = [item], ...more }: { readonly items?: readonly object[] }) =>
      api.post('/api/v1/proof/update-batch', {
        receiptProofMstrUpdateRequest: {
          receiptProofMstrId: 501,
          useProofPeriod: '2025',
          amountCount: 7,
          aplyNo,
          ...more,
        },
        receiptProofRequestList: items,
      }),
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
      { check: 'foreign', answer: /^OW-3$/, sent: { aplyNo: 'DA99999999' } },
      { check: 'eligibility', answer: /^OP-/, world: withApplication(aplyNo, { status: 'applied' }) },
      { check: 'content', answer: /^OC-/, sent: { opinionContent: ' ' } },
      { check: 'files', answer: /^SF-/, sent: { opinionSubmitFileReqeusts: [{ ...file, filePath: 'none' }] } },
    ]
    expect(checksOf(breaches)).toEqual(Object.keys(SERVER_CHECKS.opinion))
    await expectOrder(api, breaches, (changes) =>
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
      { check: 'foreign', answer: /^OW-3$/, sent: { aplyNo: OTHER_APPLICATION } },
      { check: 'status', answer: /^TA-18$/, world: withApplication(aplyNo, { status: 'hold' }) },
      { check: 'duplicate', answer: /^RA-2$/, world: withApplication(OTHER_APPLICATION, { ci: facts.ci }) },
    ]
    expect(checksOf(breaches)).toEqual(
      Object.keys({ ...SERVER_CHECKS.namedApplication, ...SERVER_CHECKS.reapplication }),
    )
    await expectOrder(api, breaches, (sent) =>
      api.send('PATCH', `/api/v1/application/reapply/${(sent as { aplyNo?: string }).aplyNo ?? aplyNo}`),
    )
  })

  it('checks saved consents in the order of the rule book', async () => {
    const { api, facts, aplyNo } = await prepareApplicantAboutToSubmit()
    const breaches: readonly Breach[] = [
      { check: 'foreign', answer: /^OW-1$/, sent: { brno: OTHER_NUMBER } },
      { check: 'submitted', answer: /^TA-18$/, world: withApplication(aplyNo, { status: 'applied' }) },
    ]
    expect(checksOf(breaches)).toEqual(Object.keys(SERVER_CHECKS.consents))
    const consentsData = { version: '3.0.0', agreements: { info_third_party_yn: { orderNo: 1, value: 'Y' } } }
    await expectOrder(api, breaches, (changes) =>
      api.post('/api/v1/auth/consents', { brno: facts.brNo, ci: facts.ci, aplyNo, consentsData, ...changes }),
    )
  })

  it('checks a cancellation in the order of the rule book', async () => {
    const { api, aplyNo } = await signInPersona('applied-new')
    api.change(withRival(aplyNo, { ci: 'ci-of-somebody', brNo: OTHER_NUMBER }))
    const breaches: readonly Breach[] = [
      { check: 'unknown', answer: /^APL_NOT_FOUND$/, sent: { aplyNo: 'DA99999999' } },
      { check: 'foreign', answer: /^OW-3$/, sent: { aplyNo: OTHER_APPLICATION } },
      { check: 'status', answer: /^TA-18$/, world: withApplication(aplyNo, { status: 'userDelete' }) },
    ]
    expect(checksOf(breaches)).toEqual(
      Object.keys({ ...SERVER_CHECKS.namedApplication, ...SERVER_CHECKS.cancellation }),
    )
    await expectOrder(api, breaches, (sent) =>
      api.send('DELETE', `/api/v1/application/delete-direct/${(sent as { aplyNo?: string }).aplyNo ?? aplyNo}`),
    )
  })

  it('checks agreements in the older format in the order of the rule book', async () => {
    const { api, aplyNo } = await prepareApplicantAboutToSubmit()
    const breaches: readonly Breach[] = [
      { check: 'unknown', answer: /^APL_MISSING_FIELD$/, sent: { aplyNo: '' } },
      { check: 'foreign', answer: /^OW-3$/, sent: { aplyNo: 'DA99999999' } },
      { check: 'submitted', answer: /^TA-18$/, world: withApplication(aplyNo, { status: 'applied' }) },
    ]
    expect(checksOf(breaches)).toEqual(Object.keys(SERVER_CHECKS.oldAgreements))
    await expectOrder(api, breaches, (changes) => api.post('/api/agreements', { aplyNo, ...changes }))
  })

  it('checks the owner of a business before its delivery total', async () => {
    const { api, facts } = await prepareApplicantAboutToSubmit()
    const breaches: readonly Breach[] = [{ check: 'foreign', answer: /^OW-1$/, sent: { brno: OTHER_NUMBER } }]
    expect(checksOf(breaches)).toEqual(Object.keys(SERVER_CHECKS.deliveryTotal))
    await expectOrder(api, breaches, (changes) =>
      api.post('/api/v1/application/info/delitotalamt', { brno: facts.brNo, ...changes }),
    )
  })

  it('checks the deletion of a document in the order of the rule book', async () => {
    const { api, aplyNo } = await signInPersona('selected-supplement')
    const keepOnly = (id: number) => (world: World) =>
      [1001, 1002, 1003, 1004]
        .filter((other) => other !== id)
        .reduce(
          (after, other) => changeDocument(after, 'proofItems', String(other), (one) => ({ ...one, deleted: true })),
          world,
        )
    const breaches: readonly Breach[] = [
      { check: 'unknown', answer: /^PROOF_NOT_FOUND$/, sent: { id: 9 } },
      { check: 'sentBack', answer: /^TM-3$/, world: withApplication(aplyNo, { status: 'userDelete' }) },
      {
        check: 'item',
        answer: /^ST-/,
        world: (world) => changeDocument(world, 'proofItems', '1003', (one) => ({ ...one, status: 'submitComplete' })),
      },
      { check: 'remainingFiles', answer: /^RF-/, world: keepOnly(1003) },
    ]
    expect(checksOf(breaches)).toEqual(Object.keys(SERVER_CHECKS.itemDeletion))
    await expectOrder(api, breaches, (sent) =>
      api.send('DELETE', `/api/v1/proof/delete?receiptProofId=${(sent as { id?: number }).id ?? 1003}`),
    )
  })

  it('checks a person without an application in the order of the rule book', async () => {
    const { api, facts, aplyNo } = await prepareApplicantAboutToSubmit()
    const breaches: readonly Breach[] = [
      { check: 'foreign', answer: /^OW-2$/, sent: { ci: 'ci-of-somebody' } },
      { check: 'duplicate', answer: /^RA-2$/, world: withApplication(aplyNo, { status: 'applied' }) },
    ]
    expect(checksOf(breaches)).toEqual(Object.keys(SERVER_CHECKS.duplicateCheck))
    api.change(withRival(aplyNo, { ci: 'ci-of-somebody', brNo: OTHER_NUMBER }))
    await expectOrder(api, breaches, (changes) =>
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
    expect(checksOf(breaches)).toEqual(Object.keys(SERVER_CHECKS.stepHistory))
    await expectOrder(api, breaches, (sent) =>
      api.post(`/api/v1/auth/saveStepHistory?aplyNo=${(sent as { aplyNo?: string }).aplyNo ?? aplyNo}`),
    )
  })
})
