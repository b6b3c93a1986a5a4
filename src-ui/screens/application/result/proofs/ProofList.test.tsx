import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Effect } from 'effect'
import '#ui/testing/jsdom-dialog.ts'
import { describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { CallError } from '#app/kernel/call.errors'
import { CancelProof } from '#app/proof/cancel-proof'
import { ChooseProof, ChooseProofPath } from '#app/proof/choose-proof'
import { DownloadSubmissionConfirmation } from '#app/proof/download-submission-confirmation'
import { ProofCancellations } from '#app/proof/proofs.port'
import { SubmissionConfirmationDownloads } from '#app/proof/submission-confirmation-downloads.port'
import { NO_ANSWER } from '#app/testing/failures'
import { fakePort } from '#app/testing/fake-port'
import { inMemorySession } from '#app/testing/in-memory-session'
import { FindStoredFileUrl } from '#app/upload/fetch-stored-file'
import { StoredFileUrls } from '#app/upload/stored-file-urls.port'
import { applicationStatusFromName } from '#domain/application-status/application-status.table'
import type { Application } from '#domain/application/application'
import { anApplication } from '#domain/application/examples/an-application'
import { aProof } from '#domain/proof/examples/a-proof'
import { aProofItem } from '#domain/proof/examples/a-proof-item'
import type { ProofItem, Proof } from '#domain/proof/proof'
import { kstInstant } from '#domain/time/calendar'
import { parseInstant } from '#domain/time/written-dates'
import { DialogHolder } from '#ui/parts/dialog/DialogHolder.tsx'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { serverTime } from '#ui/parts/services/signals.ts'
import { serveScreens } from '#ui/testing/services.ts'
import { pressDialogButton, shownDialog, waitOneTurn, dialogText } from '#ui/testing/shown-dialog.ts'
import { tabDraftsWith } from '#ui/testing/tab-drafts-with.ts'
import type { RESULT_SERVICES } from '../result.model.ts'
import ResultScreen from '../ResultScreen.tsx'
import tag from '#ui/parts/design/Tag.module.css'

const anItem = (known: Partial<ProofItem>): ProofItem => aProofItem({ proofId: '1', ...known })
const aFile = (path: string, name: string, mimeType: string) => ({
  id: path,
  name,
  storedName: null,
  path,
  bytes: 1,
  extension: null,
  mimeType,
})

type Setup = {
  readonly application?: Partial<Application>
  /**
   * The results of the second load and of later loads, in order. After the last result, every load returns the result
   * of the first load again.
   */
  readonly then?: readonly Partial<Application>[]
  readonly cancelled?: Effect.Effect<void, CallError>
  readonly url?: Effect.Effect<string, CallError>
  readonly receipt?: Effect.Effect<void, CallError>
}

/**
 * The name of the list. The list of a rapid payment has a different name, because the applicant did not submit its
 * records. [D2-173]
 */
const LIST_NAME = /^(?:증빙 제출내역|신속지급 조회내역)/

/**
 * Opens the result page with use cases whose ports are in memory, and its list of proofs. `calls` lists the requests in
 * order.
 */
const open = async ({ application = {}, then = [], cancelled, url, receipt }: Setup = {}) => {
  const calls: string[] = []
  const answerCall = <A, E>(call: string, result: Effect.Effect<A, E>) =>
    Effect.suspend(() => {
      calls.push(call)
      return result
    })
  const remainingAnswers = [application, ...then]
  const session = inMemorySession({ ci: 'CI-1' })
  const history = memoryLocation({ path: '/aply-result', record: true })
  const cancellations = fakePort(ProofCancellations, {
    proof: (id) => answerCall(`delete ${id}`, cancelled ?? Effect.void),
    item: (id) => answerCall(`cancel ${id}`, cancelled ?? Effect.void),
  })
  const files = fakePort(StoredFileUrls, {
    urlOf: (path) => answerCall(`url ${path}`, url ?? Effect.succeed(`/storage/${path}`)),
  })
  const confirmations = fakePort(SubmissionConfirmationDownloads, {
    save: (id, name) => answerCall(`receipt ${id} ${name}`, receipt ?? Effect.void),
  })
  serveScreens<typeof RESULT_SERVICES>({
    tabDrafts: tabDraftsWith(),
    loadApplication: () =>
      Effect.suspend(() => {
        calls.push('load')
        return Effect.succeed(
          anApplication({ number: 'DA1', status: 'targetSelected', ...(remainingAnswers.shift() ?? application) }),
        )
      }),
    listReasons: () => Effect.succeed([]),
    cancelApplication: () => Effect.die('not expected'),
    reapply: () => Effect.die('not expected'),
    cancelProof: CancelProof.make({ cancellations }),
    chooseProof: ChooseProof.make({ session }),
    chooseProofPath: ChooseProofPath.make({ session }),
    downloadSubmissionConfirmation: DownloadSubmissionConfirmation.make({ confirmations }),
    findFileUrl: FindStoredFileUrl.make({ files }),
  })
  render(
    <Router hook={history.hook}>
      <ResultScreen />
      <DialogHolder />
    </Router>,
  )
  await screen.findByRole('region', { name: LIST_NAME })
  const closedOpener = screen.queryByRole('button', { name: LIST_NAME, expanded: false })
  if (closedOpener !== null) fireEvent.click(closedOpener)
  fireEvent.click(screen.getByRole('button', { name: /^더 보기/, expanded: false }))
  return { calls, session, history: history.history }
}

const list = () => screen.getByRole('region', { name: LIST_NAME })
/** Returns the text of an element. (The test setup has replaced the non-breaking spaces in it.) */
const plain = (element: Element | null | undefined) => element?.textContent ?? ''
const rows = () => within(list()).getAllByRole('listitem')
const headOf = (row: HTMLElement) => row.querySelector('button') as HTMLElement
/** Returns the visible type, day, amount and status of each row. */
const heads = () => rows().map((row) => plain(headOf(row)))
/** Opens every closed row, because the actions of a closed row are not rendered. */
const openRows = () => {
  for (const row of rows()) if (headOf(row).getAttribute('aria-expanded') === 'false') fireEvent.click(headOf(row))
}
const offers = (row: HTMLElement) => within(row).getAllByRole('button').slice(1)
const reasonOf = (button: HTMLElement) =>
  (button.getAttribute('aria-describedby') ?? '').split(' ').map((id) => plain(document.querySelector(`[id="${id}"]`)))
const press = async (name: string | RegExp, inside: HTMLElement = list()) => {
  openRows()
  fireEvent.click(within(inside).getByRole('button', { name }))
  await waitOneTurn()
}
const inDialog = () => {
  const dialog = shownDialog()
  if (dialog === null) throw new Error('no window is open')
  return dialog
}

const proofsOf = (...proofValues: readonly Partial<Proof>[]) => ({
  proofs: proofValues.map((proof) => aProof(proof)),
})

describe('[A-175] [A-176] [A-177] [A-178] the list of proofs', () => {
  it('shows a row for each proof with facts and actions', async () => {
    await open({
      application: proofsOf(
        { id: '10', status: 'deliberation', updatedAt: parseInstant('2025-06-24T09:00:00') },
        {
          id: '9',
          proofType: 'direct',
          status: 'paymentComplete',
          decidedAmount: 85_000,
          completedAt: parseInstant('2025-06-21T23:30:00'),
          updatedAt: parseInstant('2025-06-22T00:00:00'),
        },
        { id: '1', proofType: 'rapid', totalUnit: null, status: 'hold' },
        { id: '0', proofType: 'unknown', totalUnit: null, status: 'hold' },
      ),
    })
    expect(heads()).toEqual([
      '배달·택배 서비스 이용 처리일자 2025-06-24 금액 - 검토중',
      '직접배달 처리일자 2025-06-21 금액 85,000원 지급완료',
      '신속지급 처리일자 - 금액 - 보류',
      '알 수 없는 유형 처리일자 - 금액 - 보류',
    ])
    expect(plain(within(list()).getByText(/최근 증빙 진행상태/))).toMatch(/이용.* · 검토중$/)
    openRows()
    for (const row of rows()) expect(offers(row).map(plain)).toEqual(['증빙 상세', '제출 자료', '증빙 취소'])
  })

  it('shows a line of text if there are no proofs', async () => {
    await open()
    expect(plain(within(list()).getByRole('paragraph'))).toBe('제출한 증빙이 없습니다.')
    expect(within(list()).queryByRole('button')).toBeNull()
  })

  it('[D1-227] renders ten of a thousand proofs and ten more per click', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({
      id: String(index + 1),
      decidedAmount: index + 1,
    }))
    await open({ application: proofsOf(...many) })
    expect(within(list()).queryByRole('radiogroup')).toBeNull()
    expect(rows()).toHaveLength(10)
    expect(heads()[0]).toContain('1,000원')
    // Two proofs of the same type and day have different names for screen readers.
    openRows()
    const names = within(list())
      .getAllByRole('button', { name: /상세$/ })
      .map((button) => button.ariaLabel)
    expect(new Set(names).size).toBe(10)
    await press(/^다음 10건 보기/)
    expect(rows()).toHaveLength(20)
    expect(document.activeElement).toBe(headOf(rows()[10] as HTMLElement))
    expect(heads()[10]).toContain('990원')
  })

  it('distinguishes the buttons of similar proofs by amount', async () => {
    await open({ application: proofsOf({ id: '1', total: 100_000 }, { id: '2', total: 200_000 }) })
    openRows()
    const names = within(list())
      .getAllByRole('button', { name: /상세$/ })
      .map((button) => button.ariaLabel)
    expect(names).toEqual([expect.stringContaining('200,000원'), expect.stringContaining('100,000원')])
  })

  it('prints all proofs whatever the filter is', async () => {
    const many = Array.from({ length: 50 }, (_, index) => ({
      id: String(index + 1),
      status: index === 0 ? ('supplementRequest' as const) : ('submitted' as const),
    }))
    await open({ application: proofsOf(...many) })
    act(() => void fireEvent(window, new Event('beforeprint')))
    expect(list().querySelectorAll('li')).toHaveLength(50)
    act(() => void fireEvent(window, new Event('afterprint')))
    expect(list().querySelectorAll('li')).toHaveLength(1)
  })

  it.each(['userCancel', 'notSelected', 'paymentComplete', 'targetSelected'] as const)(
    '[D2-610] asks for no supplement that can no longer be paid, in the status %s',
    async (status) => {
      const item = aProofItem({ id: '1', proofId: '13', status: 'supplementRequest' })
      const proofs = [
        aProof({ id: '13', status: 'supplementRequest', items: [item] }),
        aProof({ id: '12', status: 'submitComplete' }),
        ...Array.from({ length: 11 }, (_, n) =>
          aProof({ id: String(n + 1), status: 'paymentComplete', decidedAmount: 30_000 }),
        ),
      ]
      await open({ application: { status, proofs } })
      expect(plain(list())).not.toContain('보완')
      const chips = within(screen.getByRole('radiogroup', { name: '증빙 진행상태' })).getAllByRole('radio')
      expect(chips.map((chip) => plain(chip.closest('label')))).toEqual(['진행 중 1', '끝남 12', '전체 13'])
    },
  )

  it('[A-275] shows of a long list, at first, only the proofs that wait for the applicant', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      id: String(index + 1),
      status: index < 1 ? ('supplementRequest' as const) : index < 4 ? ('paymentComplete' as const) : ('hold' as const),
    }))
    await open({ application: proofsOf(...many) })
    const chips = () =>
      within(screen.getByRole('radiogroup', { name: '증빙 진행상태' }))
        .getAllByRole('radio')
        .map((chip) => [plain(chip.closest('label')), (chip as HTMLInputElement).checked])
    expect(chips()).toEqual([
      ['보완 필요 1', true],
      ['진행 중 8', false],
      ['끝남 3', false],
      ['전체 12', false],
    ])
    expect(heads()).toEqual(['배달·택배 서비스 이용 처리일자 - 금액 - 검토중 보완 필요'])
    // The chip already shows the state, so the rows do not repeat it on the screen.
    expect(within(list()).getByText('검토중 보완 필요').className).toBe('sr')
    expect(plain(within(list()).getByRole('heading'))).toBe('증빙 제출내역 보완 필요 증빙 1건 · 증빙 12건')
    fireEvent.click(screen.getByRole('radio', { name: /끝남/ }))
    expect(heads().map((text) => text.slice(-4))).toEqual(['지급완료', '지급완료', '지급완료'])
    fireEvent.click(screen.getByRole('radio', { name: /전체/ }))
    expect(rows()).toHaveLength(10)
    expect(screen.getByRole('button', { name: /^다음 2건 보기/ })).not.toBeNull()
  })
})

