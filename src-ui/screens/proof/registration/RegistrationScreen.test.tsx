import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import '#ui/testing/blob.ts'
import '#ui/testing/jsdom-dialog.ts'
import { Effect } from 'effect'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '#app/kernel/call.errors'
import type { ChosenFileWithList } from '#app/records/chosen-file-store'
import { EndSession } from '#app/session/end-session'
import { aStoredEvidenceFile } from '#app/testing/a-file'
import { NO_ANSWER, refusedWith, SESSION_ENDED } from '#app/testing/failures'
import { inMemoryDatabase, inMemoryTab } from '#app/testing/in-memory-records'
import { proofsFromRuleFields, SELECTED_APPLICATION } from '#app/testing/registration-world'
import { UploadFailed } from '#app/upload/upload.errors'
import { aProof } from '#domain/proof/examples/a-proof'
import { aProofItem } from '#domain/proof/examples/a-proof-item'
import { SAMPLE_EXISTING_PROOFS } from '#domain/proof/registration/registration-eligibility.cases'
import { currentAnnouncement } from '#ui/parts/dialog/announcer.ts'
import { remainingText, barRefusalText } from '#ui/testing/action-bar.ts'
import { aPdf } from '#ui/testing/page-world.tsx'
import {
  chooseFilesInList,
  listedFileNames,
  openCarrierPage,
  openRegistrationPage,
  registrationPageWorld,
  type RegistrationPageWorld,
  waitUntilTrue,
} from '#ui/testing/registration-page-world.tsx'
import { installFakeServices } from '#ui/testing/services.ts'
import {
  dialogButtons,
  pressDialogButton,
  referenceCodeText,
  shownDialog,
  waitOneTurn,
  dialogNextSteps,
  dialogText,
  fireBeforeUnload,
} from '#ui/testing/shown-dialog.ts'
import {
  inputLabelled,
  buttonNamed,
  fieldErrors,
  pressButton,
  pressToSubmit,
  typeByLabel,
  descriptionsOf,
} from '#ui/testing/typing.ts'
import { fill } from '#ui/text/fill.ts'
import { REGISTRATION_NOT_ALLOWED_SENTENCES } from '#ui/text/ko/proof/registration.ts'

const endSession = vi.fn<EndSession>(() =>
  Effect.succeed({ next: '/', draft: null, lostDraft: null, flow: null, isReplaced: false }),
)

beforeEach(() => {
  installFakeServices((token) => (token === EndSession ? endSession : undefined))
  endSession.mockClear()
  vi.stubGlobal('scrollTo', () => undefined)
})

const checkBox = async (name: string) => {
  fireEvent.click(screen.getByRole('checkbox', { name }))
  await waitOneTurn()
}
const pick = async (name: string) => {
  fireEvent.click(screen.getByRole('radio', { name }))
  await waitOneTurn()
}
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked
const agreedState = () => buttonNamed('동의').getAttribute('aria-pressed')
const isBlocked = (name: string) => buttonNamed(name).getAttribute('aria-disabled') === 'true'
const reasonOf = (name: string) => descriptionsOf(buttonNamed(name)).join('')
const expected = () => screen.queryByText('예상 지원금액')?.closest('div')?.querySelector('output')?.textContent ?? null

const enterGeneral = async () => {
  await checkBox('2024년')
  await pick('금액')
  typeByLabel('총 증빙금액', '120000')
  await pressButton('동의')
  await chooseFilesInList('performance-files', aPdf('영수증.pdf'))
}
const register = async () => {
  await pressButton('등록하기')
  expect(dialogText()).toBe('등록하시겠습니까?')
  expect(dialogNextSteps()).toMatch(/^2024년, 총 증빙(금액|건수) [\d,]+[원건], 파일 \d+개$/)
  await pressDialogButton('예')
  await waitUntilTrue(() => shownDialog() !== null || screen.queryByRole('button', { name: /등록하는 중/ }) === null)
  await waitUntilTrue(() => shownDialog() !== null)
}
const seeGeneralKept = () => {
  expect(isOn('2024년')).toBe(true)
  expect(inputLabelled('총 증빙금액').value.replaceAll(',', '')).toBe('120000')
  expect(agreedState()).toBe('true')
  expect(listedFileNames('실적증빙')).toEqual(['영수증.pdf'])
}
const visitedPaths = (world: RegistrationPageWorld) => world.history
const sentCalls = (world: RegistrationPageWorld) => world.calls.filter((call) => !call.startsWith('load'))

