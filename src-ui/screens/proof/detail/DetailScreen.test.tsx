import { signal } from '@preact/signals-react'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { NO_ANSWER, refusedWith } from '#app/testing/failures'
import { A_SENT_BACK_PROOF } from '#app/testing/supplement-world'
import { anApplication } from '#domain/application/examples/an-application'
import { aProof } from '#domain/proof/examples/a-proof'
import { aProofItem } from '#domain/proof/examples/a-proof-item'
import { kstInstant } from '#domain/time/calendar'
import { parseInstant } from '#domain/time/written-dates'
import { currentPageTitle } from '#ui/parts/page/page-title.ts'
import { serverTime } from '#ui/parts/services/signals.ts'
import { makeResultProofActions } from '#ui/screens/application/result/proofs/proof-actions.model.ts'
import { barRefusalText } from '#ui/testing/action-bar.ts'
import { pressEscape } from '#ui/testing/jsdom-dialog.ts'
import { NO_PROOF_ACTION_SERVICES } from '#ui/testing/no-proof-services.ts'
import {
  cellTextsOf,
  proofDetailWorld,
  markForDeletion,
  openProofDetailPage,
  toggleProofInfo,
  rowAt,
} from '#ui/testing/proof-detail-world.tsx'
import { pressDialogButton, shownDialog, waitOneTurn, dialogText } from '#ui/testing/shown-dialog.ts'
import { descriptionsOf, pressButton, pressToSubmit } from '#ui/testing/typing.ts'

const textOf = (element: Element | null | undefined) => element?.textContent ?? ''
const facts = () =>
  [...(screen.queryByText('증빙유형')?.closest('dl')?.querySelectorAll('dt') ?? [])].map((name) => [
    textOf(name),
    textOf(name.nextElementSibling),
  ])
const total = () => document.querySelector<HTMLInputElement>('#detail-total')
const openProof = (values: Parameters<typeof aProof>[0] = {}) =>
  openProofDetailPage(proofDetailWorld({ proof: { ...A_SENT_BACK_PROOF, ...values } }))

