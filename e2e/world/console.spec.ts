import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { seeNoAxeViolations, type PersonaName, expect, test, type TestWorld } from '../journey.ts'
import { seeNoOverflow } from '../steps/layout.ts'

/** Returns the result of the last call, as the console shows it. */
const outcome = (page: Page) => page.getByRole('status').last()

type SnapshotDocument = {
  readonly collection: string
  readonly id: string
  readonly document: Readonly<Record<string, unknown>>
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Returns the text beside the link to a part. */
const fact = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).locator('xpath=following-sibling::span')

/** Opens the console at one of its parts, so that the next Tab starts there. */
const openConsole = async (page: Page, part: string) => {
  await page.goto(`/__world#${part}`)
  await expect(page.locator('h2')).toBeFocused()
  await expect(fact(page, '세계')).not.toBeEmpty()
}

/** Opens the officer's part of the console in a persona's world. */
const openDesk = async (page: Page, world: TestWorld, name: PersonaName) => {
  await world.persona(name)
  await openConsole(page, 'officer')
  await expect(fact(page, '페르소나')).toHaveText(name)
}

/** Presses a button and checks that the focus stays and that the page announces the result. */
const pressAndHear = async (page: Page, part: string, name: string | RegExp, words: string | RegExp) => {
  const button = section(page, part).getByRole('button', { name, exact: typeof name === 'string' })
  await button.click()
  await expect(outcome(page)).toContainText(words)
  await expect(button).toBeFocused()
}

const stateOf = async (page: Page) =>
  (await (await page.request.get('/__world/state')).json()) as Readonly<Record<string, unknown>>

/** Checks that every control is large enough for a finger, and that nothing is cut off at the side. */
const seeRoomy = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 740 })
  await seeNoOverflow(page, `the console at ${width} px`)
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, a, summary, select, textarea, input:not([type=checkbox]), label:has([type=checkbox])',
      ),
    ]
      .filter((one) => !one.matches('[href="#main"]'))
      .map((one) => ({ height: one.getBoundingClientRect().height, name: one.textContent }))
      .filter(({ height }) => height > 0 && height < 44),
  )
  expect(small).toEqual([])
}