describe('[P-038] the registration of a general proof', () => {
  it('[P-026] [P-027] [P-033] [D3-441] shows the entries, an agreement and an upload field', async () => {
    await openRegistrationPage(registrationPageWorld(), '/proof-reg-all')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('배달비·택배비를 쓰신 내역을 올려주세요.')
    expect(screen.queryByRole('tab')).toBeNull()
    expect(document.querySelector('dt')?.textContent).toBe('증빙유형')
    expect(document.querySelector('dd')?.textContent).toBe('배달·택배 서비스 이용')
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(screen.queryByText('총 증빙금액')).toBeNull()
    await pick('금액')
    expect(inputLabelled('총 증빙금액').readOnly).toBe(false)
    expect(agreedState()).toBe('false')
    expect(isBlocked('등록하기')).toBe(false)
    expect(screen.getByLabelText('실적증빙 파일 선택')).toBeDefined()
    const upload = screen.getByRole('group', { name: '실적증빙' })
    expect(upload.textContent).toMatch(/^실적증빙1개 이상영수증, 정산내역, 운송장 같은 자료입니다\.사진 촬영파일 선택/)
    const examples = upload.parentElement?.previousElementSibling ?? document.body
    expect(within(examples as HTMLElement).getByRole('button', { name: '실적증빙 예시보기' })).toBeDefined()
    expect(within(examples as HTMLElement).getAllByRole('listitem')).toHaveLength(6)
    const type = screen.getByText('증빙유형')
    expect(type.compareDocumentPosition(upload)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getAllByRole('checkbox').map((element) => element.closest('label')?.textContent)).toEqual([
      '2024년',
      '2025년',
    ])
    await checkBox('2024년')
    await checkBox('2025년')
    expect(isOn('2024년')).toBe(true)
    expect(isOn('2025년')).toBe(true)
    await pressButton('동의')
    expect(agreedState()).toBe('true')
    await pressButton('동의')
    expect(agreedState()).toBe('false')
  })

  it('[P-029] [P-032] [D1-227] clears the total if the unit changes', async () => {
    currentAnnouncement.value = { text: '', nth: 0, layer: null }
    await openRegistrationPage(registrationPageWorld(), '/proof-reg-all')
    const radios = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)
    expect(radios()).toEqual([false, false])
    await pick('금액')
    typeByLabel('총 증빙금액', '5000')
    expect(expected()).toBeNull()
    expect(screen.queryByText('이번에 예상되는 지원금')).toBeNull()
    expect(inputLabelled('총 증빙금액').nextElementSibling?.textContent).toBe('원')
    await pick('건수')
    expect([inputLabelled('총 증빙건수').value, inputLabelled('총 증빙건수').nextElementSibling?.textContent]).toEqual([
      '',
      '건',
    ])
    expect([expected(), currentAnnouncement.value.text]).toEqual(['0원', ''])
    expect(document.body.textContent).toContain(
      '1건당 5,000원이며, 업체당 최대 지원금액은 300,000원입니다. 이용금액이 30만 원을 초과해야 하는 기준은 이번 증빙이 아니라 2024년 1월부터 2025년 12월까지의 전체 이용금액에 적용됩니다.',
    )
    typeByLabel('총 증빙건수', '12')
    await waitOneTurn()
    expect([expected(), currentAnnouncement.value.text]).toEqual(['60,000원', '예상 지원금액 60,000원'])
  })

  it('[P-032] [D3-573] [D3-442] shows the maximum beside the amount, and a sum for cases only', async () => {
    await openRegistrationPage(registrationPageWorld(), '/proof-reg-all')
    const box = () => screen.queryByText('예상 지원금액')?.parentElement?.textContent
    const hasPlainLine = () => box() === undefined && screen.queryByText('업체당 최대 지원금액 300,000원') !== null
    expect([hasPlainLine(), box()]).toEqual([false, undefined])
    await pick('금액')
    expect(hasPlainLine()).toBe(true)
    expect(document.querySelector('svg[preserveAspectRatio]')).toBeNull()
    await pick('건수')
    expect(box()).toMatch(/^예상 지원금액 0건 × 5,000원 = 0원/)
  })

  it('[P-032] [D3-144] [D3-290] shows the share of the ceiling, and never more than can be paid', async () => {
    await openRegistrationPage(registrationPageWorld(), '/proof-reg-all')
    await pick('건수')
    const expectedSupport = () => screen.queryByText('이번에 예상되는 지원금')?.nextElementSibling?.textContent ?? null
    const bar = () => document.querySelector('svg[preserveAspectRatio] > rect')
    expect(expectedSupport()).toBeNull()
    expect(bar()).toBeNull()
    typeByLabel('총 증빙건수', '12')
    expect(expectedSupport()).toBe('60,000원')
    expect(bar()).not.toBeNull()
    const sentence = '계산한 금액이 최대 지원금액보다 많습니다. 지원금은 300,000원까지 지급됩니다.'
    typeByLabel('총 증빙건수', '60')
    expect(expected()).toBe('300,000원')
    expect(document.body.textContent?.includes(sentence)).toBe(false)
    typeByLabel('총 증빙건수', '99')
    expect(expectedSupport()).toBe('300,000원')
    expect(document.body.textContent?.includes(sentence)).toBe(true)
    expect(document.body.textContent).toContain('99건 × 5,000원 = 495,000원 가운데')
    expect(expected()).toBe('300,000원')
  })

  it('[D2-131] after a payment, says that at most the remaining amount is paid', async () => {
    const warning = () => screen.queryByText(/보다 큰 증빙은/)?.textContent ?? null
    const paidProof = aProof({ id: '1', status: 'paymentComplete', decidedAmount: 290_000 })
    await openRegistrationPage(
      registrationPageWorld({ found: [{ ...SELECTED_APPLICATION, proofs: [paidProof] }] }),
      '/proof-reg-all',
    )
    await pick('건수')
    typeByLabel('총 증빙건수', '2')
    expect(warning()).toBeNull()
    typeByLabel('총 증빙건수', '3')
    expect(warning()).toBe('남은 한도 10,000원보다 큰 증빙은 등록하셔도 10,000원까지만 지원됩니다.')
    await pick('금액')
    expect(warning()).toBeNull()
    typeByLabel('총 증빙금액', '10001')
    expect(warning()).toBe('남은 한도 10,000원보다 큰 증빙은 등록하셔도 10,000원까지만 지원됩니다.')
    cleanup()
    await openRegistrationPage(registrationPageWorld(), '/proof-reg-all')
    await pick('금액')
    typeByLabel('총 증빙금액', '400000')
    expect(warning()).toBeNull()
  })

  it('[P-030] [D3-105] accepts at most twelve digits for an amount', async () => {
    await openRegistrationPage(registrationPageWorld(), '/proof-reg-all')
    await pick('금액')
    typeByLabel('총 증빙금액', '12a3456')
    fireEvent.blur(inputLabelled('총 증빙금액'))
    inputLabelled('총 증빙금액').blur()
    expect(inputLabelled('총 증빙금액').value).toBe('123,456')
    typeByLabel('총 증빙금액', '9999999999991')
    expect(inputLabelled('총 증빙금액').value).toBe('999,999,999,999')
  })

  it('[P-031] accepts 100 cases and clears 101', async () => {
    await openRegistrationPage(registrationPageWorld(), '/proof-reg-all')
    await pick('건수')
    typeByLabel('총 증빙건수', '1가2건')
    expect(inputLabelled('총 증빙건수').value).toBe('12')
    typeByLabel('총 증빙건수', '100')
    await waitOneTurn()
    expect(shownDialog()).toBeNull()
    expect(inputLabelled('총 증빙건수').value).toBe('100')
    typeByLabel('총 증빙건수', '101')
    await waitOneTurn()
    expect(barRefusalText()).toBe(
      '증빙건수는 최대 100건까지만 입력 가능합니다.입력하신 건수: 101건. 60건까지 지원되므로 60을 적어주세요. 받으실 금액은 같습니다.',
    )
    expect([inputLabelled('총 증빙건수').value, document.activeElement?.id]).toEqual(['', 'total'])
  })

  it('limits the number of files as the setting says', async () => {
    await openRegistrationPage(registrationPageWorld({ settings: { performanceMaxFiles: 1 } }), '/proof-reg-all')
    await chooseFilesInList('performance-files', aPdf('가.pdf'), aPdf('나.pdf', 9))
    expect(listedFileNames('실적증빙')).toEqual(['가.pdf'])
  })
})

