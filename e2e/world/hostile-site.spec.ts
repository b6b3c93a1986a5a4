import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NETWORK_NOISE, expect, test as journey } from '../journey.ts'

const ENTER = '/__world/enter?persona=applied-hold&to=/aply-result'

/** Returns a page of another site that loads the URL as an image, as a frame and by a call, and links to it. */
const hostile = (address: string) => `<!doctype html><title>다른 누리집</title>
<img src="${address}" alt=""><iframe src="${address}" title="틀"></iframe>
<script>fetch(${JSON.stringify(address)}, { mode: 'no-cors' }).catch(() => {})</script>
<a href="${address}">경품 받기</a>`

/** Another site on this machine; `localhost` is not `127.0.0.1` to a browser. */
const test = journey.extend<{ readonly elsewhere: string }>({
  elsewhere: async ({ baseURL }, use) => {
    const site = createServer((_request, answer) => {
      answer.setHeader('content-type', 'text/html; charset=utf-8')
      answer.end(hostile(new URL(ENTER, baseURL).href))
    })
    await new Promise<void>((listening) => site.listen(0, 'localhost', listening))
    await use(`http://localhost:${(site.address() as AddressInfo).port}/`)
    await new Promise((closed) => site.close(closed))
  },
})

test('a page of another site cannot enter a world in a frame', async ({ page, world, baseURL, elsewhere }) => {
  world.tolerate({ console: [NETWORK_NOISE, /Refused to (frame|display)|violates the following|frame-ancestors/] })
  const address = new URL(ENTER, baseURL).href
  const requests: string[] = []
  const answers: number[] = []
  page.on('request', (request) => {
    if (request.url() === address) requests.push(request.resourceType())
  })
  page.on('response', (response) => {
    if (response.url() === address) answers.push(response.status())
  })
  const persona = async (name = world.id) => {
    const answer = await page.request.get('/__world/state', { headers: { 'x-world': name } })
    return ((await answer.json()) as { readonly persona: string | null }).persona
  }

  await test.step('a picture, a frame and a call are refused', async () => {
    await page.goto(elsewhere)
    await expect.poll(() => requests.toSorted()).toEqual(['document', 'fetch', 'image'])
    // The security policy keeps the frame from showing the response, so the responses are counted.
    await expect.poll(() => answers.length).toBeGreaterThanOrEqual(2)
    expect(new Set(answers)).toEqual(new Set([403]))
    // The cross-site requests had no cookie, so they could only have entered the default world.
    expect(await persona('default')).toBeNull()
  })
  await test.step('the link leads to a confirmation', async () => {
    await page.getByRole('link', { name: '경품 받기' }).click()
    await expect(page.getByRole('heading', { name: '모의 환경에 입장하시겠습니까?' })).toBeVisible()
    expect(await persona()).toBeNull()
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('jwtToken')
  })
  await test.step('the visitor enters the world after confirming', async () => {
    await page.getByRole('link', { name: '입장하기' }).click()
    await page.waitForURL('/aply-result')
    expect(await persona()).toBe('applied-hold')
  })
  await test.step('an entry URL with a target outside the portal is refused', async () => {
    await world.persona('applied-hold')
    for (const to of ['/\t/evil.example/x', '/\\evil.example', '//evil.example', '/.//evil.example']) {
      const answer = await page.goto(`/__world/enter?${new URLSearchParams({ persona: 'applied-hold', to })}`)
      expect([answer?.status(), new URL(page.url()).pathname]).toEqual([400, '/__world/enter'])
    }
    await page.goto('/')
  })
})
