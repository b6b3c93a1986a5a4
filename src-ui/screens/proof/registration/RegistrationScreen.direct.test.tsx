import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Effect } from 'effect'
import '#ui/testing/blob.ts'
import '#ui/testing/jsdom-dialog.ts'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aStoredEvidenceFile } from '#app/testing/a-file'
import { inMemoryTab } from '#app/testing/in-memory-records'
import { itemWithFile, SELECTED_APPLICATION } from '#app/testing/registration-world'
import { aProof } from '#domain/proof/examples/a-proof'
import { decideFileCounts } from '#domain/proof/registration/file-counts'
import { currentPageTitle } from '#ui/parts/page/page-title.ts'
import { barRefusalText, remainingText } from '#ui/testing/action-bar.ts'
import { buttonKind } from '#ui/testing/button-kind.ts'
import { aPdf } from '#ui/testing/page-world.tsx'
import {
  chooseFilesInList,
  listedFileNames,
  REGISTRATION_OPENED_AT,
  openRegistrationPage,
  registrationPageWorld,
  waitUntilTrue,
} from '#ui/testing/registration-page-world.tsx'
import {
  pressDialogButton,
  closeDialogs,
  shownDialog,
  waitOneTurn,
  dialogText,
  dialogNextSteps,
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

// Loads the code before the tests, so that a click in a test does not have to wait for it.
beforeAll(() => import('../examples/Examples.tsx'))
beforeEach(() => {
  history.replaceState(null, '')
  vi.stubGlobal('scrollTo', () => undefined)
})

const APPROVED = {
  ...SELECTED_APPLICATION,
  proofs: [aProof({ id: '501', proofType: 'direct', status: 'paymentComplete' })],
  items: [
    { ...itemWithFile(aStoredEvidenceFile('차량등록증.png')), proofType: 'direct', name: '차량등록증.png' },
    { ...itemWithFile(aStoredEvidenceFile('계약서.pdf')), proofType: 'direct', name: '계약서.pdf' },
  ],
} as const

const heading = () => screen.getByRole('heading', { level: 2 }).textContent
const tab = (name: string) => screen.getByRole('tab', { name })
const selectedTab = () => screen.getAllByRole('tab').find((element) => element.getAttribute('aria-selected') === 'true')
const showTypes = async () => {
  await pressButton('유형 바꾸기')
  await waitOneTurn()
}
const go = async (name: string) => {
  await pressButton(name)
  await waitOneTurn()
}
/** Fills in the second step. Chooses a file of the given size. */
const enterSecond = async (cases = '12', bytes?: number) => {
  fireEvent.click(screen.getByRole('checkbox', { name: '2025년' }))
  typeByLabel('총 증빙건수', cases)
  await pressButton('동의')
  await chooseFilesInList('performance-files', aPdf('대장.pdf', bytes))
}
const examples = async (name: string) => {
  await pressButton(name)
  await waitOneTurn()
  return [...(shownDialog()?.querySelectorAll('figcaption') ?? [])].map(
    (caption) => caption.querySelector('b')?.textContent,
  )
}

describe('[P-041] the first step of a direct delivery', () => {
  it('[P-026] [P-050] [D2-890] [D3-331] [D3-441] shows an upload field for three files, and examples below it', async () => {
    const world = registrationPageWorld()
    await openRegistrationPage(world, '/proof-reg')
    expect([heading(), currentPageTitle.value]).toEqual(['1단계 영업증빙', '직접배달 증빙 등록'])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      '직접 배달하시는 것을 보여주는 자료를 올려주세요.',
    )
    expect(document.body.textContent).toContain('하나만 올리셔도 됩니다. (최대 3개)')
    expect(document.querySelector('[data-action-bar]')?.textContent).toBe('이전다음남은 것: 영업증빙')
    const upload = screen.getByRole('group', { name: '영업증빙' }).parentElement
    expect(upload?.previousElementSibling?.textContent).toBe('1단계 영업증빙')
    expect(upload?.nextElementSibling?.textContent).toContain('영업증빙 예시보기')
    expect(screen.getByText('다음 단계에서는 배달하신 내역과 서명하신 확약서를 올립니다.')).toBeDefined()
    expect(screen.getByRole('button', { name: '직접배달 지급 확약서 내려받기' })).not.toBeNull()
    expect(await examples('영업증빙 예시보기')).toEqual([
      '배달서비스 사업장 간판',
      '사업용 차량등록증',
      '이동단말기 계약서',
      '포장용기 구매내역',
      '배달서비스 전단지',
    ])
    closeDialogs()
    await go('이전')
    expect(world.history.at(-1)).toBe('/proof-intro')
  })

  it('[P-042] cannot be left without an attached file', async () => {
    await openRegistrationPage(registrationPageWorld(), '/proof-reg')
    await pressToSubmit('다음')
    expect(barRefusalText()).toBe('증빙서류를 업로드해주세요.')
    expect(heading()).toBe('1단계 영업증빙')
    expect(document.activeElement?.id).toBe('base-files')
    expect(fieldErrors()).toEqual(['증빙서류를 업로드해주세요.'])
  })

  it('[P-043] cannot be left with an empty file', async () => {
    await openRegistrationPage(registrationPageWorld(), '/proof-reg')
    await chooseFilesInList('base-files', aPdf('가.pdf'), aPdf('빈.pdf', 0), aPdf('둘째.pdf', 0))
    await go('다음')
    expect(barRefusalText()).toBe('크기가 0인 파일은 등록할 수 없습니다. (빈.pdf, 둘째.pdf)')
    expect(heading()).toBe('1단계 영업증빙')
    await go('빈.pdf 파일 삭제')
    await go('둘째.pdf 파일 삭제')
    await go('다음')
    expect(heading()).toBe('2단계 실적증빙')
  })
})