it('[P-053] [P-055] [P-056] [P-057] [P-059] the checks of a registration report the first failing rule and send nothing', async () => {
  const world = registrationPageWorld()
  await openRegistrationPage(world, '/proof-reg-all')
  const seeRefusal = async (text: string, id: string, marks = [text]) => {
    await pressToSubmit('등록하기')
    expect(shownDialog()).toBeNull()
    expect(barRefusalText()).toEqual(text)
    expect(fieldErrors()).toEqual(expect.arrayContaining(marks))
    expect(document.activeElement?.closest(`#${id}`)).not.toBeNull()
  }
  const FILES = '실적증빙 파일을 등록해주세요.'
  const ALL = [
    '실적증빙 기간을 최소 1개 이상 선택해주세요.',
    '구분(금액/건)을 선택해주세요.',
    FILES,
    '동의 여부를 확인해주세요.',
  ]
  await pressToSubmit('등록하기')
  expect(remainingText()).toBe('4가지 남음 · 실적증빙부터')
  await seeRefusal('동의 여부를 확인해주세요.', 'agreement', ALL)
  expect(fieldErrors()).toHaveLength(ALL.length)
  await pressButton('동의')
  await seeRefusal('실적증빙 기간을 최소 1개 이상 선택해주세요.', 'years')
  await checkBox('2025년')
  await seeRefusal('구분(금액/건)을 선택해주세요.', 'totalUnit')
  await pick('건수')
  expect(remainingText()).toBe('2가지 남음 · 실적증빙부터')
  expect(fieldErrors()).toEqual([FILES])
  await pick('금액')
  await seeRefusal('총 증빙금액을 입력해주세요.', 'total')
  await pick('건수')
  await seeRefusal('총 증빙건수를 입력해주세요.', 'total')
  typeByLabel('총 증빙건수', '1')
  await seeRefusal('실적증빙 파일을 등록해주세요.', 'performance-files')
  await chooseFilesInList('performance-files', aPdf('가.pdf'))
  expect(fieldErrors()).toEqual([])
  typeByLabel('총 증빙건수', '')
  await seeRefusal('총 증빙건수를 입력해주세요.', 'total')
  expect(sentCalls(world)).toEqual([])
})

