import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axe, type PersonaName, see, test, type World } from '../journey.ts'

/** What the console says of the last thing that was done. */
const said = (page: Page) => page.getByRole('status').last()

/** A document of a snapshot. */
type Kept = { readonly collection: string; readonly id: string; readonly document: Readonly<Record<string, unknown>> }

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const fact = (page: Page, name: string) =>
  page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]')

/** Opens the console at one of its parts, where the next Tab goes on; an open one stays as it is and goes there. */
const openConsole = async (page: Page, part: string) => {
  await page.goto(`/__world#${part}-h`)
  await see(fact(page, '세계')).not.toBeEmpty()
}
/** The same, with what lies on the desk of a persona's world. */
const openDesk = async (page: Page, world: World, name: PersonaName) => {
  await world.persona(name)
  await page.reload()
  await openConsole(page, 'officer')
  await see(fact(page, '페르소나')).toHaveText(name)
}

/** Presses a button by keys and sees that the focus stays where it was and that the page says what has happened. */
const pressAndHear = async (page: Page, part: string, name: string | RegExp, words: string | RegExp) => {
  const button = section(page, part).getByRole('button', { name, exact: typeof name === 'string' })
  await button.click()
  await see(said(page)).toContainText(words)
  await see(button).toBeFocused()
}

const stateOf = async (page: Page) =>
  (await (await page.request.get('/__world/state')).json()) as Readonly<Record<string, unknown>>

test.use({ byKeyboard: true })

/** Chooses what the officer acts on, by the beginning of its name. */
const chooseThing = async (page: Page, part: RegExp) => {
  const things = section(page, '담당자').getByLabel('대상')
  const option = things.getByRole('option', { name: part }).first()
  await see(option).toBeAttached()
  await things.selectOption((await option.textContent()) ?? '')
}

test('somebody leads this browser from world to world, puts one into a state, and keeps and restores all of it', async ({
  page,
  world,
}, testInfo) => {
  await test.step('the console shows which world this is, leads to another and to a new one, and lists those known', async () => {
    await openConsole(page, 'world')
    await see(fact(page, '세계')).toHaveText(world.id)
    await section(page, '세계').getByLabel('다른 세계의 이름').fill(`${world.id}-2`)
    await pressAndHear(page, '세계', '이 세계로 가기', `${world.id}-2`)
    await see(fact(page, '세계')).toHaveText(`${world.id}-2`)
    see((await page.context().cookies()).find(({ name }) => name === 'world')?.value).toBe(`${world.id}-2`)
    await pressAndHear(page, '세계', '새 세계 만들기', /세계 world-[\da-f]{8}/)
    await section(page, '세계').getByLabel('다른 세계의 이름').fill(world.id)
    await pressAndHear(page, '세계', '이 세계로 가기', world.id)
  })
  await test.step('personas are found by words, put the world into their state, and open any page signed in', async () => {
    await openConsole(page, 'personas')
    const personas = section(page, '페르소나')
    await see(personas.getByRole('group')).toHaveCount(4)
    await personas.getByRole('searchbox').fill('hold-opinion-answered')
    await see(personas.getByText('1명')).toBeVisible()
    await pressAndHear(
      page,
      '페르소나',
      'hold-opinion-answered 상태로',
      '이 세계는 이제 hold-opinion-answered 상태입니다.',
    )
    await see(fact(page, '페르소나')).toHaveText('hold-opinion-answered')

    await test.step('by a link of the persona', async () => {
      const opened = page.waitForEvent('popup')
      await personas.getByRole('link', { name: '/opinion-submit' }).click()
      const portal = await opened
      await see(portal.getByRole('heading', { level: 1, name: '의견제출' })).toBeVisible()
      await portal.close()
    })
    await test.step('on a page of one’s own choice', async () => {
      await personas.getByLabel('로그인할 사람').selectOption('applied-transfer-error')
      await personas.getByLabel('열 화면').selectOption('/result-modify')
      const opened = page.context().waitForEvent('page')
      await personas.getByRole('button', { name: '로그인하고 열기' }).click()
      const portal = await opened
      await see(portal.getByRole('button', { name: '계좌인증' })).toBeVisible()
      await portal.close()
    })
    see((await stateOf(page))['persona']).toBe('applied-transfer-error')
  })
  await test.step('the whole state is kept in a file, started afresh, taken back and loaded', async () => {
    await world.persona('applied-hold')
    await openConsole(page, 'world')
    const part = section(page, '세계')
    const download = page.waitForEvent('download')
    await part.getByRole('button', { name: '상태 내려받기' }).click()
    const file = await download
    const path = testInfo.outputPath('state.json')
    await file.saveAs(path)
    await see(said(page)).toContainText(`${file.suggestedFilename()} 파일로 내려받았습니다.`)
    see(JSON.parse(readFileSync(path, 'utf8'))).toHaveProperty('documents')

    await pressAndHear(page, '세계', '처음 상태로 되돌리기', '처음 상태로 되돌렸습니다.')
    await see(fact(page, '페르소나')).toHaveText('없음')
    await part.getByRole('button', { name: '방금 바꾼 상태 취소' }).click()
    await see(said(page)).toContainText('바꾸기 전의 상태로 돌아왔습니다.')
    await see(fact(page, '페르소나')).toHaveText('applied-hold')
    await see(part.getByRole('button', { name: '처음 상태로 되돌리기' })).toBeFocused()

    await pressAndHear(page, '세계', '처음 상태로 되돌리기', '처음 상태로 되돌렸습니다.')
    await part.getByLabel('내려받은 상태 불러오기').setInputFiles(path)
    await see(said(page)).toContainText('state.json 의 상태를 불러왔습니다.')
    await see(fact(page, '페르소나')).toHaveText('applied-hold')
  })
})