it('[A-178] [A-275] [D2-546] sent-back proofs of a long list are grouped by last day and reasons, below one line', async () => {
  const sentBack = (id: string, reason: string): Partial<Proof> => ({
    id,
    status: 'supplementRequest',
    updatedAt: parseInstant('2025-06-24T09:00:00'),
    items: [
      anItem({ id, proofId: id, status: 'supplementRequest', reason, files: [aFile(id, `${id}.png`, 'image/png')] }),
    ],
  })
  const [blurredLabel, other] = ['글자가 보이지 않습니다', '이용금액이 보이지 않습니다']
  await open({
    application: proofsOf(
      ...[sentBack('1', blurredLabel), sentBack('2', other), sentBack('3', blurredLabel)],
      ...Array.from({ length: 9 }, (_, index) => ({ id: String(index + 4), status: 'paymentComplete' as const })),
    ),
  })
  const group = (reason: string) => `${reason} · 2025년 7월 1일(화)까지`
  const head = (name: string) => `배달·택배 서비스 이용 처리일자 2025-06-24 ${name}.png 금액 - 검토중 보완 필요`
  expect(rows().map(plain)).toEqual([group(blurredLabel) + head('3'), head('1'), group(other) + head('2')])
  // The latest proof is not in this list, so its status is above the list of all proofs.
  expect(within(list()).queryByText(/최근 증빙 진행상태/)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: /전체/ }))
  expect(within(list()).getByText(/최근 증빙 진행상태/).isConnected).toBe(true)
})