it('[P-036] [P-037] a second click during sending sends nothing', async () => {
  let finish: () => void = () => undefined
  const world = registrationPageWorld({
    created: Effect.callback<void>((resume) => {
      finish = () => resume(Effect.void)
    }),
  })
  await openRegistrationPage(world, '/proof-reg-all')
  await enterGeneral()
  await pressButton('등록하기')
  await pressDialogButton('예')
  await waitUntilTrue(() => world.created.length > 0)
  const busy = screen.getByRole('button', { name: /등록하는 중/ })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(busy)
  await waitOneTurn()
  expect(shownDialog()).toBeNull()
  expect(world.created.length).toBe(1)
  finish()
  await waitUntilTrue(() => shownDialog() !== null)
  await pressDialogButton()
  expect(visitedPaths(world).at(-1)).toBe('/aply-result')
})

it('[E-176] [F-018] the visit ends exactly once if the session ends while a file is sent again', async () => {
  const world = registrationPageWorld({
    stored: [Effect.fail(new UploadFailed({ cause: 'line' })), Effect.fail(SESSION_ENDED)],
  })
  await openRegistrationPage(world, '/proof-reg-all')
  await enterGeneral()
  await register()
  await pressDialogButton()
  await pressButton('다시 보내기 영수증.pdf')
  await waitUntilTrue(() => shownDialog() !== null)
  expect(dialogText()).toContain('인증정보가 만료되었습니다. 다시 인증해주세요.')
  await pressDialogButton()
  expect(endSession.mock.calls.length).toBe(1)
  expect(location.pathname).toBe('/')
  expect(world.created).toEqual([])
})