describe('[P-096] the detail page of a proof', () => {
  it('[D3-138] [D2-235] [D3-443] has a heading that says what to do, and shows the files to replace before the others', async () => {
    currentPageTitle.value = '증빙자료 등록'
    await openProof()
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe('파일 2개를 다시 올려주세요.')
    expect(currentPageTitle.peek()).toBe('증빙자료 등록')
    expect(screen.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual([
      '영업증빙',
      '실적증빙',
      '보완요청이 없는 영업증빙 1개',
      '보완요청이 없는 실적증빙 1개',
      '증빙 정보 2024년, 2025년 · 배달 12건',
    ])
    expect(screen.getByRole('button', { name: '이전' })).not.toBeNull()
    expect(screen.getByRole('button', { name: '보완등록' })).not.toBeNull()
    expect(document.body.textContent).not.toContain('저장되지 않은 변경사항')
  })

  it.each([
    ['userCancel', '취소된 신청의 증빙은 보완할 수 없습니다.'],
    ['notSelected', '선정되지 않은 신청의 증빙은 보완할 수 없습니다.'],
    ['paymentComplete', '지급이 완료된 신청의 증빙은 보완할 수 없습니다.'],
  ] as const)('[D2-610] says why a sent-back proof cannot be changed, in the status %s', async (status, text) => {
    const paidProof = aProof({ id: '502', status: 'paymentComplete', decidedAmount: 300_000 })
    const application = anApplication({ status, proofs: [A_SENT_BACK_PROOF, paidProof] })
    await openProofDetailPage(proofDetailWorld({ application }))
    expect(document.body.textContent).toContain(text)
    expect(document.body.textContent).not.toContain('보완요청을 받기 전까지')
    expect(screen.queryByRole('button', { name: /보완등록|다시 올리기|삭제|더 올리기/ })).toBeNull()
  })

  it.each([
    [{ status: 'submitComplete' }, true],
    [{ status: 'supplementRequest' }, false],
    [{ status: 'paymentComplete' }, false],
    [{ status: 'submitComplete', proofType: 'general' }, false],
  ] as const)('[D3-293] for %o, says whom to call about a missing pledge: %s', async (proof, isSaid) => {
    await openProof(proof)
    expect(document.body.textContent.includes('확약서를 빠뜨리셨으면 증빙·이의신청 문의(1644-5332')).toBe(isSaid)
  })

  it('[P-281] shows the first proof again after Back from the second', async () => {
    const [path, world] = [location.pathname, proofDetailWorld()]
    onTestFinished(() => history.replaceState(null, '', path))
    const services = { ...NO_PROOF_ACTION_SERVICES, chooseProof: world.services.chooseProof }
    const list = makeResultProofActions(services, {
      shown: signal(null),
      load: async () => null,
      acting: () => false,
      navigate: (to, options) => history.pushState(options?.state, '', to),
    })
    const back = async () => {
      const historyEvent = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      history.back()
      await historyEvent
    }
    list.actions.onDetail(aProof({ id: '501' }))
    history.pushState(null, '', '/aply-result')
    list.actions.onDetail(aProof({ id: '502' }))
    expect(world.session.read().proofId).toBe('502')
    await back()
    await back()
    await openProofDetailPage(world)
    expect(world.session.read().proofId).toBe('501')
  })

  it('shows a message for a list without rows', async () => {
    await openProof({ items: [] })
    expect(screen.getAllByText('등록된 증빙자료가 없습니다.')).toHaveLength(2)
  })
})

describe('[P-099] [P-100] [P-103] the detail page, when it shows the facts of a proof', () => {
  it('[P-112] [P-113] [P-115] [P-117] lets the person edit years and total while a supplement is due, but not after the proof is submitted', async () => {
    await openProof()
    await toggleProofInfo()
    expect(facts()[0]).toEqual(['증빙유형', '직접배달'])
    expect([total()?.readOnly, total()?.getAttribute('aria-required')]).toEqual([false, 'true'])
    const years = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(years.map(({ checked }) => checked)).toEqual([true, true])
    expect(screen.getByRole('group', { name: '실적증빙 기간 필수' }).textContent).toContain('2024년2025년')
    cleanup()
    await openProof({ status: 'submitComplete' })
    expect(screen.queryAllByRole('checkbox')).toEqual([])
    expect(facts()[1]).toEqual(['실적증빙 기간', '2024년, 2025년'])
    expect([total()?.readOnly, total()?.getAttribute('aria-required')]).toEqual([true, null])
    expect(screen.queryByRole('button', { name: /보완등록|영업증빙 파일 더 올리기/ })).toBeNull()
  })

  it.each([
    ['amount', '총 증빙금액', '금액을 입력해주세요.', '원', '120,000'],
    ['cases', '총 증빙건수', '건수를 입력해주세요.', '건', '120,000'],
  ] as const)('shows a total counted in %s: %s', async (totalUnit, label, placeholder, unit, shown) => {
    await openProof({ totalUnit, total: 120_000 })
    const input = screen.getByLabelText<HTMLInputElement>(label)
    expect([input.placeholder, input.value, input.nextElementSibling?.textContent]).toEqual([placeholder, shown, unit])
    expect(facts().at(-1)).toEqual(['구분', unit === '원' ? '금액' : '건 (1건당 5,000원)'])
  })

  it('shows the looked-up records of a rapid payment', async () => {
    const records = [aProofItem({ id: 'r1', proofType: 'general', carrierName: '모의배달', deliveryFee: 210_000 })]
    await openProof({ proofType: 'rapid', totalUnit: 'amount', status: 'paymentComplete', total: 1, items: records })
    expect(total()).toBeNull()
    expect(document.body.textContent).toContain('모의배달')
    expect(document.body.textContent).toContain('210,000원')
  })

  it('shows the records of a carrier lookup, and no field for a total', async () => {
    await openProof({
      proofType: 'parcel',
      totalUnit: 'parcel',
      detailTypes: ['롯데', 'CJ대한통운'],
      status: 'reviewWaiting',
      items: [
        aProofItem({ id: 'r1', proofType: 'general', carrierName: '롯데', deliveryFee: 84_000 }),
        aProofItem({ id: 'r2', proofType: 'general', carrierName: 'CJ대한통운', deliveryFee: 132_500 }),
      ],
    })
    expect(total()).toBeNull()
    expect(facts()).toContainEqual(['조회 택배사', '롯데, CJ대한통운'])
    const records = screen.getByRole('table', { name: '택배비 지급 조회내역' })
    expect(cellTextsOf(within(records).getAllByRole('row')[1] as HTMLElement)).toEqual(['롯데', '84,000원'])
    expect(document.body.textContent).toContain('216,500원')
  })
})

describe('[P-115] [P-117] the field for the total of a proof', () => {
  it('[D3-103] accepts only digits and shows separators', async () => {
    await openProof({ totalUnit: 'amount' })
    const input = total() as HTMLInputElement
    input.focus()
    fireEvent.change(input, { target: { value: '총 1,234건' } })
    expect(input.value).toBe('1,234')
  })

  it('[D3-103] reports and clears more than a hundred cases on entry', async () => {
    await openProof({ totalUnit: 'cases', total: 12 })
    const input = total() as HTMLInputElement
    const enter = async (text: string) => {
      fireEvent.change(input, { target: { value: text } })
      await waitOneTurn()
    }
    await enter('100')
    expect(input.value).toBe('100')
    expect(shownDialog()).toBeNull()
    await enter('101')
    expect(barRefusalText()).toBe('증빙건수는 최대 100건까지만 입력 가능합니다.')
    expect(input.value).toBe('')
    expect(document.activeElement).toEqual(input)
  })

  it('[D3-103] reports more than a hundred stored cases when the supplement is registered', async () => {
    const world = await openProof({ totalUnit: 'cases', total: 1234567890 })
    await pressToSubmit('보완등록')
    expect(shownDialog()).toBeNull()
    expect(textOf(screen.getByRole('alert'))).toBe('증빙건수는 최대 100건까지만 입력 가능합니다.')
    expect(world.log).not.toContain('update')
  })
})

const ROWS = [
  aProofItem({
    id: '1',
    proofType: 'direct',
    status: 'paymentComplete',
    registeredAt: parseInstant('2025-06-18T14:03:00'),
    decidedAmount: 60_000,
    name: '배달사진.png',
    path: 'p/1.png',
  }),
  aProofItem({
    id: '2',
    proofType: 'general',
    status: 'paymentComplete',
    registeredAt: parseInstant('2025-06-19'),
    name: '영수증.pdf',
    path: 'p/2.pdf',
  }),
]

describe('[P-104] [P-105] [P-106] the two lists of a proof', () => {
  it('[D3-142] each card shows every column in a fixed order', async () => {
    await openProof({ items: ROWS })
    for (const table of ['영업증빙', '실적증빙'] as const)
      expect([...rowAt(table, 1).querySelectorAll('dt')].map((name) => name.textContent)).toEqual([
        '번호',
        '파일명',
        '증빙확인',
        '상태',
        '등록일',
        '인정금액',
        '삭제',
        '다시 올리기',
      ])
    expect(cellTextsOf(rowAt('영업증빙', 1))).toEqual([
      '1',
      '배달사진.png',
      '파일 확인',
      '인증완료',
      '2025년 6월 18일(수)',
      '60,000원',
      '-',
      '-',
    ])
    expect(cellTextsOf(rowAt('실적증빙', 1))).toEqual([
      '1',
      '영수증.pdf',
      '파일 확인',
      '지급완료',
      '2025년 6월 19일(목)',
      '-',
      '-',
      '-',
    ])
  })

  it('only the first page of many rows is rendered', async () => {
    const rows = Array.from({ length: 1000 }, (_, i) =>
      aProofItem({ id: String(i), proofType: 'general', status: i === 998 ? 'supplementRequest' : 'submitComplete' }),
    )
    await openProof({ items: rows })
    expect(within(screen.getByRole('region', { name: '실적증빙' })).getAllByRole('article')).toHaveLength(10)
    expect(cellTextsOf(rowAt('실적증빙', 1)).slice(0, 4)).toEqual(['999', '-', '-', '보완요청'])
    fireEvent.click(screen.getByRole('button', { name: /100/ }))
    await waitOneTurn()
    expect(cellTextsOf(rowAt('실적증빙', 1))[0]).toBe('990')
  })
})

describe('[P-109] [P-118] the part of the page that corrects a sent-back file', () => {
  const TWO = [
    aProofItem({
      id: '1',
      proofType: 'direct',
      status: 'supplementRequest',
      reason: '흐립니다.',
      name: '간판.png',
      path: 'p/1.png',
    }),
    aProofItem({ id: '2', proofType: 'direct', status: 'submitComplete', name: '차량.png', path: 'p/2.png' }),
  ]
  const pictures = (row: HTMLElement) =>
    [...row.querySelectorAll('img[alt=""]')].map((element) => element.getAttribute('src'))
  const examples = (row: HTMLElement) =>
    within(row)
      .queryAllByRole('img')
      .map((element) => element.getAttribute('alt'))

  it('[P-104] [D1-227] [D3-257] shows the sent-back picture beside a good example', async () => {
    await openProof({ items: TWO })
    const row = rowAt('영업증빙', 1)
    expect(pictures(row)).toEqual(['/storage/p/1.png'])
    expect(await within(row).findByRole('img', { name: '좋은 예시: 배달서비스 사업장 간판' })).toBeInstanceOf(Element)
    expect(textOf(row)).toMatch(/^번호1파일명보완요청 사유 흐립니다\.간판\.png올리신 파일좋은 예시.*다시 올리기/)
    expect([pictures(rowAt('영업증빙', 2)), examples(rowAt('영업증빙', 2))]).toEqual([[], []])
    expect(screen.getByRole('article', { name: '간판.png' })).toBe(row)
    const change = within(row).getByLabelText('간판.png 다시 올리기')
    expect(descriptionsOf(change)).toEqual(['보완요청 사유 흐립니다.'])
  })

  it('shows an icon for a file without a picture', async () => {
    const pdf = TWO.map((item) => ({ ...item, name: '영수증.pdf', path: 'p/1.pdf' }))
    await openProof({ items: pdf })
    const row = rowAt('영업증빙', 1)
    expect(pictures(row)).toEqual([])
    expect(row.querySelectorAll('figure').length > 0).toBe(true)
    await markForDeletion(row)
    expect([pictures(row), row.querySelectorAll('figure')]).toHaveProperty('1.length', 0)
  })

  it('[D3-142] collapses the files that stay into one row', async () => {
    await openProof({ items: TWO })
    const fold = screen.getByRole('button', { name: '보완요청이 없는 영업증빙 1개', expanded: false })
    expect(screen.queryByRole('article', { name: '차량.png' })).toBeNull()
    fireEvent.click(fold)
    expect(screen.getByRole('article', { name: '차량.png' })).toBeInstanceOf(Element)
    cleanup()
    await openProof({ items: TWO, status: 'submitComplete' })
    expect(screen.queryByRole('button', { name: /보완요청이 없는/ })).toBeNull()
  })

  it('[D2-112] [D2-928] shows above the heading the number of days left for a due supplement', async () => {
    const saidOn = async (day: string, known: Parameters<typeof openProof>[0] = {}) => {
      serverTime.value = kstInstant(day, '12:00')
      await openProof({ updatedAt: parseInstant('2025-06-24T15:04:00'), ...known })
      const words = textOf(document.body)
      cleanup()
      return words
    }
    expect(await saidOn('2025-06-25')).toContain('7월 1일(화)까지 · 6일 남음 파일 2개를 다시 올려주세요.')
    expect(await saidOn('2025-07-02')).toContain('보완기한이 지났습니다. 지금 바로 보완해주세요.')
    expect(await saidOn('2025-06-25', { status: 'submitComplete' })).not.toContain('남음')
  })
})

it.each([
  ['paymentComplete', true],
  ['approved', false],
] as const)('[P-107] a base proof in %s counts as approved: %s', async (status, isApproved) => {
  const proofs = [aProof({ proofType: 'direct', status })]
  await openProofDetailPage(proofDetailWorld({ application: anApplication({ status: 'targetSelected', proofs }) }))
  expect(document.body.textContent?.includes('제출하신 배달서비스 영업증빙이 인정되었습니다.')).toBe(isApproved)
})

describe('[P-108] [P-109] the dialog that shows a file of a proof', () => {
  const withRow = (values: Parameters<typeof aProofItem>[0]) =>
    openProof({ items: [aProofItem({ proofType: 'direct', path: 'p/1.png', ...values })] })

  it('shows an image with the reason and enlarges the image', async () => {
    await withRow({ name: '사진.png', status: 'supplementRequest', reason: '사진이 흐립니다.' })
    await pressButton('사진.png 파일 확인')
    const first = shownDialog() as HTMLElement
    expect(within(first).getByRole('heading').textContent).toBe('증빙자료 확인')
    expect(dialogText()).toContain('보완요청 사유 사진이 흐립니다.')
    fireEvent.click(within(first).getByRole('button', { name: /사진.png 크게 보기/ }))
    await waitOneTurn()
    expect(shownDialog()).not.toBe(first)
    pressEscape(shownDialog() as HTMLDialogElement)
    await waitOneTurn()
    expect(shownDialog()).toBe(first)
    await pressDialogButton()
    expect(shownDialog()).toBeNull()
  })

  it.each(['사진.png', '영수증.pdf'])('shows no reason if the row was not sent back: %s', async (name) => {
    vi.stubGlobal('open', () => null)
    await withRow({ name, status: 'submitComplete', reason: '지난 사유' })
    await pressButton(`${name} 파일 확인`)
    expect(shownDialog()).not.toBeNull()
    expect([...document.querySelectorAll('dialog')].filter((element) => textOf(element).includes('지난 사유'))).toEqual(
      [],
    )
  })

  it('opens a PDF on a click', async () => {
    const open = vi.fn<() => null>(() => null)
    vi.stubGlobal('open', open)
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled'))
    await withRow({ name: '영수증.pdf', status: 'supplementRequest', reason: '금액이 없습니다.' })
    await pressButton('영수증.pdf 파일 확인')
    const windows = [...document.querySelectorAll('dialog')]
    const viewer = windows.find((element) => textOf(element).includes('영수증.pdf'))
    expect(textOf(viewer)).toContain('보완요청 사유 금액이 없습니다.')
    expect(open).toHaveBeenCalledOnce()
    fireEvent.click(within(viewer as HTMLElement).getByRole('button', { name: 'PDF 열기' }))
    await waitOneTurn()
    expect(open).toHaveBeenCalledTimes(2)
  })
})

describe('[P-112] [P-113] [P-114] the detail page, when the person leaves it', () => {
  it('leads back to the result and sends nothing', async () => {
    const { history, log } = await openProof()
    await pressButton('이전')
    expect(history.at(-1)).toBe('/aply-result')
    expect(log.filter((line) => /^(delete|write|store)/.test(line))).toEqual([])
  })

  it('asks for confirmation if changes are pending', async () => {
    const { history, log } = await openProof()
    await markForDeletion(rowAt('영업증빙', 1))
    const leave = async (reply: string) => {
      await pressButton('이전')
      expect(dialogText()).toContain('작성하신 내용은 저장되어 있습니다.')
      await pressDialogButton(reply)
      await waitOneTurn()
      return history.at(-1)
    }
    expect([await leave('계속 작성'), await leave('나가기')]).toEqual(['/detail-page', '/aply-result'])
    expect(log.filter((line) => /^(delete|write|store)/.test(line))).toEqual([])
  })

  it('links to the supplement of base files only for a direct proof', async () => {
    const { history, session } = await openProof()
    await pressButton('영업증빙 파일 더 올리기')
    expect([history.at(-1), session.read().proofId]).toEqual(['/proof-reg-add', '501'])
    cleanup()
    await openProof({ proofType: 'general', totalUnit: 'amount' })
    expect(screen.queryByRole('button', { name: '영업증빙 파일 더 올리기' })).toBeNull()
  })
})

describe('[P-098] [P-303] a failed load on the detail page', () => {
  it('is not reported if only the application is missing', async () => {
    const { history } = await openProofDetailPage(proofDetailWorld({ application: NO_ANSWER }))
    expect(shownDialog()).toBeNull()
    expect(history).toEqual(['/detail-page'])
    expect(cellTextsOf(rowAt('영업증빙', 1))[3]).toBe('보완요청')
  })

  it.each([
    ['without a sentence', NO_ANSWER, '서버와 연결할 수 없습니다. 잠시 후 다시 시도해주세요.'],
    ['with one', refusedWith(404, '증빙을 찾을 수 없습니다.'), '증빙을 찾을 수 없습니다.'],
  ])('is reported on the page for a missing proof (%s)', async (_, failure, text) => {
    await openProofDetailPage(proofDetailWorld({ fails: { get: failure } }))
    expect(textOf(screen.getByRole('alert'))).toContain(text)
    expect(textOf(screen.getByRole('alert'))).toContain('1644-5332')
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.queryByRole('button', { name: '보완등록' })).toBeNull()
    await pressButton('다시 시도')
    expect(cellTextsOf(rowAt('영업증빙', 1))[3]).toBe('보완요청')
  })

  it('[P-090] leads back to the result if no proof was chosen', async () => {
    const { history } = await openProofDetailPage(proofDetailWorld({ session: { proofId: '' } }))
    expect(history.at(-1)).toBe('/aply-result')
  })
})

describe('[P-094] an unfinished supplement', () => {
  const SUPPLEMENTED = [
    aProofItem({ id: '1', proofType: 'direct', status: 'supplementComplete' }),
    aProofItem({ id: '3', proofType: 'general', status: 'supplementRequest' }),
  ]
  const NOTE = '아직 보완이 끝나지 않았습니다. 보완요청된 파일을 다시 올리거나 삭제한 뒤 보완등록을 눌러주세요.'

  it('is reported above the tables while the supplement is due', async () => {
    await openProof({ items: SUPPLEMENTED })
    const page = textOf(document.querySelector('main'))
    expect(page.indexOf(NOTE)).toBeGreaterThan(0)
    expect(page.indexOf(NOTE)).toBeLessThan(page.indexOf('파일명'))
    cleanup()
    await openProof({ items: SUPPLEMENTED, status: 'supplementComplete' })
    expect(textOf(document.querySelector('main'))).not.toContain(NOTE)
    cleanup()
    await openProof()
    expect(textOf(document.querySelector('main'))).not.toContain(NOTE)
  })
})
