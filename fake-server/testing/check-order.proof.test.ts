import { describe, it } from 'vitest'
import { changeDoc, type World } from '../world/world.ts'
import { type Breach, seeCheckOrder, withApplication } from './check-order.ts'
import { addStoredFile, proofItemBody, PROOF_CREATE_PATH, registrationBody } from './proof-applicant.ts'
import { signInPersona } from './sign-in-persona.ts'

describe('[D1-713] [E-198] the order in which the server checks proofs', () => {
  it('checks the registration of a proof in the order of the rule book', async () => {
    const { api, aplyNo } = await signInPersona('applied-target-selected')
    const path = addStoredFile(api, aplyNo, 'a.pdf')
    const breaches: readonly Breach[] = [
      { check: 'application', answer: /^OW-3$/, sent: { aplyNo: 'DA99999999' } },
      { check: 'type', answer: /^PROOF_INVALID$/, sent: { aplyType: '모름' } },
      { check: 'eligibility', answer: /^RE-/, world: withApplication(aplyNo, { status: 'hold' }) },
      { check: 'period', answer: /^YR-/, sent: { useProofPeriod: '' } },
      { check: 'total', answer: /^TL-/, sent: { amountCount: 0 } },
      { check: 'items/type', answer: /^PROOF_INVALID$/, sent: { items: [proofItemBody('none', '모름')] } },
      { check: 'items/file', answer: /^SF-/, sent: { items: [proofItemBody('none', '영업')] } },
      { check: 'fileCounts', answer: /^FN-/, sent: { items: [proofItemBody(path, '영업')] } },
    ]
    await seeCheckOrder(api, ['proof'], breaches, ({ items, ...more }: { readonly items?: readonly object[] }) =>
      api.post(PROOF_CREATE_PATH, registrationBody(aplyNo, items ?? [proofItemBody(path)], more)),
    )
  })

  it('checks a request to the carriers in the order of the rule book', async () => {
    const { api, aplyNo } = await signInPersona('applied-target-selected')
    const breaches: readonly Breach[] = [
      { check: 'application', answer: /^OW-3$/, sent: { aplyNo: 'DA99999999' } },
      { check: 'eligibility', answer: /^RE-/, world: withApplication(aplyNo, { status: 'hold' }) },
      { check: 'carriers', answer: /^PROOF_INVALID$/, sent: { aplyTypeDetail: '없는택배' } },
      { check: 'choice', answer: /^CR-2$/, sent: { aplyTypeDetail: '' } },
    ]
    await seeCheckOrder(api, ['carrierRequest'], breaches, (changes) =>
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
        (after, id) => changeDoc(after, 'proofItems', String(id), (one) => ({ ...one, deleted: true })),
        world,
      )
    const breaches: readonly Breach[] = [
      { check: 'own', answer: /^PROOF_NOT_FOUND$/, sent: { receiptProofMstrId: 9 } },
      {
        check: 'sentBack',
        answer: /^TM-12$/,
        world: (world) => changeDoc(world, 'proofMasters', '501', (one) => ({ ...one, status: 'approved' })),
      },
      { check: 'sentBack', answer: /^SP-1$/, world: withApplication(aplyNo, { status: 'userDelete' }) },
      { check: 'period', answer: /^YR-/, sent: { useProofPeriod: '' } },
      { check: 'total', answer: /^TL-/, sent: { amountCount: 0 } },
      { check: 'remainingFiles', answer: /^RF-/, world: deleteItems },
      { check: 'missing', answer: /^PROOF_LIST_EMPTY$/, sent: { items: [] } },
      { check: 'twice', answer: /^TI-/, sent: { items: [{ ...badFile, receiptProofId: 9 }, { receiptProofId: 9 }] } },
      { check: 'item', answer: /^PROOF_NOT_FOUND$/, sent: { items: [{ ...badFile, receiptProofId: 9 }] } },
      { check: 'status', answer: /^ST-/, sent: { items: [{ ...badFile, receiptProofId: 1004 }] } },
      { check: 'file', answer: /^SF-/, sent: { items: [badFile] } },
    ]
    await seeCheckOrder(
      api,
      ['proofUpdate', 'replacements', 'replacement'],
      breaches,
      ({ items = [item], ...more }: { readonly items?: readonly object[] }) =>
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

  it('checks the deletion of a document in the order of the rule book', async () => {
    const { api, aplyNo } = await signInPersona('selected-supplement')
    const keepOnly = (id: number) => (world: World) =>
      [1001, 1002, 1003, 1004]
        .filter((other) => other !== id)
        .reduce(
          (after, other) => changeDoc(after, 'proofItems', String(other), (one) => ({ ...one, deleted: true })),
          world,
        )
    const breaches: readonly Breach[] = [
      { check: 'item', answer: /^PROOF_NOT_FOUND$/, sent: { id: 9 } },
      { check: 'sentBack', answer: /^SP-1$/, world: withApplication(aplyNo, { status: 'userDelete' }) },
      {
        check: 'status',
        answer: /^ST-/,
        world: (world) => changeDoc(world, 'proofItems', '1003', (one) => ({ ...one, status: 'submitComplete' })),
      },
      { check: 'remainingFiles', answer: /^RF-/, world: keepOnly(1003) },
    ]
    await seeCheckOrder(api, ['itemDeletion'], breaches, (sent) =>
      api.send('DELETE', `/api/v1/proof/delete?receiptProofId=${(sent as { id?: number }).id ?? 1003}`),
    )
  })

  it('checks the replacement of one file in the order of the rule book', async () => {
    const { api, aplyNo } = await signInPersona('selected-supplement')
    const pdf = ['a.pdf', 'application/pdf', Buffer.from('%PDF-1.4 a receipt')] as const
    const breaches: readonly Breach[] = [
      { check: 'item', answer: /^PROOF_NOT_FOUND$/, sent: { receiptProofId: Object(9) as object } },
      { check: 'sentBack', answer: /^SP-1$/, world: withApplication(aplyNo, { status: 'userDelete' }) },
      {
        check: 'status',
        answer: /^ST-/,
        world: (world) => changeDoc(world, 'proofItems', '1003', (one) => ({ ...one, status: 'submitComplete' })),
      },
      { check: 'file', answer: /^PROOF_NO_FILE$/, sent: { receiptProofFile: ['', 'application/pdf', pdf[2]] } },
      { check: 'empty', answer: /^FS-1$/, sent: { receiptProofFile: ['a.pdf', 'application/pdf', Buffer.from('')] } },
      { check: 'type', answer: /^FE-/, sent: { receiptProofFile: ['a.hwp', 'application/x-hwp', pdf[2]] } },
    ]
    await seeCheckOrder(api, ['itemReplacement'], breaches, (changes) =>
      api.form('POST', '/api/v1/proof/update', {
        receiptProofFile: pdf,
        receiptProofId: Object(1003) as object,
        aplyNo: Object(aplyNo) as object,
        ...changes,
      }),
    )
  })

  it('checks added documents in the order of the rule book', async () => {
    const { api, aplyNo } = await signInPersona('selected-supplement')
    const item = (path: string, type = '영업') => ({ receiptProofMstrId: 501, ...proofItemBody(path, type) })
    const paths = ['a', 'b', 'c', 'd'].map((name) => addStoredFile(api, aplyNo, `${name}.pdf`))
    const breaches: readonly Breach[] = [
      {
        check: 'own',
        answer: /^PROOF_NOT_FOUND$/,
        sent: { items: [{ ...item('none', '모름'), receiptProofMstrId: 9 }] },
      },
      {
        check: 'sentBack',
        answer: /^SP-1$/,
        sent: { items: [item('none', '모름')] },
        world: withApplication(aplyNo, { status: 'userDelete' }),
      },
      { check: 'type', answer: /^PROOF_INVALID$/, sent: { items: [item('none', '모름')] } },
      { check: 'file', answer: /^SF-/, sent: { items: [item('none')] } },
      { check: 'first', answer: /^PROOF_LIST_EMPTY$/, sent: { items: [] } },
      { check: 'bases', answer: /^BS-4$/, sent: { items: paths.map((path) => item(path)) } },
    ]
    await seeCheckOrder(
      api,
      ['addedItem', 'addedItems'],
      breaches,
      ({ items }: { readonly items?: readonly object[] }) =>
        api.post('/api/v1/proof/create-batch', items ?? [item(paths[0] ?? '')]),
    )
  })

  it('checks the cancellation of a proof in the order of the rule book', async () => {
    const { api } = await signInPersona('selected-supplement')
    const breaches: readonly Breach[] = [
      { check: 'own', answer: /^PROOF_NOT_FOUND$/, sent: { id: 9 } },
      {
        check: 'status',
        answer: /^PC-/,
        world: (world) => changeDoc(world, 'proofMasters', '501', (one) => ({ ...one, status: 'approved' })),
      },
    ]
    await seeCheckOrder(api, ['proofCancellation'], breaches, (sent) =>
      api.send('DELETE', `/api/v1/proof-mstr/delete/${(sent as { id?: number }).id ?? 501}`),
    )
  })

  it("checks an officer's action on a proof in the order of the rule book", async () => {
    const { api, aplyNo } = await signInPersona('selected-supplement')
    const breaches: readonly Breach[] = [
      { check: 'target', answer: /^OFFICER_UNKNOWN_PROOF$/, sent: { receiptProofMstrId: 9 } },
      {
        check: 'status',
        answer: /^TM-/,
        world: (world) => changeDoc(world, 'proofMasters', '501', (one) => ({ ...one, status: 'userCancel' })),
      },
      { check: 'content', answer: /^DK-1$/, world: withApplication(aplyNo, { status: 'userDelete' }) },
    ]
    await seeCheckOrder(api, ['officerOrder'], breaches, (sent) =>
      api.post('/__world/officer', { action: 'reject-proof', receiptProofMstrId: 501, ...sent }),
    )
  })

  it("checks an officer's action on an application in the order of the rule book", async () => {
    const { api, aplyNo } = await signInPersona('applied-under-review')
    const breaches: readonly Breach[] = [
      { check: 'target', answer: /^OFFICER_UNKNOWN_APPLICATION$/, sent: { aplyNo: 'DA99999999' } },
      { check: 'status', answer: /^TA-/, world: withApplication(aplyNo, { status: 'userDelete' }) },
      { check: 'content', answer: /^DK-2$/, sent: { reasons: [] } },
    ]
    await seeCheckOrder(api, ['officerOrder'], breaches, (sent) =>
      api.post('/__world/officer', { action: 'hold', aplyNo, reasons: ['US01'], ...sent }),
    )
  })

  it("checks an officer's answer to an opinion in the order of the rule book", async () => {
    const { api } = await signInPersona('hold-opinion-waiting')
    const answered = (world: World) => changeDoc(world, 'opinions', '1', (one) => ({ ...one, answer: '확인했습니다.' }))
    const breaches: readonly Breach[] = [
      { check: 'target', answer: /^OFFICER_UNKNOWN_OPINION$/, sent: { opinionSubmitSn: 9 } },
      { check: 'status', answer: /^TO-3$/, world: answered },
      { check: 'content', answer: /^DK-10$/, sent: { answer: ' ' } },
    ]
    await seeCheckOrder(api, ['officerOrder'], breaches, (sent) =>
      api.post('/__world/officer', { action: 'answer-opinion', opinionSubmitSn: 1, answer: '확인', ...sent }),
    )
  })
})