test('the officer works off what lies on the desk, each thing as its state allows', async ({ page, world }) => {
  const officer = section(page, '담당자')
  await test.step('the officer asks for rows of a proof to be mended, each with its reason', async () => {
    await world.persona('selected-supplement')
    const kept = (await world.snapshot()) as { readonly documents: readonly Kept[] }
    const handedIn = ({ collection, document, ...rest }: Kept): Kept => ({
      ...rest,
      collection,
      document: collection === 'proofMasters' ? { ...document, status: 'submitComplete' } : document,
    })
    await world.restore({ ...kept, documents: kept.documents.map(handedIn) })
    await openConsole(page, 'officer')
    await chooseThing(page, /^증빙 501/)
    await officer.getByLabel('처리').selectOption('증빙 보완 요청 (request-proof-supplement)')
    await officer.getByRole('checkbox').nth(1).check()
    await officer.getByLabel('1001 보완 사유').fill('글자가 잘려 있습니다.')
    await axe(page)
    await pressAndHear(page, '담당자', '처리하기', /제출완료 → 보완요청/)
  })
  await test.step('at 360 pixels nothing is cut off, and every target is large enough', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    see(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, a, summary, select, textarea, input:not([type=checkbox]), label.check')]
        .filter((one) => !one.matches('.skip, header a[href="#main"]'))
        .map((one) => ({ height: one.getBoundingClientRect().height, name: one.textContent }))
        .filter(({ height }) => height > 0 && height < 44),
    )
    see(small).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
  })
  await test.step('the officer finishes the lookup of a carrier with as many lines as there are', async () => {
    await openDesk(page, world, 'selected-parcel-submitted')
    await chooseThing(page, /^증빙 501/)
    await officer.getByLabel('처리').selectOption('택배사 조회 완료 (finish-parcel)')
    await officer.getByRole('button', { name: '내역 한 줄 더' }).click()
    await see(officer.getByLabel('택배사 2')).toBeFocused()
    await officer.getByLabel('택배사 2').fill('롯데')
    await officer.getByLabel('이용금액 2 (원)').fill('12000')
    await pressAndHear(page, '담당자', '처리하기', /제출 → 검토대기/)
  })
  await test.step('the officer answers an opinion', async () => {
    await openDesk(page, world, 'hold-opinion-waiting')
    await chooseThing(page, /^의견 1/)
    await officer.getByRole('textbox', { name: '답변' }).fill('확인했습니다.')
    await officer.getByRole('button', { name: '처리하기' }).click()
    await see(said(page)).toContainText('답변대기 → 답변완료')
    await see(officer.getByText('지금 상태에서는 할 수 있는 처리가 없습니다.')).toBeVisible()
  })
  await test.step('the officer does what the state allows, and nothing else is offered', async () => {
    await openDesk(page, world, 'applied-under-review')
    const action = officer.getByLabel('처리')
    const optionsOf = () => action.getByRole('option').allTextContents()
    see(await optionsOf()).not.toContain('지원금 지급 (pay)')

    await action.selectOption('지급 보류 (hold)')
    await officer.getByRole('checkbox', { name: /US02/ }).check()
    await pressAndHear(page, '담당자', '처리하기', /지급 보류: .* 검토중 → 보류/)
    await action.selectOption('지원대상 선정 (select)')
    await pressAndHear(page, '담당자', '처리하기', /보류 → 대상선정/)
    await action.selectOption('지원금 지급 (pay)')
    await officer.getByLabel('금액 (원)').fill('120000')
    await officer.getByRole('button', { name: '처리하기' }).click()
    await see(said(page)).toContainText('대상선정 → 지급완료')
    await see(officer.getByText('지금 상태에서는 할 수 있는 처리가 없습니다.')).toBeVisible()
    await see(officer.getByLabel('대상')).toBeFocused()
  })
})