it('[A-186] [A-275] [D2-137] [D2-140] the row of a proof that needs a supplement says so, and leads to the supplement', async () => {
  const { history, session } = await open({
    application: proofsOf(
      {
        id: '7',
        status: 'supplementRequest',
        items: (['supplementRequest', 'submitComplete', 'supplementRequest'] as const).map((status, nth) =>
          anItem({ id: String(nth + 1), status }),
        ),
      },
      { id: '6' },
    ),
  })
  const [row, other] = rows() as [HTMLElement, HTMLElement]
  const note =
    '보완이 필요합니다. 보완요청을 받으신 날부터 7일 이내에 ‘증빙 보완하기’를 눌러 보완해주세요. 기한을 넘기면 지원받지 못하실 수 있습니다.'
  expect(plain(headOf(row))).toContain('검토중 보완 필요')
  // The row is closed at first, because the headline of the page already says what to do.
  expect(headOf(row).getAttribute('aria-expanded')).toBe('false')
  openRows()
  expect(plain(row)).toContain(note)
  expect(plain(other)).not.toContain(note)
  const detail = within(row).getByRole('button', { name: /보완하기/ })
  expect(reasonOf(detail)).toEqual([note])
  expect(detail.textContent).toBe('증빙 보완하기')
  expect(offers(other).map(plain)).toEqual(['증빙 상세', '제출 자료', '증빙 취소'])
  fireEvent.click(detail)
  expect([history.at(-1), session.read().proofId]).toEqual(['/detail-page', '7'])
})