describe('[P-065] empty files of a registration', () => {
  it('empty files are listed in a question', async () => {
    const world = registrationPageWorld({ empty: [aStoredEvidenceFile('빈.pdf')] })
    await openRegistrationPage(world, '/proof-reg-all')
    await enterGeneral()
    await chooseFilesInList('performance-files', aPdf('빈.pdf', 9))
    await register()
    expect(shownDialog()?.querySelector('li')?.textContent).toBe('빈.pdf')
    expect(dialogButtons().map((element) => element.textContent)).toEqual(['취소', '확인'])
    await pressDialogButton('취소')
    await waitOneTurn()
    expect(world.created).toEqual([])
    expect(listedFileNames('실적증빙')).toEqual(['영수증.pdf', '빈.pdf'])
    await register()
    await pressDialogButton('확인')
    await waitUntilTrue(() => shownDialog() !== null)
    expect(dialogText()).toBe('증빙자료 등록이 완료되었습니다.')
    await pressDialogButton()
    expect(visitedPaths(world).at(-1)).toBe('/aply-result')
  })

  it('[P-068] a registration with only empty files is not possible', async () => {
    const world = registrationPageWorld({ empty: [aStoredEvidenceFile('영수증.pdf')] })
    await openRegistrationPage(world, '/proof-reg-all')
    await enterGeneral()
    await register()
    await pressDialogButton('확인')
    await waitUntilTrue(() => barRefusalText() !== null)
    expect(barRefusalText()).toBe('실적증빙에 정상 파일이 1개 이상 필요합니다.')
    expect(document.activeElement?.id).toBe('performance-files')
    expect(world.created).toEqual([])
    seeGeneralKept()
  })
})