/** Opens every part by its link. */
const seeEveryPart = async (page: Page, world: TestWorld) => {
  await world.persona('selected-supplement')
  await page.goto('/__world')
  const parts = await page.getByRole('navigation').getByRole('link').allTextContents()
  expect(parts).toHaveLength(9)
  for (const part of parts) {
    await page.getByRole('navigation').getByRole('link', { name: part, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeFocused()
    await test.step(part, () => seeRoomy(page, 360))
    await seeNoAxeViolations(page)
    await page.setViewportSize({ width: 1280, height: 900 })
  }
}

test('a developer saves and restores a whole world', async ({ page, world }, testInfo) => {
  await test.step('every part of the console is accessible', () => seeEveryPart(page, world))
  await world.forget()
  await test.step('the console opens another world or a new world', async () => {
    await openConsole(page, 'world')
    await expect(fact(page, '세계')).toHaveText(world.id)
    await section(page, '세계').getByLabel('세계 이름').fill(`${world.id}-2`)
    await section(page, '세계').getByRole('button', { name: '이 세계로 가기' }).click()
    await expect(outcome(page)).toContainText(`${world.id}-2`)
    await expect(fact(page, '세계')).toHaveText(`${world.id}-2`)
    expect((await page.context().cookies()).find(({ name }) => name === 'world')?.value).toBe(`${world.id}-2`)
    await pressAndHear(page, '세계', '새 세계 만들기', /world-\d+/)
    await section(page, '세계').getByLabel('세계 이름').fill(world.id)
    await pressAndHear(page, '세계', '이 세계로 가기', world.id)
  })
  await test.step('a persona sets the state of the world', async () => {
    await openConsole(page, 'personas')
    const personas = section(page, '페르소나')
    await expect(personas.getByRole('heading', { level: 3 })).toHaveCount(4)
    await personas.getByLabel('이름, 설명, 화면으로 찾기').fill('hold-opinion-answered')
    await expect(personas.getByText('1개')).toBeVisible()
    await pressAndHear(
      page,
      '페르소나',
      'hold-opinion-answered 이 상태로',
      'POST /__world/personas/hold-opinion-answered',
    )
    await expect(fact(page, '페르소나')).toHaveText('hold-opinion-answered')
    await expect(personas.getByRole('listitem').filter({ hasText: '지금' }).first()).toContainText(
      'hold-opinion-answered',
    )
    const windowOpening = page.waitForEvent('popup')
    await personas.getByRole('link', { name: '의견제출' }).click()
    const portal = await windowOpening
    await expect(portal.getByRole('heading', { level: 1, name: '답변을 읽고 자료와 의견을 보내주세요.' })).toBeVisible()
    await portal.close()
  })
  await test.step('a page can be opened as a persona that has it', async () => {
    await openConsole(page, 'personas')
    const personas = section(page, '페르소나')
    const screens = personas.getByLabel('여는 화면')
    await expect(screens.getByRole('option')).toHaveCount(1 + 39)
    await expect(screens.getByRole('option', { name: '계좌정보 수정 /result-modify (1명)' })).toHaveCount(1)
    await screens.selectOption('계좌정보 수정 /result-modify (1명)')
    await personas.getByLabel('이름, 설명, 화면으로 찾기').fill('applied-')
    await expect(personas.getByRole('heading', { level: 3 })).toHaveText(['이 화면의 사람', '다른 사람'])
    await seeNoAxeViolations(page)
    const personRow = personas.getByRole('region', { name: '이 화면의 사람' }).getByRole('listitem')
    const pageOpening = page.context().waitForEvent('page')
    await personRow.filter({ hasText: 'applied-transfer-error' }).getByRole('link', { name: '계좌정보 수정' }).click()
    const portal = await pageOpening
    await expect(portal.getByRole('button', { name: '계좌인증' })).toBeVisible()
    await portal.close()
    expect((await stateOf(page))['persona']).toBe('applied-transfer-error')
  })
  await test.step('the whole state can be saved to a file and loaded', async () => {
    await world.persona('applied-hold')
    await openConsole(page, 'world')
    const part = section(page, '세계')
    const download = page.waitForEvent('download')
    await part.getByRole('link', { name: '상태 내려받기' }).click()
    const path = testInfo.outputPath('state.json')
    await (await download).saveAs(path)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toHaveProperty('documents')

    await pressAndHear(page, '세계', '처음 상태로 되돌리기', 'DELETE /__world')
    await expect(fact(page, '페르소나')).toHaveText('없음')
    await outcome(page).getByRole('button', { name: '방금 바꾼 상태 취소' }).click()
    await expect(outcome(page)).toContainText('했습니다: 방금 바꾼 상태 취소')
    await expect(fact(page, '페르소나')).toHaveText('applied-hold')
    await expect(page.getByRole('heading', { level: 2, name: '세계' })).toBeFocused()
    await expect(outcome(page).getByRole('button')).toHaveCount(0)

    await pressAndHear(page, '세계', '처음 상태로 되돌리기', 'DELETE /__world')
    await part.getByLabel('내려받은 상태 불러오기').setInputFiles(path)
    await expect(outcome(page)).toContainText('state.json')
    await expect(fact(page, '페르소나')).toHaveText('applied-hold')
  })
})

test('the officer handles open tasks as their status allows', async ({ page, world }) => {
  world.tolerate({ console: [/status of 400/] })
  const officer = section(page, '담당자')
  const thing = (name: RegExp) => officer.getByRole('region', { name })
  /** Opens the form of an action and returns it. */
  const ask = async (name: RegExp, action: string) => {
    await thing(name).locator('summary').getByText(action, { exact: true }).click()
    return thing(name).locator('details[open] form')
  }
  await test.step('the officer sends rows of a proof back with reasons', async () => {
    await world.persona('selected-supplement')
    const snapshot = (await world.snapshot()) as { readonly documents: readonly SnapshotDocument[] }
    const handedIn = ({ collection, document, ...rest }: SnapshotDocument): SnapshotDocument => ({
      ...rest,
      collection,
      document: collection === 'proofMasters' ? { ...document, status: 'submitComplete' } : document,
    })
    await world.restore({ ...snapshot, documents: snapshot.documents.map(handedIn) })
    await openConsole(page, 'officer')
    const form = await ask(/^증빙 501/, '증빙 보완 요청')
    const items = form.getByLabel('보완할 증빙')
    await expect(items).toHaveAccessibleDescription(/1001 \S+\.png, 1002 /)
    const [kept1, kept2] = JSON.parse(await items.inputValue()) as readonly object[]
    await items.fill(JSON.stringify([kept1, { ...kept2, reason: '글자가 잘려 있습니다.' }]))
    await seeNoAxeViolations(page)
    await form.getByRole('button', { name: '증빙 보완 요청 처리하기' }).click()
    await expect(outcome(page)).toContainText('했습니다: 증빙 501')
    await expect(thing(/^증빙 501/)).toContainText('보완요청')
    const [, second] = await world.documents('proofItems')
    expect(second?.reason).toBe('글자가 잘려 있습니다.')
  })
  await test.step('the officer finishes a carrier lookup by adding a record', async () => {
    await openDesk(page, world, 'selected-parcel-submitted')
    const form = await ask(/^증빙 501/, '택배사 조회 완료')
    const records = form.getByLabel('택배사가 조회한 내역')
    const [first] = JSON.parse(await records.inputValue()) as readonly object[]
    await records.fill(JSON.stringify([first, { dlvrNm: '롯데', dlvrFee: 12_000 }]))
    await form.getByRole('button', { name: '택배사 조회 완료 처리하기' }).click()
    await expect(thing(/^증빙 501/)).toContainText('검토대기')
    expect((await world.documents('parcelRecords')).map(({ dlvrFee }) => dlvrFee)).toEqual([35_000, 12_000])
  })
  await test.step('the officer answers an opinion', async () => {
    await openDesk(page, world, 'hold-opinion-waiting')
    const form = await ask(/^의견 1/, '의견 답변')
    await form.getByLabel('답변').fill('확인했습니다.')
    await form.getByRole('button', { name: '의견 답변 처리하기' }).click()
    await expect(thing(/^의견 1/)).toContainText('답변완료')
    await expect(thing(/^의견 1/).getByText('지금 상태에서는 할 수 있는 처리가 없습니다.')).toBeVisible()
  })
  await test.step('the officer is offered only what the status allows', async () => {
    await openDesk(page, world, 'applied-under-review')
    const application = thing(/^신청 DA00000001/)
    await expect(application.getByText('심의 보류', { exact: true })).toBeVisible()
    await expect(application.getByText('지원금 지급')).toHaveCount(0)

    const reasons = await ask(/^신청 DA00000001/, '심의 보류')
    await expect(reasons.getByLabel('사유')).toHaveAccessibleDescription(/US02 국세청에 폐업으로 등록/)
    await reasons.getByLabel('사유').fill('US01, US02')
    await reasons.getByRole('button', { name: '심의 보류 처리하기' }).click()
    await expect(outcome(page)).toContainText(
      '알 수 없거나 형식이 맞지 않는 항목입니다 / unknown, missing or malformed: reasons',
    )
    await expect(reasons.getByRole('button', { name: '심의 보류 처리하기' })).toBeFocused()
    await reasons.getByLabel('사유').fill('["US01", "US02"]')
    await reasons.getByRole('button', { name: '심의 보류 처리하기' }).click()
    await expect.poll(async () => (await world.documents('applications'))[0]?.reasons).toEqual(['US01', 'US02'])
    await expect(application.getByRole('heading')).toContainText('보류')
    await application.getByRole('button', { name: '지원대상 선정' }).click()
    await expect(application).toContainText('대상선정')
    const amount = await ask(/^신청 DA00000001/, '지원금 지급')
    await amount.getByLabel('모두 지급할 금액').fill('120000')
    await amount.getByRole('button', { name: '지원금 지급 처리하기' }).click()
    await expect(application).toContainText('지급완료')
    await expect(application.getByText('지금 상태에서는 할 수 있는 처리가 없습니다.')).toBeVisible()
    expect((await world.documents('applications'))[0]?.decidedAmount).toBe(120_000)
  })
})

test('clock, visitor, queue, faults and settings can be changed', async ({ page, world }) => {
  world.tolerate({ console: [/status of 400/] })
  await test.step('the clock moves to a given time and back to the real time', async () => {
    await openConsole(page, 'clock')
    const clock = section(page, '시계')
    await pressAndHear(page, '시계', /^2025-06-26 18:00 시작$/, '2025-06-26T09:00:00.000Z')
    await expect(fact(page, '시계')).toContainText('2025-06-26 18:00')
    await pressAndHear(page, '시계', '1시간 지나게', '{"advance":"PT1H"}')
    await expect(fact(page, '시계')).toContainText('2025-06-26 19:00')
    await clock.getByLabel('한국 시각').fill('내일')
    await pressAndHear(page, '시계', '시계 정하기', '2025-06-26T19:00:00+09:00 과 같은 형식이어야 하고')
    await clock.getByLabel('한국 시각').fill('2025-10-28 22:30')
    await pressAndHear(page, '시계', '시계 정하기', '2025-10-28T22:30+09:00')
    expect(String((await stateOf(page))['now'])).toMatch(/^2025-10-28T13:30/)
    await clock.getByLabel('멈춤').selectOption('true')
    await pressAndHear(page, '시계', '시계 정하기', '"freeze":true')
    await expect(fact(page, '시계')).toHaveText('2025-10-28 22:30:00 (멈춤)')
    await clock.getByLabel('한국 시각').fill('')
    await clock.getByLabel('흐르게 할 시간').fill('P1DT2H')
    await clock.getByLabel('멈춤').selectOption('정하지 않음')
    await pressAndHear(page, '시계', '시계 정하기', '{"advance":"P1DT2H"}')
    await expect(fact(page, '시계')).toHaveText('2025-10-30 00:30:00 (멈춤)')
    await clock.getByLabel('흐르게 할 시간').fill('')
    await clock.getByLabel('멈춤').selectOption('false')
    await pressAndHear(page, '시계', '시계 정하기', '{"freeze":false}')
    await expect(fact(page, '시계')).not.toContainText('멈춤')
    await pressAndHear(page, '시계', '실제 시각으로', '{"now":null}')
    expect(new Date(String((await stateOf(page))['now'])).getFullYear()).toBeGreaterThan(2025)
  })
  await test.step('the visitor can come from the office or from outside', async () => {
    await openConsole(page, 'visitor')
    const visitor = section(page, '방문자')
    await pressAndHear(page, '방문자', '사무실 (192.0.2.1)', '{"ip":"192.0.2.1"}')
    expect((await stateOf(page))['visitor']).toEqual({ ip: '192.0.2.1', fail: false, delayMs: 0 })
    await visitor.getByLabel('IP 주소').fill('192.0.2.9')
    await visitor.getByLabel('주소 조회 실패').selectOption('true')
    await visitor.getByLabel('주소 조회에 걸리는 시간').fill('6000')
    await visitor.getByRole('button', { name: '방문자 정하기' }).click()
    await expect(fact(page, '방문자')).toHaveText('192.0.2.9, 조회 실패, 6000밀리초 뒤')
    expect((await stateOf(page))['visitor']).toEqual({ ip: '192.0.2.9', fail: true, delayMs: 6000 })
  })
  await test.step('the queue answers each action as it is configured', async () => {
    await openConsole(page, 'queue')
    const queue = section(page, '대기열')
    await queue.getByLabel('휴대폰 인증 (act_3)').fill('wait:7')
    await queue.getByLabel('계좌인증 (act_9)').fill('block')
    await pressAndHear(page, '대기열', '대기열 정하기', 'wait:7')
    expect((await stateOf(page))['queue']).toEqual({ act_3: 'wait:7', act_9: 'block' })
    await expect(fact(page, '대기열')).toHaveText('2개')
    await queue.getByLabel('계좌인증 (act_9)').fill('later')
    await pressAndHear(page, '대기열', '대기열 정하기', 'no such queue outcome: later')
    await page.reload()
    await expect(queue.getByLabel('휴대폰 인증 (act_3)')).toHaveValue('wait:7')
    await pressAndHear(page, '대기열', '모두 바로 통과', 'PUT /__world/queue {}')
    expect((await stateOf(page))['queue']).toEqual({})
  })
  await test.step('faults are added one by one, listed, removed and cleared', async () => {
    await openConsole(page, 'faults')
    const faults = section(page, '장애')
    const path = faults.getByLabel('경로 (*는 아무 글자)')
    const add = faults.getByRole('button', { name: '장애 더하기' })
    await faults.getByLabel('방식').fill('POST')
    await path.fill('/api/v1/opinionSubmit/create')
    await faults.getByLabel('일어나는 횟수').fill('2')
    await add.click()
    await expect(outcome(page)).toContainText('this fault has no effect: 0')
    await faults.getByLabel('상태 코드로 답함').fill('504')
    await add.click()
    await expect(fact(page, '장애')).toHaveText('1개')
    await expect(path).toHaveValue('')
    await path.fill('/storage/*')
    await faults.getByLabel('연결을 끊음').selectOption('처리한 뒤에 (답만 잃음)')
    await add.click()
    await expect(fact(page, '장애')).toHaveText('2개')
    expect((await stateOf(page))['faults']).toEqual([
      { method: 'POST', path: '/api/v1/opinionSubmit/create', times: 2, status: 504 },
      { path: '/storage/*', times: 1, cut: 'after' },
    ])
    await seeNoAxeViolations(page)
    await faults.getByRole('button', { name: '장애 1 지우기' }).click()
    await expect(fact(page, '장애')).toHaveText('1개')
    await expect(page.getByRole('heading', { level: 2, name: '장애' })).toBeFocused()
    await expect(faults.getByRole('listitem')).toHaveText(/장애 1.*\/storage\/\*/)
    await pressAndHear(page, '장애', '모두 지우기', 'PUT /__world/faults []')
    expect((await stateOf(page))['faults']).toEqual([])
  })
  await test.step('settings of every kind can be changed and reset', async () => {
    await openConsole(page, 'settings')
    const settings = section(page, '설정')
    const set = settings.getByRole('button', { name: '설정 정하기' })
    // The test fills fields only from first to last, because Enter in a field also submits.
    await settings.getByLabel(/^phoneProvider/).selectOption('kmc')
    await settings.getByLabel(/^popupImageHosts/).fill('["images.example"]')
    await settings.getByLabel(/^opinionEnforcedBytes/).fill('3145728')
    const timeout = settings.getByLabel(/^callTimeoutMs/)
    await timeout.fill('-1')
    await page.keyboard.press('Enter')
    await expect(outcome(page)).toContainText('invalid value of the setting: callTimeoutMs')
    await timeout.fill('')
    const tools = settings.getByLabel(/^enableTestTools/)
    await tools.selectOption('true')
    await settings.getByLabel(/^idempotencyHeader/).fill('""')
    await set.click()
    await expect(fact(page, '설정')).toHaveText('5개')
    expect((await stateOf(page))['chosen']).toEqual({
      phoneProvider: 'kmc',
      enableTestTools: true,
      idempotencyHeader: '',
      opinionEnforcedBytes: 3_145_728,
      popupImageHosts: ['images.example'],
    })
    const phone = settings.getByLabel(/^phoneProvider/)
    await expect(phone).toHaveAccessibleName('phoneProvider 바꿈')
    await expect(phone).toHaveAccessibleDescription('어느 기관이 휴대폰 인증을 하는가')
    await expect(timeout).toHaveAccessibleName('callTimeoutMs')
    await expect(timeout).toHaveAttribute('placeholder', '기본값: 5000')
    await tools.selectOption('기본값: false')
    await set.click()
    await expect(fact(page, '설정')).toHaveText('4개')
    await expect(tools).toHaveAccessibleName('enableTestTools')
    await pressAndHear(page, '설정', '모두 기본값으로', 'PUT /__world/settings {}')
    expect((await stateOf(page))['chosen']).toEqual({})
  })
  await test.step('the journal updates automatically and can be searched', () => readJournal(page, world))
})

/** Reads the calls of a world from the moment they are made. */
const readJournal = async (page: Page, world: TestWorld) => {
  await world.forget()
  await world.persona('hold-opinion-none')
  await openConsole(page, 'journal')
  const journal = section(page, '호출 기록')
  const lines = journal.getByRole('listitem')
  await page.request.post('/api/v1/business/first/register', { data: { brNo: '12' } })
  await expect(lines).toHaveCount(1)
  await expect(lines.first()).toContainText('/api/v1/business/first/register')
  await lines.first().locator('summary').click()
  await expect(lines.first()).toContainText('"brNo": "***"')
  await expect(lines.first()).toContainText('이 호출은 세계의 문서를 바꾸지 않았습니다.')
  await page.request.get('/api/v1/popup/list')
  await expect(lines).toHaveCount(2)
  await expect(lines.last()).toContainText('"brNo": "***"')
  await expect(lines.last().locator('summary')).toBeFocused()
  await journal.getByLabel('무엇만').selectOption('400 이상과 답 없음')
  await expect(lines.filter({ hasText: 'business/first' })).toHaveCount(1)
  await journal.getByLabel('무엇만').selectOption('정하지 않음')
  await journal.getByLabel('경로나 내용').fill('popup')
  await expect(lines).toHaveCount(1)
  await journal.getByLabel('경로나 내용').fill('')
  await journal.getByLabel('방식').selectOption('POST')
  await expect(lines).toHaveCount(1)

  await test.step('the journal lists the documents that a call has changed', async () => {
    await world.enter('applied-new', '/aply-result')
    const { aplyNo } = world.facts() ?? {}
    await page.request.delete(`/api/v1/application/delete-direct/${aplyNo}`)
    await openConsole(page, 'journal')
    await journal.getByLabel('무엇만').selectOption('바꿈')
    const cancelledLines = lines.filter({ hasText: 'delete-direct' })
    await cancelledLines.locator('summary').click()
    await expect(cancelledLines).toContainText('applications changed: status applied → userDelete, changedAt')
  })
}

test.describe('by keyboard', () => {
  test.use({ byKeyboard: true })

  test('a developer goes from persona to clock to fault', async ({ page, world }) => {
    world.tolerate({ console: [/status of 503/] })
    const go = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
    await page.goto('/__world')
    await section(page, '페르소나').getByLabel('이름, 설명, 화면으로 찾기').fill('applied-hold')
    await section(page, '페르소나').getByRole('button', { name: 'applied-hold 이 상태로' }).click()
    await expect(fact(page, '페르소나')).toHaveText('applied-hold')
    await go('시계')
    await expect(page.getByRole('heading', { level: 2, name: '시계' })).toBeFocused()
    await pressAndHear(page, '시계', '하루 지나게', '했습니다: 하루 지나게')
    await go('장애')
    const faults = section(page, '장애')
    await faults.getByLabel('경로 (*는 아무 글자)').fill('/api/v1/popup/list')
    await faults.getByLabel('상태 코드로 답함').fill('503')
    await faults.getByRole('button', { name: '장애 더하기' }).click()
    await expect(fact(page, '장애')).toHaveText('1개')
    await page.request.get('/api/v1/popup/list')
    await go('호출 기록')
    await expect(section(page, '호출 기록').getByRole('listitem').first()).toContainText(/popup\/list.*503.*장애/)
    await expect(fact(page, '장애')).toHaveText('0개')
  })
})