test('clock, visitor, queue, faults and settings are steered, and the journal tells what was called', async ({
  page,
  world,
}) => {
  await test.step('the clock goes to the edges of what is dated, to any time, on, and back to real time', async () => {
    await openConsole(page, 'clock')
    const clock = section(page, '시계')
    await clock.getByLabel('날짜가 정해진 안내의 경계').selectOption('2025-06-26 18:00 시작')
    await pressAndHear(page, '시계', '이 시각으로', '시계를 2025-06-26 18:00:00 에 맞추었습니다.')
    await see(fact(page, '시각')).toContainText('2025-06-26 18:00')
    await pressAndHear(page, '시계', '1시간 지나게', '2025-06-26 19:00')
    await clock.getByLabel('직접 정하기 (한국 시각)').fill('내일')
    await pressAndHear(page, '시계', '시계 맞추기', '시각을 2025-06-26 19:00 과 같이 입력해주세요.')
    await clock.getByLabel('직접 정하기 (한국 시각)').fill('2025-10-28 22:30')
    await pressAndHear(page, '시계', '시계 맞추기', '시계를 2025-10-28 22:30:00 에 맞추었습니다.')
    see(String((await stateOf(page))['now'])).toMatch(/^2025-10-28T13:30/)
    await pressAndHear(page, '시계', '실제 시각으로', '실제 시각으로 돌아왔습니다.')
    see(new Date(String((await stateOf(page))['now'])).getFullYear()).toBeGreaterThan(2025)
  })
  await test.step('the visitor comes from the office, from outside, from nowhere, or late', async () => {
    await openConsole(page, 'visitor')
    for (const [name, words, visitor] of [
      ['사무실 (192.0.2.1)', '사무실의 방문자입니다.', { ip: '192.0.2.1', fail: false, delayMs: 0 }],
      ['주소 조회 실패', '주소 조회가 실패합니다.', { ip: '192.0.2.1', fail: true, delayMs: 0 }],
      ['주소 조회 6초 걸림', '주소 조회에 6초가 걸립니다.', { ip: '192.0.2.1', fail: false, delayMs: 6000 }],
      ['사무실 밖 (203.0.113.7)', '사무실 밖의 방문자입니다.', { ip: '203.0.113.7', fail: false, delayMs: 0 }],
    ] as const) {
      await pressAndHear(page, '방문자 주소', name, words)
      see((await stateOf(page))['visitor']).toEqual(visitor)
    }
    await section(page, '방문자 주소').getByLabel('직접 정하기 (IP 주소)').fill('192.0.2.9')
    await pressAndHear(page, '방문자 주소', '방문자 바꾸기', '방문자의 주소는 이제 192.0.2.9 입니다.')
    await see(fact(page, '방문자')).toHaveText('192.0.2.9')
  })
  await test.step('the queue answers each action as it is told', async () => {
    await openConsole(page, 'queue')
    const queue = section(page, '대기열')
    await queue.getByLabel('휴대폰 인증 (act_3)').selectOption('기다림')
    await queue.getByLabel('앞사람 수 (act_3)').fill('7')
    await queue.getByLabel('계좌인증 (act_9)').selectOption('차단 (301)')
    await queue.getByLabel('증빙 등록·보완 (debug)').selectOption('주소 차단 몇 번만')
    await pressAndHear(page, '대기열', '대기열 정하기', 'act_3 wait:7, act_9 block, debug ip-block:1')
    see((await stateOf(page))['queue']).toEqual({ act_3: 'wait:7', act_9: 'block', debug: 'ip-block:1' })
    await page.reload()
    await openConsole(page, 'queue')
    await see(queue.getByLabel('앞사람 수 (act_3)')).toHaveValue('7')
    await pressAndHear(page, '대기열', '모두 바로 통과', '모든 동작이 바로 통과합니다.')
    see((await stateOf(page))['queue']).toEqual({})
  })
  await test.step('faults are added one by one, seen, taken away and cleared', async () => {
    await openConsole(page, 'faults')
    const faults = section(page, '장애')
    const list = faults.getByRole('list', { name: '걸려 있는 장애' })
    await faults.getByLabel('방식').selectOption('POST')
    await faults.getByLabel('경로 (*는 아무 글자)').fill('/api/v1/opinionSubmit/create')
    await faults.getByLabel('상태 코드').fill('504')
    await faults.getByLabel('횟수').fill('2')
    await pressAndHear(page, '장애', '장애 걸기', '상태 504, 남은 횟수 2')
    await faults.getByLabel('어떻게').selectOption('처리한 뒤 끊음 (답만 잃음)')
    await pressAndHear(page, '장애', '장애 걸기', '처리한 뒤 끊음')
    await faults.getByLabel('어떻게').selectOption('늦게 답함')
    await faults.getByLabel('밀리초').fill('800')
    await pressAndHear(page, '장애', '장애 걸기', '800밀리초 늦게')
    await see(list.getByRole('listitem')).toHaveCount(3)
    see((await stateOf(page))['faults']).toEqual([
      { method: 'POST', path: '/api/v1/opinionSubmit/create', times: 2, status: 504 },
      { method: 'POST', path: '/api/v1/opinionSubmit/create', times: 2, cut: 'after' },
      { method: 'POST', path: '/api/v1/opinionSubmit/create', times: 2, delayMs: 800 },
    ])
    await axe(page)
    await list.getByRole('button', { name: /상태 504/ }).click()
    await see(said(page)).toContainText('장애를 지웠습니다')
    await see(list.getByRole('listitem')).toHaveCount(2)
    await see(list.getByRole('button').first()).toBeFocused()
    await pressAndHear(page, '장애', '모두 지우기', '장애를 모두 지웠습니다.')
    see((await stateOf(page))['faults']).toEqual([])
  })
  await test.step('settings of the world are chosen by their kind, and go back to their defaults', async () => {
    await openConsole(page, 'settings')
    const settings = section(page, '이 세계의 설정')
    const list = settings.getByRole('list', { name: '바꾼 설정' })
    const set = async (name: string, choose: () => Promise<unknown>, words: string) => {
      await settings.getByLabel('설정', { exact: true }).selectOption(name)
      await choose()
      await pressAndHear(page, '이 세계의 설정', '설정 바꾸기', words)
    }
    const value = settings.getByLabel(/^값/)
    // In the order of the list, so that no key goes back.
    await set('popupImageHosts', () => value.fill('nothing'), 'JSON')
    await set('popupImageHosts', () => value.fill('["images.example"]'), '["images.example"]')
    await set('phoneProvider', () => value.selectOption('kmc'), 'phoneProvider 은(는) 이제 kmc')
    await set('opinionEnforcedBytes', () => value.fill('3145728'), '3145728')
    await set('enableTestTools', () => value.selectOption('true'), 'enableTestTools 은(는) 이제 true')
    see((await stateOf(page))['chosen']).toEqual({
      phoneProvider: 'kmc',
      enableTestTools: true,
      opinionEnforcedBytes: 3_145_728,
      popupImageHosts: ['images.example'],
    })
    await see(list.getByRole('listitem')).toHaveCount(4)
    await list.getByRole('button', { name: 'phoneProvider 기본값으로' }).click()
    await see(list.getByRole('listitem')).toHaveCount(3)
    await see(list.getByRole('button').nth(1)).toBeFocused()
  })
  await test.step('the journal is live, is searched, and keeps an open line open', async () => {
    await world.persona('hold-opinion-none')
    await openConsole(page, 'journal')
    const journal = section(page, '호출 기록')
    const lines = journal.getByRole('listitem')
    await page.request.post('/api/v1/business/first/register', { data: { brNo: '12' } })
    await see(lines).toHaveCount(1)
    await see(lines.first()).toContainText('/api/v1/business/first/register')
    await lines.first().locator('summary').click()
    await see(lines.first()).toContainText('"brNo": "***"')
    await page.request.get('/api/v1/popup/list')
    await see(lines).toHaveCount(2)
    await see(lines.last()).toContainText('"brNo": "***"')
    await see(lines.last().locator('summary')).toBeFocused()
    await journal.getByLabel('무엇만').selectOption('400 이상과 답 없음')
    await see(lines.filter({ hasText: 'business/first' })).toHaveCount(1)
    await journal.getByLabel('무엇만').selectOption('모두')
    await journal.getByRole('searchbox').fill('popup')
    await see(lines).toHaveCount(1)
    await journal.getByRole('searchbox').fill('')
    await journal.getByLabel('방식').selectOption('POST')
    await see(lines).toHaveCount(1)
  })
})