describe('[P-018] [P-019] [P-301] the permission to register a proof', () => {
  /** Each verdict exactly once; the domain tests cover the whole table. */
  const ONE_OF_EACH = [
    { status: 'hold', existing: 'none', path: 'general', verdict: 'notSelected' },
    { status: 'hold', existing: 'none', path: 'parcel', verdict: 'notSelectedForParcel' },
    { status: 'targetSelected', existing: 'paid300000', path: 'direct', verdict: 'limit' },
    { status: 'targetSelected', existing: 'parcelSubmitted', path: 'general', verdict: 'parcelRunning' },
    { status: 'targetSelected', existing: 'parcelSubmitted', path: 'direct', verdict: 'parcelRunning' },
    { status: 'targetSelected', existing: 'parcelFinished', path: 'parcel', verdict: 'parcelExists' },
    { status: 'targetSelected', existing: 'paid299999', path: 'direct', verdict: 'ok' },
  ] as const
  it.each(ONE_OF_EACH)('is decided as $verdict for $status, $existing, $path', async (row) => {
    const { proofs, decidedAmount } = SAMPLE_EXISTING_PROOFS[row.existing]
    const found = {
      ...SELECTED_APPLICATION,
      status: row.status,
      proofs: proofsFromRuleFields(proofs),
      decidedAmount,
    }
    const world = registrationPageWorld({ found: [found] })
    if (row.path === 'parcel') await openCarrierPage(world)
    else await openRegistrationPage(world, row.path === 'direct' ? '/proof-reg' : '/proof-reg-all')
    if (row.verdict === 'ok' || row.verdict === 'parcelExists') {
      expect(shownDialog()).toBeNull()
      expect(visitedPaths(world)).toEqual(['/proof-reg'])
      return
    }
    if (row.verdict === 'parcelRunning') {
      const name = row.path === 'direct' ? '다음' : '등록하기'
      expect(isBlocked(name)).toBe(true)
      expect(reasonOf(name)).toEqual(fill(REGISTRATION_NOT_ALLOWED_SENTENCES[row.verdict]))
      await pressButton(name)
      expect(shownDialog()).toBeNull()
      return
    }
    expect(dialogText()).toBe(fill(REGISTRATION_NOT_ALLOWED_SENTENCES[row.verdict]))
    expect(screen.queryByRole('checkbox')).toBeNull()
    await pressDialogButton('신청결과 보기')
    expect(visitedPaths(world)).toEqual(['/aply-result'])
  })

  it('[P-020] [D1-254] is unknown until a failed load, which has the id of its call, is repeated', async () => {
    const failure = new Refused({ ...refusedWith(500, '내부 오류'), requestId: 'a1b2c3d4e5f60718' })
    const world = registrationPageWorld({ found: [failure, SELECTED_APPLICATION] })
    await openRegistrationPage(world, '/proof-reg-all')
    expect(screen.getByRole('alert').textContent).toContain('신청내역 조회에 실패하였습니다.')
    expect(referenceCodeText(screen.getByRole('alert'))).toContain('a1b2c3d4')
    await pressButton('다시 시도')
    await waitOneTurn()
    expect(screen.queryByText('등록하기')).not.toBeNull()
  })

  it('[P-020] is not decided if the session has ended', async () => {
    await openRegistrationPage(registrationPageWorld({ found: [SESSION_ENDED] }), '/proof-reg-all')
    expect(dialogText()).toBe('인증정보가 만료되었습니다. 다시 인증해주세요.')
    expect(screen.queryByText('등록하기')).toBeNull()
    expect(screen.queryByText('다시 시도')).toBeNull()
    await pressDialogButton()
    expect(endSession.mock.calls.length).toBe(1)
    expect(location.pathname).toBe('/')
  })
})