it.each([
  ['2025-06-30', '보완이 필요합니다. 6월 30일(월)까지 ‘증빙 보완하기’를 눌러 보완해주세요.'],
  ['2025-07-01', '보완이 필요합니다. 보완기한(6월 30일(월))이 지났으니 지금 바로 ‘증빙 보완하기’를 눌러 보완해주세요.'],
] as const)('[D2-726] a proof that was sent back on 6월 23일 says on %s: %s', async (today, sentence) => {
  serverTime.value = kstInstant(today, '12:00')
  await open({
    application: proofsOf({ id: '7', status: 'supplementRequest', updatedAt: kstInstant('2025-06-23') }),
  })
  openRows()
  expect(plain(rows()[0]!)).toContain(sentence)
})

describe('[A-187] the view of the records that were looked up for a proof', () => {
  const records = [
    anItem({ id: '11', carrierName: '롯데', deliveryFee: 84_000 }),
    anItem({ id: '12', carrierName: 'CJ대한통운', deliveryFee: 216_000 }),
    anItem({ id: '13', proofId: '2', carrierName: '한진', deliveryFee: 1 }),
  ]
  const shownRows = () =>
    within(inDialog())
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('th, td:nth-child(2)')].map(plain))
  const sum = () => plain(within(inDialog()).getByText('합계').nextElementSibling)

  it.each([
    ['rapid', null, '신속지급 조회내역'],
    ['parcel', 'parcel', '택배비 지급 조회내역'],
  ] as const)(
    '[A-189] for a proof of type %s with the unit %s, has the title %s and the records',
    async (proofType, totalUnit, title) => {
      const { calls } = await open({ application: { ...proofsOf({ proofType, totalUnit }), items: records } })
      await press(/제출 자료$/)
      expect(within(inDialog()).getByRole('heading', { level: 2 }).textContent).toBe(title)
      expect(shownRows()).toEqual([
        ['롯데', '84,000원'],
        ['CJ대한통운', '216,000원'],
      ])
      expect(sum()).toBe('300,000원 이상')
      await press('제출 확인서 내려받기 CJ대한통운', inDialog())
      expect(calls).toContain('receipt 12 제출확인서_12.pdf')
    },
  )

  it('shows an amount below the limit unchanged, without a hint', async () => {
    await open({ application: { ...proofsOf({ proofType: 'rapid' }), items: records.slice(0, 1) } })
    await press(/제출 자료$/)
    expect(sum()).toBe('84,000원')
    cleanup()
    dialogs.discardAll()
    await open({ application: proofsOf({ proofType: 'rapid' }) })
    await press(/제출 자료$/)
    expect(plain(inDialog())).toContain('조회된 내역이 없습니다.')
    expect(sum()).toBe('0원')
  })
})