describe('[P-048] the second step of a direct delivery', () => {
  const second = async (world = registrationPageWorld()) => {
    await openRegistrationPage(world, '/proof-reg')
    await chooseFilesInList('base-files', aPdf('차량.pdf'))
    await go('다음')
    return world
  }

  it('[P-026] [P-050] [D3-133] [D3-311] shows all entries, the pledge and the buttons', async () => {
    await second()
    expect(heading()).toBe('2단계 실적증빙')
    expect(document.activeElement?.textContent).toBe('2단계 실적증빙')
    expect(document.querySelector('dd')?.textContent).toBe('직접배달')
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
    expect(screen.queryByRole('radio')).toBeNull()
    expect(inputLabelled('총 증빙건수').readOnly).toBe(false)
    for (const name of ['동의', '직접배달 지급 확약서 내려받기', '이전', '등록하기'])
      expect(buttonNamed(name)).toBeDefined()
    expect(document.body.textContent).toContain('예상 지원금액')
    expect(screen.getByLabelText('실적증빙 파일 선택')).toBeDefined()
    expect(await examples('실적증빙 예시보기')).toEqual(['배달완료 사진·문자', '고객 영수증', '배달대장'])
    const [hint] = descriptionsOf(inputLabelled('총 증빙건수'))
    expect(hint).toBe(
      '직접 배달하신 횟수입니다. 파일 수가 아닙니다. 60건이 넘으면 60을 적으셔도 됩니다. 총 증빙건수를 입력해주세요. (60건까지 지원됩니다. 입력은 100건까지)',
    )
    expect(document.body.textContent?.split('60을 적으셔도')).toHaveLength(2)
  })

  it('[P-032] [P-036] [D3-150] [D3-256] [D3-310] reminds the person of the pledge before sending', async () => {
    const world = await second()
    await enterSecond('1')
    expect(remainingText()).toBe('남은 것: 직접배달 지급 확약서')
    await pressToSubmit('등록하기')
    const question = screen.getByRole('dialog', { name: /^등록하시겠습니까/ })
    expect(question.textContent).toContain('서명하신 직접배달 지급 확약서를 실적증빙 칸에 올리셨나요?')
    expect(question.textContent).toContain('고르신 파일은 2025년 6월 26일(목) 14:03까지 남습니다.')
    // Only one file is chosen, so the pledge is probably missing.
    const recommended = within(question).getByRole('button', { name: '확약서 올리러 가기' })
    expect(buttonKind(recommended)).toBe('primary')
    await pressDialogButton('확약서 올리러 가기')
    expect(world.created).toEqual([])
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('pledge-files'))
    await pressToSubmit('등록하기')
    await pressDialogButton('올렸으니 등록하기')
    await waitUntilTrue(() => world.created.length > 0)
    await vi.waitFor(() => expect(dialogNextSteps()).toContain('확약서를 빠뜨리셨으면 증빙·이의신청 문의(1644-5332'))
  })

  it('[P-032] [D3-293] counts the pledge as an entry, asks nothing more about it, and sends it as a performance file', async () => {
    const world = await second()
    await enterSecond('1')
    await chooseFilesInList('pledge-files', aPdf('확약서.pdf'))
    expect(document.querySelector('[data-action-bar]')?.textContent).toContain('1건 × 5,000원 = 5,000원')
    await pressButton('등록하기')
    expect(dialogText()).toBe('등록하시겠습니까?')
    await pressDialogButton('예')
    await waitUntilTrue(() => world.created.length > 0)
    expect(world.created[0]?.items.map(({ proofType, file }) => [proofType, file.name])).toEqual([
      ['direct', '차량.pdf'],
      ['general', '대장.pdf'],
      ['general', '확약서.pdf'],
    ])
    await vi.waitFor(() => expect(dialogText()).toBe('모든 증빙자료가 성공적으로 등록되었습니다.'))
    expect(dialogNextSteps()).toBeNull()
  })

  it('[D3-21] [D3-293] [D1-472] counts the pledge among the files that the setting limits, as the server does', async () => {
    const TOO_MANY = '실적증빙과 확약서 파일은 모두 더해 최대 2개까지만 등록할 수 있습니다.'
    const refuses = () => document.body.textContent.includes(TOO_MANY)
    const world = await second(registrationPageWorld({ settings: { performanceMaxFiles: 2 } }))
    await enterSecond('1')
    await chooseFilesInList('pledge-files', aPdf('확약서.pdf'), aPdf('확약서 뒷면.pdf', 9))
    expect(refuses()).toBe(true)
    await chooseFilesInList('performance-files', aPdf('영수증.pdf', 8))
    expect(listedFileNames('실적증빙')).toEqual(['대장.pdf'])
    await pressButton('등록하기')
    await pressDialogButton('예')
    await waitUntilTrue(() => world.created.length > 0)
    const sentFiles = (world.created[0]?.items ?? []).flatMap(({ proofType, file }) =>
      proofType === 'general' ? [file.name] : [],
    )
    expect(sentFiles).toEqual(['대장.pdf', '확약서.pdf'])
    const files = { base: 1, performance: sentFiles.length }
    const renderWithMaximum = (performanceMaxFiles: number) =>
      decideFileCounts({ type: 'direct', approved: false }, files, { performanceMaxFiles }).verdict
    expect([renderWithMaximum(2), renderWithMaximum(1)]).toEqual(['ok', 'tooManyPerformance'])
  })

  it('[P-044] keeps the entries of both steps on the way back', async () => {
    await second()
    await enterSecond('12', 9)
    await go('이전')
    await vi.waitFor(() => expect([heading(), listedFileNames('영업증빙')]).toEqual(['1단계 영업증빙', ['차량.pdf']]))
    await go('다음')
    expect(inputLabelled('총 증빙건수').value).toBe('12')
    expect(listedFileNames('실적증빙')).toEqual(['대장.pdf'])
    expect(buttonNamed('동의').getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '2025년' }).checked).toBe(true)
  })

  it('[P-044] leads to the first step on Back', async () => {
    const world = await second()
    const at = (step: string) => vi.waitFor(() => expect(heading()).toBe(step))
    act(() => history.back())
    await at('1단계 영업증빙')
    act(() => history.forward())
    await at('2단계 실적증빙')
    cleanup()
    await openRegistrationPage(world, '/proof-reg')
    await at('2단계 실적증빙')
    await go('이전')
    await at('1단계 영업증빙')
  })

  it('[P-058] returns to the first step if only a base file is missing', async () => {
    history.replaceState({ step: 2 }, '')
    const world = registrationPageWorld()
    await openRegistrationPage(world, '/proof-reg')
    await enterSecond('12', 9)
    await chooseFilesInList('pledge-files', aPdf('확약서.pdf'))
    await pressButton('등록하기')
    expect(barRefusalText()).toBe('영업증빙 파일을 등록해주세요.')
    expect(heading()).toBe('1단계 영업증빙')
    expect(world.created).toEqual([])
  })
})

