import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { startServer } from '#tools/programs/portal'
import { ROOT } from '#tools/programs/root'
import { expect, test } from '../journey.ts'
import { readStoredSession } from '../steps/session.ts'

/** The texts, questions and names of every test tool. */
const TRACES = /loadtest|시험 도구|관리자 조회|(?<!enable)TestTools|CertifyForTest|TestPeople/

test('[E-103] [E-104] no file of a production build contains the test tools', () => {
  const files = readdirSync(join(ROOT, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|html|css|json)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(30)
  // Every build contains the names of all settings, also `enableTestTools`, which a production build ignores.
  expect(files.some((file) => readFileSync(join(ROOT, 'dist', file), 'utf8').includes('callCentre'))).toBe(true)
  expect(files.filter((file) => TRACES.test(readFileSync(join(ROOT, 'dist', file), 'utf8')))).toEqual([])
})

test('[E-103] a development build with test tools signs in test persons', async ({ browser }) => {
  const { url, close } = await startServer({}, '--dev')
  const context = await browser.newContext({ baseURL: url })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(200_000)
    const tools = page.getByRole('heading', { name: '시험 도구 (개발 환경 전용)' })
    await page.request.post('/__world/personas/applied-under-review')

    expect(DEFAULT_SETTINGS.enableTestTools).toBe(false)
    await page.request.put('/__world/settings', { data: { enableTestTools: true } })
    await page.goto('/onslf-check-result')
    await tools.waitFor()
    await page.getByRole('button', { name: '시험 대상 불러오기' }).click()
    await page.getByRole('listitem', { name: 'ci-fictional-0001' }).getByRole('button', { name: '관리자 조회' }).click()
    await page.waitForURL('/aply-result')
    await expect(page.getByRole('heading', { level: 1, name: '신청내용을 검토하고 있습니다.' })).toBeVisible()
    expect(await readStoredSession(page)).toMatchObject({
      tempCiYn: 'Y',
      adminCiYn: 'Y',
      onslfCert: 'ci-fictional-0001',
    })
  } finally {
    await context.close()
    await close()
  }
})