const PHOTO = anItem({
  id: '1001',
  status: 'supplementRequest',
  reason: '사진에서 상호가 보이지 않습니다.',
  files: [aFile('a/1001.png', '배달완료사진.png', 'image/png')],
})
it('[A-175] [A-275] a sent-back proof shows the name of the first sent-back document', async () => {
  await open({
    application: proofsOf({ id: '7', status: 'supplementRequest', items: [PHOTO] }, { id: '6', items: [PHOTO] }),
  })
  const [sentBack, submitted] = heads()
  expect(sentBack).toContain('배달완료사진.png: 사진에서 상호가 보이지 않습니다.')
  expect(submitted).not.toContain('배달완료사진.png')
})
const PDF = anItem({
  id: '1002',
  status: 'deliberation',
  files: [aFile('a/1002.pdf', '영수증.pdf', 'application/pdf')],
})
const FILED = { ...proofsOf({ status: 'supplementRequest' }), items: [PHOTO, PDF] }

describe('[A-188] the view of submitted documents', () => {
  it('[A-189] [A-197] [D2-116] [D2-144] starts with the sent-back documents', async () => {
    const { calls } = await open({ application: FILED })
    await press(/제출 자료$/)
    expect(calls).toEqual(['load', 'url a/1001.png', 'url a/1002.pdf'])
    const view = inDialog()
    expect(
      within(view)
        .getByRole('link', { name: /파일 열기/ })
        .getAttribute('href'),
    ).toBe('/storage/a/1002.pdf')
    const item = within(view).getAllByRole('listitem').at(-1) as HTMLElement
    expect(within(item).getAllByRole('button').map(plain)).toEqual(['제출 확인서 내려받기 영수증.pdf'])
    expect(plain(item)).toContain('심의 중이거나 이미 처리된 증빙은 취소할 수 없습니다.')
    // If the applicant has to act, the status has the same colour and the same words as in the list.
    expect(view.querySelector(`.${tag['warning']}`)?.textContent).toBe('검토중 보완 필요')
    await press(/이미지 크게 보기/, view)
    expect(within(inDialog()).getByRole('heading', { level: 2 }).textContent).toBe('이미지 크게 보기')
    expect(within(inDialog()).getByRole('img', { name: '배달완료사진.png' }).getAttribute('src')).toBe(
      '/storage/a/1001.png',
    )
    await pressDialogButton('닫기')
    expect(inDialog()).toBe(view)
    await press('제출 확인서 내려받기 영수증.pdf', view)
    expect(calls).toContain('receipt 1002 제출확인서_1002.pdf')
    expect(inDialog()).toBe(view)
  })

  it('reports a file that cannot be loaded now', async () => {
    const { calls } = await open({ application: FILED, url: Effect.fail(NO_ANSWER) })
    await press(/제출 자료$/)
    expect(within(inDialog()).getAllByText('파일 다운로드에 실패했습니다.')).toHaveLength(2)
    await press('다시 시도 영수증.pdf', inDialog())
    expect(calls.filter((call) => call === 'url a/1002.pdf')).toHaveLength(2)
  })

  it('offers to open a picture that the browser cannot display', async () => {
    await open({ application: FILED })
    await press(/제출 자료$/)
    fireEvent.error(inDialog().querySelector('img') as HTMLImageElement)
    expect(within(inDialog()).getByText('미리보기를 지원하지 않는 파일입니다.').tagName).toBe('P')
    expect(within(inDialog()).getAllByRole('link', { name: /파일 열기/ })).toHaveLength(2)
  })
})