it('[P-068] an empty stored base file prevents the registration', async () => {
  const world = registrationPageWorld({ empty: [aStoredEvidenceFile('차량.pdf')] })
  await openRegistrationPage(world, '/proof-reg')
  await chooseFilesInList('base-files', aPdf('차량.pdf'))
  await go('다음')
  await enterSecond('12', 9)
  await pressToSubmit('등록하기')
  await pressDialogButton('올렸으니 등록하기')
  await waitUntilTrue(() => shownDialog() !== null)
  await pressDialogButton('확인')
  await waitUntilTrue(() => barRefusalText() !== null)
  expect(barRefusalText()).toBe('영업증빙에 정상 파일이 1개 이상 필요합니다.')
  expect(document.activeElement?.id).toBe('base-files')
  expect(world.created).toEqual([])
})

describe('[P-046] an approved base proof', () => {
  it('opens the form at the second step', async () => {
    const world = registrationPageWorld({ found: [APPROVED] })
    await openRegistrationPage(world, '/proof-reg')
    expect(heading()).toBe('2단계 실적증빙')
    await go('이전')
    expect(document.body.textContent).toContain('인증완료된 영업증빙입니다.')
    expect(screen.queryByLabelText('영업증빙 파일 선택')).toBeNull()
    const gallery = screen.getByRole('list', { name: '인증완료된 영업증빙 파일' })
    expect([...gallery.querySelectorAll('li > p')].map((name) => name.textContent)).toEqual([
      '차량등록증.png',
      '계약서.pdf',
    ])
    await go('다음')
    expect(heading()).toBe('2단계 실적증빙')
  })

  it('[P-183] reports a picture that cannot be displayed', async () => {
    await openRegistrationPage(registrationPageWorld({ found: [APPROVED] }), '/proof-reg')
    await go('이전')
    const picture = screen.getByRole('img', { name: '차량등록증.png' })
    expect(picture.getAttribute('src')).toBe('https://storage.example/영수증/APL-1/차량등록증.png')
    fireEvent.error(picture)
    await waitOneTurn()
    expect(document.body.textContent).toContain('이미지를 불러올 수 없습니다.')
  })

  it('allows a registration without a base file', async () => {
    const world = registrationPageWorld({ found: [APPROVED] })
    await openRegistrationPage(world, '/proof-reg')
    await enterSecond()
    await pressToSubmit('등록하기')
    await pressDialogButton('올렸으니 등록하기')
    await waitUntilTrue(() => shownDialog() !== null)
    expect(dialogText()).toBe('모든 증빙자료가 성공적으로 등록되었습니다.')
    expect(world.created[0]?.items.map(({ proofType }) => proofType)).toEqual(['general'])
  })
})