describe('[P-317] the draft of a registration', () => {
  const arrivedProof = aProof({ id: '502', items: [aProofItem({ path: aStoredEvidenceFile('영수증.pdf').path })] })

  it.each([
    [
      'arrived',
      [...SELECTED_APPLICATION.proofs, arrivedProof],
      '앞서 보내신 증빙은 이미 등록되었습니다.',
      '신청결과 보기',
    ],
    ['did not arrive', SELECTED_APPLICATION.proofs, '앞서 보내시던 증빙은 아직 등록되지 않았습니다.', '확인'],
  ] as const)(
    '[F-013] [P-315] after a reload during the call, says that the registration %s',
    async (_, proofs, text, button) => {
      const drafts = inMemoryTab()
      await openRegistrationPage(registrationPageWorld({ drafts, created: Effect.fail(NO_ANSWER) }), '/proof-reg-all')
      await enterGeneral()
      await register()
      await pressDialogButton()
      window.dispatchEvent(new Event('pagehide'))
      await waitOneTurn()
      cleanup()
      const world = registrationPageWorld({ drafts, found: [{ ...SELECTED_APPLICATION, proofs }] })
      await openRegistrationPage(world, '/proof-reg-all')
      await waitUntilTrue(() => shownDialog() !== null)
      expect(dialogText()).toContain(text)
      await pressDialogButton(button)
      expect(sentCalls(world)).toEqual([])
      expect(visitedPaths(world).at(-1) === '/aply-result').toBe(button === '신청결과 보기')
    },
  )

  it('restores the entries without the agreement', async () => {
    const drafts = inMemoryTab()
    const first = registrationPageWorld({ drafts })
    await openRegistrationPage(first, '/proof-reg-all')
    await enterGeneral()
    window.dispatchEvent(new Event('pagehide'))
    await waitOneTurn()
    cleanup()
    await openRegistrationPage(registrationPageWorld({ drafts }), '/proof-reg-all')
    const pageText = document.body.textContent
    expect(pageText).toContain('이전에 작성하시던 내용을 불러왔습니다. (2025-06-25 14:03 저장)')
    expect(pageText).toContain('다음 파일을 다시 선택해주세요: 영수증.pdf')
    expect(isOn('2024년')).toBe(true)
    expect(inputLabelled('총 증빙금액').value).toBe('120,000')
    expect(agreedState()).toBe('false')
    await chooseFilesInList('performance-files', aPdf('영수증.pdf'))
    expect(document.body.textContent).not.toContain('다음 파일을')
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons.indexOf('작성 내용 삭제')).toBe(buttons.indexOf('동의') + 1)
    await pressButton('증빙자료 제출 동의부터 이어서 쓰기')
    expect(document.activeElement?.id).toBe('agreement')
    await pressButton('동의')
    expect(screen.queryByRole('button', { name: /이어서 쓰기$/ })).toBeNull()
    await pressButton('작성 내용 삭제')
    await pressDialogButton('예')
    expect(isOn('2024년')).toBe(false)
    expect(listedFileNames('실적증빙')).toEqual([])
    expect(drafts.all()).toEqual({})
  })

  it('[D3-102] restores the chosen files until everything is registered', async () => {
    const [drafts, chosenFiles] = [inMemoryTab(), inMemoryDatabase()]
    const names = async () =>
      (await Effect.runPromise(chosenFiles.list('chosenFile'))).map(
        ({ value }) => (value as ChosenFileWithList).file.name,
      )
    const reopenScreen = async () => {
      window.dispatchEvent(new Event('pagehide'))
      await waitOneTurn()
      cleanup()
      const world = registrationPageWorld({ drafts, chosenFiles })
      await openRegistrationPage(world, '/proof-reg-all')
      return world
    }
    await openRegistrationPage(registrationPageWorld({ drafts, chosenFiles }), '/proof-reg-all')
    await enterGeneral()
    await chooseFilesInList('performance-files', aPdf('운송장.pdf', 9))
    await reopenScreen()
    await waitUntilTrue(() => listedFileNames('실적증빙').length === 2)
    expect(listedFileNames('실적증빙')).toEqual(['영수증.pdf', '운송장.pdf'])
    expect(document.body.textContent).not.toContain('다음 파일을')
    fireEvent.click(screen.getByRole('button', { name: '운송장.pdf 파일 삭제' }))
    await waitOneTurn()
    expect(await names()).toEqual(['영수증.pdf'])
    const world = await reopenScreen()
    await waitUntilTrue(() => listedFileNames('실적증빙').length === 1)
    await pressButton('동의')
    await register()
    await waitUntilTrue(() => world.created.length > 0)
    await waitOneTurn()
    expect(await names()).toEqual([])
    await pressDialogButton()
    cleanup()
    await waitOneTurn()
    expect(drafts.all()).toEqual({})
  })

  it('[D3-102] asks for confirmation while files are chosen', async () => {
    const world = registrationPageWorld()
    await openRegistrationPage(world, '/proof-reg-all')
    expect(fireBeforeUnload()).toBe(false)
    await enterGeneral()
    expect(fireBeforeUnload()).toBe(true)
    await register()
    await waitUntilTrue(() => world.created.length > 0)
    await waitOneTurn()
    expect(fireBeforeUnload()).toBe(false)
  })
})