it('[A-189] the view of submitted documents stays open if a receipt cannot be downloaded', async () => {
  await open({ application: FILED, receipt: Effect.fail(NO_ANSWER) })
  await press(/제출 자료$/)
  const view = inDialog()
  await press('제출 확인서 내려받기 영수증.pdf', view)
  expect(dialogText()).toBe('파일 다운로드에 실패했습니다.\n문의전화 : 1533-0500')
  await pressDialogButton()
  expect(inDialog()).toBe(view)
})

describe('[A-190] [A-193] [A-270] the button for a new proof', () => {
  const button = () => screen.getByRole('button', { name: '증빙 등록하기' })
  const MAY = '신청이 최종 승인된 뒤에는 등록하실 수 없으니 일찍 등록해주세요.'
  const MORE = '더 내실 증빙이 있을 때만 등록해주세요.'

  it.each([
    ['a selected application without a proof', '대상선정', null, MAY],
    ['a selected application with a proof', '대상선정', {}, MORE],
    ['[D3-524] a selected application whose proof was cancelled', '대상선정', { status: 'userDelete' }, MAY],
    ['[D2-710] a selected application whose proof was refused', '대상선정', { status: 'notSelected' }, MAY],
    ['a status before the selection', '검토중', {}, '증빙은 지원대상으로 선정된 후에 등록할 수 있습니다.'],
    [
      '[D2-100] a payment that is being made',
      '승인',
      {},
      '지급 절차가 진행 중이어서 지금은 증빙을 등록할 수 없습니다.',
    ],
    [
      'a parcel lookup that is running',
      '대상선정',
      { proofType: 'parcel', totalUnit: 'parcel', status: 'submitted' },
      '택배사 이용내역 조회가 진행 중이어서 증빙을 등록할 수 없습니다.',
    ],
  ] as const)('is enabled, or disabled with its reason, for %s', async (_, word, proof, text) => {
    const { history } = await open({
      application: {
        paymentType: 'confirmed',
        status: applicationStatusFromName(word),
        ...(proof === null ? { proofs: [] } : proofsOf(proof)),
      },
    })
    const may = text === MAY || text === MORE
    expect(button().getAttribute('aria-disabled')).toEqual(may ? null : 'true')
    expect(button().hasAttribute('disabled')).toBe(false)
    expect(reasonOf(button())).toEqual([text])
    fireEvent.click(button())
    expect(history).toEqual(may ? ['/aply-result', '/proof-intro'] : ['/aply-result'])
  })

  it('[D2-711] asks for no early proof of a rapid payment', async () => {
    await open({ application: { paymentType: 'rapid', status: applicationStatusFromName('대상선정'), proofs: [] } })
    expect(reasonOf(button())).toEqual([MORE])
  })

  it('[D3-252] says first that a rapid payment needs no proof', async () => {
    await open({ application: { paymentType: 'rapid', status: applicationStatusFromName('검토중'), ...proofsOf({}) } })
    expect(reasonOf(button())).toEqual([
      '신속지급은 증빙을 내지 않으셔도 됩니다. 증빙은 지원대상으로 선정된 후에 등록할 수 있습니다.',
    ])
  })
})