describe('[P-025] the choice between the types', () => {
  it('[P-029] keeps the entries that both types have', async () => {
    await openRegistrationPage(registrationPageWorld({ found: [APPROVED] }), '/proof-reg')
    expect(screen.queryByRole('tab')).toBeNull()
    expect(document.querySelector('dd')?.textContent).toBe('직접배달')
    await showTypes()
    expect(selectedTab()?.textContent).toBe('직접배달')
    fireEvent.click(screen.getByRole('checkbox', { name: '2024년' }))
    typeByLabel('총 증빙건수', '12')
    fireEvent.click(tab('배달·택배 이용'))
    await waitOneTurn()
    expect(currentPageTitle.value).toBe('배달·택배 이용 증빙 등록')
    expect(screen.getAllByRole('radio').length).toBe(2)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '2024년' }).checked).toBe(true)
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false])
    expect(screen.queryByText('총 증빙건수')).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: '금액' }))
    await waitOneTurn()
    typeByLabel('총 증빙금액', '120000')
    fireEvent.click(tab('직접배달'))
    await waitOneTurn()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(inputLabelled('총 증빙건수').value).toBe('12')
    fireEvent.click(tab('배달·택배 이용'))
    await waitOneTurn()
    expect(inputLabelled('총 증빙금액').value).toBe('120,000')
  })

  it('is on the previous page if the general path was chosen', async () => {
    const world = registrationPageWorld({ session: { registrationPath: 'general' } })
    await openRegistrationPage(world, '/proof-reg')
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getByRole('heading', { level: 2, name: '실적증빙' })).toBeDefined()
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    await go('유형 바꾸기')
    expect(world.history.at(-1)).toBe('/proof-intro')
  })

  it('sends the detail type that the session holds', async () => {
    const world = registrationPageWorld({ found: [APPROVED], session: { proofDetailTypes: ['5'] } })
    await openRegistrationPage(world, '/proof-reg')
    await enterSecond()
    await pressToSubmit('등록하기')
    await pressDialogButton('올렸으니 등록하기')
    await waitUntilTrue(() => world.created.length > 0)
    expect(world.created[0]?.detailType).toBe('5')
  })
})

