import type { Settings } from '#domain/settings/settings'
import { NETWORK_NOISE, expect, test } from '../journey.ts'
import { APPLICATION_CALL_PATHS } from '../steps/application.ts'

type Report = { readonly body: { readonly failures: readonly { readonly kind: string }[] } }

test('[E-177] [E-207] failures of the page are reported without personal data', async ({ page, world }) => {
  world.tolerate({ console: [NETWORK_NOISE, /^uncaught: |dynamically imported|violates/], violations: [/^img-src /] })
  await test.step('no failure is reported if the deployment has no URL for reports', async () => {
    const addresses: string[] = []
    page.on('request', (request) => void addresses.push(request.url()))
    await page.goto('/user-guide', { waitUntil: 'networkidle' })
    await page.evaluate(() =>
      setTimeout(() => {
        throw new TypeError('a mistake')
      }),
    )
    await page.goto('/info-terms', { waitUntil: 'networkidle' })
    expect(addresses.filter((address) => /failure/.test(address))).toEqual([])
  })
  const { queueUrl } = (await (await page.request.get('/config.json')).json()) as Settings
  await world.settings({ failureReportUrl: `${queueUrl}/failures` })
  const sentBodies: string[] = []
  page.on('request', (request) => request.url().endsWith('/failures') && sentBodies.push(request.postData() ?? ''))
  const reportedFailures = async () =>
    ((await world.journal({ path: '/failures' })) as unknown as readonly Report[])
      .flatMap(({ body }) => body.failures)
      .toSorted((a, b) => a.kind.localeCompare(b.kind))

  await world.fault({ path: APPLICATION_CALL_PATHS.detail, status: 200, body: '<!doctype html><title>502</title>' })
  const facts = await world.enter('applied-under-review', '/aply-result')
  await page.evaluate((person) => {
    setTimeout(() => {
      throw new TypeError(person)
    })
    new Image().src = `https://images.example/${person}?who=${person}`
  }, `${facts.name} ${facts.residentNumber}`)
  const place = { page: '/aply-result', requestId: null }
  const three = [
    {
      ...place,
      kind: 'answer',
      code: APPLICATION_CALL_PATHS.detail,
      at: null,
      requestId: expect.stringMatching(/^[\da-f]{32}$/),
    },
    { ...place, kind: 'error', code: 'TypeError', at: null },
  ]
  const policy = { ...place, kind: 'policy', code: 'img-src https://images.example', at: null }
  await expect.poll(reportedFailures).toEqual([...three, policy])
  const [failedCall] = await world.journal({ path: APPLICATION_CALL_PATHS.detail })
  await expect(page.getByText(`문의하실 때 알려주실 번호 ${failedCall?.requestId.slice(0, 8)}`)).toBeVisible()

  await page.route('**/assets/FaqScreen-*.js', (route) => route.abort())
  await page.getByRole('link', { name: '자주 묻는 질문' }).click()
  await expect(page.getByRole('alert')).toContainText('화면을 불러오지 못했습니다.')
  // Leaving the page sends the last reports.
  await page.goto('/user-guide')
  const part = {
    ...place,
    kind: 'part',
    code: 'TypeError',
    page: '/board-faq',
    at: expect.stringMatching(/^FaqScreen-.*\.js$/),
  }
  await expect.poll(reportedFailures).toEqual([...three, part, policy])
  for (const secret of [facts.name, facts.residentNumber, facts.ci, facts.brNo])
    expect(sentBodies.join()).not.toContain(secret)
})