describe('[D2-116] [D2-119] an ended application', () => {
  const PAID = { status: 'paymentComplete', decidedAmount: 300_000 } as const
  it.each([
    ['지급완료', PAID, '지급이 완료되어 증빙을 더 등록할 수 없습니다.'],
    ['미선정', {}, '지원대상으로 선정되지 않아 증빙을 등록할 수 없습니다.'],
    ['사용자취소', {}, '취소된 신청에는 증빙을 등록할 수 없습니다.'],
    ['대상선정', PAID, '지급받으신 금액이 최대 지원금액 300,000원에 도달하여 증빙을 더 이상 등록할 수 없습니다.'],
  ] as const)('offers no new proof in the status %s and says why', async (word, proof, text) => {
    await open({ application: { status: applicationStatusFromName(word), ...proofsOf(proof) } })
    expect([...document.querySelectorAll('p')].map((line) => line.textContent)).toContain(text)
    expect(
      screen.queryAllByRole('button').filter((element) => element.getAttribute('aria-disabled') === 'true'),
    ).toEqual([])
    expect(screen.queryByRole('button', { name: '증빙 등록하기' })).toBeNull()
  })
})

it('[A-177] [A-187] [D1-227] a row shows the submitted amount until another is decided', async () => {
  const lookedUpItems = [
    anItem({ id: '11', proofId: '1', deliveryFee: 200_000 }),
    anItem({ id: '12', deliveryFee: 16_500 }),
  ]
  await open({
    application: {
      ...proofsOf(
        { id: '4', total: 60_000, totalUnit: 'amount' },
        { id: '3', total: 12, totalUnit: 'cases' },
        { id: '2', total: 60_000, totalUnit: 'amount', decidedAmount: 50_000 },
        { id: '1', proofType: 'parcel', totalUnit: 'parcel' },
        { id: '0', total: 3, totalUnit: 'cases', status: 'userCancel' },
      ),
      items: lookedUpItems,
    },
  })
  expect(heads().map((text) => text.slice(text.indexOf('금액')))).toEqual([
    '금액 - 제출 60,000원 제출',
    '금액 - 제출 12건 제출',
    '금액 50,000원 제출',
    '금액 - 조회 216,500원 제출',
    '금액 - 제출 3건 취소',
  ])
})