describe('[P-317] the draft of a direct delivery', () => {
  it('[D3-740] opens in the first step, does not ask for a deleted file, and is empty after the draft was deleted', async () => {
    const draft = {
      owner: 'digest of ci-1\n1000100001',
      savedAt: REGISTRATION_OPENED_AT,
      entries: { years: ['2025'], total: '12', totalUnit: '', type: '' },
      files: ['차량.pdf', '대장.pdf'],
    }
    const drafts = inMemoryTab({ direct: draft })
    await openRegistrationPage(registrationPageWorld({ drafts }), '/proof-reg')
    const pageText = () => document.body.textContent
    expect(pageText()).toContain('다음 파일을 다시 선택해주세요: 차량.pdf, 대장.pdf')
    expect(heading()).toBe('1단계 영업증빙')
    await chooseFilesInList('base-files', aPdf('차량.pdf'))
    expect(pageText()).toContain('다음 파일을 다시 선택해주세요: 대장.pdf')
    await go('차량.pdf 파일 삭제')
    expect(pageText()).not.toContain('차량.pdf')
    await chooseFilesInList('base-files', aPdf('차량.pdf'))
    await go('다음')
    expect(inputLabelled('총 증빙건수').value).toBe('12')
    await go('작성 내용 삭제')
    await pressDialogButton('예')
    await waitOneTurn()
    expect(heading()).toBe('1단계 영업증빙')
    expect(listedFileNames('영업증빙')).toEqual([])
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('base-files'))
    expect(drafts.all()).toEqual({})
  })

  it('opens the type to which the draft belongs', async () => {
    const draft = {
      owner: 'digest of ci-1\n1000100001',
      savedAt: REGISTRATION_OPENED_AT,
      entries: { years: ['2025'], total: '5000', totalUnit: 'amount', type: 'general' },
      files: [],
    }
    await openRegistrationPage(registrationPageWorld({ drafts: inMemoryTab({ direct: draft }) }), '/proof-reg')
    await showTypes()
    expect(selectedTab()?.textContent).toBe('배달·택배 이용')
    expect(inputLabelled('총 증빙금액').value).toBe('5,000')
  })
})

it('[P-313] leaving asks for confirmation while files are being sent', async () => {
  const world = registrationPageWorld({ found: [APPROVED], stored: [Effect.never] })
  await openRegistrationPage(world, '/proof-reg')
  await enterSecond()
  await pressToSubmit('등록하기')
  await pressDialogButton('올렸으니 등록하기')
  await waitUntilTrue(() => world.calls.includes('send 대장.pdf'))
  await go('이전')
  await go('이전')
  expect(dialogText()).toContain('파일을 올리는 중입니다.')
  await pressDialogButton('계속 작성')
  expect(world.history).toEqual(['/proof-reg'])
})