describe('[A-196] [A-198] the cancel button of a proof in the list', () => {
  it('cancels the proof after a confirmation, and loads the list again', async () => {
    const { calls } = await open({
      application: proofsOf({ id: '502', status: 'submitted' }, { id: '501' }),
      then: [proofsOf({ id: '502', status: 'userDelete' }, { id: '501' })],
    })
    await press(/취소$/, rows()[0])
    await pressDialogButton('증빙 취소')
    expect(dialogText()).toBe('취소가 완료되었습니다.')
    expect(calls).toEqual(['load', 'delete 502'])
    await pressDialogButton()
    await waitOneTurn()
    expect(calls).toEqual(['load', 'delete 502', 'load'])
    expect(heads().map((text) => text.slice(-2))).toEqual(['삭제', '제출'])
  })

  it('can be used for only one proof at a time', async () => {
    const { calls } = await open({
      application: proofsOf({ id: '2' }, { id: '1' }),
      cancelled: Effect.never,
    })
    await press(/취소$/, rows()[0])
    await pressDialogButton('증빙 취소')
    await press(/취소/, rows()[1])
    expect(shownDialog()).toBeNull()
    expect(calls).toEqual(['load', 'delete 2'])
    expect(
      within(rows()[0] as HTMLElement)
        .getByText('취소하는 중')
        .closest('button')?.ariaBusy ?? 'true',
    ).toBe('true')
  })

  it.each([
    ['대상선정', { status: 'deliberation' }, '심의 중이거나 이미 처리된 증빙은 취소할 수 없습니다.'],
    ['대상선정', { proofType: 'rapid' }, '신속지급과 택배사 조회 증빙은 취소할 수 없습니다.'],
  ] as const)('[A-270] is disabled if the proof cannot be cancelled: %s %o', async (word, proof, text) => {
    const { calls } = await open({ application: { status: applicationStatusFromName(word), ...proofsOf(proof) } })
    openRows()
    const cancel = within(list()).getByRole('button', { name: /취소$/ })
    expect(cancel.getAttribute('aria-disabled')).toBe('true')
    expect(cancel.hasAttribute('disabled')).toBe(false)
    expect(reasonOf(cancel)).toEqual([text])
    await press(/취소$/)
    expect(shownDialog()).toBeNull()
    expect(calls).toEqual(['load'])
  })
})

it('[A-198] [D2-116] a cancelled proof has no cancel button', async () => {
  await open({ application: proofsOf({ id: '2', status: 'userCancel' }, { id: '1', status: 'submitComplete' }) })
  openRows()
  expect(rows().map((row) => offers(row).map(plain))).toEqual([
    ['증빙 상세', '제출 자료'],
    ['증빙 상세', '제출 자료', '증빙 취소'],
  ])
  expect(plain(list())).not.toContain('취소할 수 없습니다')
})

describe('[A-197] the cancel button of one document of a proof', () => {
  it('sends the number of the document and loads the list again', async () => {
    const { calls } = await open({
      application: FILED,
      then: [{ ...FILED, items: [{ ...PHOTO, status: 'userCancel' }, PDF] }],
    })
    await press(/제출 자료$/)
    const view = inDialog()
    await press('이 파일 취소 배달완료사진.png', view)
    expect(dialogText()).toBe('증빙을 취소하시겠습니까?')
    expect(shownDialog()?.querySelector('h2')?.textContent).toBe('배달완료사진.png (파일 1개)')
    await pressDialogButton('이 파일 취소')
    expect(dialogText()).toBe('증빙이 취소되었습니다.')
    await pressDialogButton()
    await waitOneTurn()
    expect(calls.filter((call) => !call.startsWith('url'))).toEqual(['load', 'cancel 1001', 'load'])
    expect(inDialog()).toBe(view)
    expect(plain(within(view).getAllByRole('listitem')[0]?.firstElementChild)).toBe('취소')
    expect(within(view).queryByRole('button', { name: '이 파일 취소 배달완료사진.png' })).toBeNull()
    expect(plain(within(view).getAllByRole('listitem')[0])).not.toContain('취소할 수 없습니다')
  })

  it('reports a failure above the view and stays enabled', async () => {
    await open({ application: FILED, cancelled: Effect.fail(NO_ANSWER) })
    await press(/제출 자료$/)
    const view = inDialog()
    await press('이 파일 취소 배달완료사진.png', view)
    await pressDialogButton('이 파일 취소')
    expect(dialogText()).toBe('증빙 취소에 실패하였습니다.\n문의전화 : 1533-0500')
    await pressDialogButton()
    expect(inDialog()).toBe(view)
    expect(
      within(view).getByRole('button', { name: '이 파일 취소 배달완료사진.png' }).getAttribute('aria-disabled'),
    ).toBeNull()
  })
})
