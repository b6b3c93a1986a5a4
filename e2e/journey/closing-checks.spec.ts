import { see, test } from '../journey.ts'

/** A check that never fails proves nothing: each of these journeys does what no journey may, and has to fail by it. */
test.describe('the closing checks see', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/ctn-mttr')
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('nothing to complain of on a quiet page', async ({ world }) => {
    await world.persona('new-individual-confirmed')
  })

  test.fail('an error on the console', async ({ page }) => {
    await page.evaluate(() => console.error('something broke'))
  })

  test.fail('a rejection that nobody handled', async ({ page }) => {
    await page.evaluate(() => void Promise.reject(new Error('lost')))
    await page.evaluate(() => new Promise(requestAnimationFrame))
  })

  test.fail('a report of the security policy', async ({ page }) => {
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
    await page.evaluate(() => new Promise(requestAnimationFrame))
  })

  test.fail('a resident number in storage', async ({ page, world }) => {
    const { residentNumber } = await world.persona('new-individual-confirmed')
    await page.evaluate((number) => sessionStorage.setItem('draft', number.slice(6)), residentNumber)
  })

  test.fail('a resident number in an address', async ({ page, world }) => {
    const { residentNumber } = await world.persona('new-individual-confirmed')
    await page.goto(`/ctn-mttr?number=${residentNumber.slice(0, 6)}-${residentNumber.slice(6)}`)
  })

  test.fail('an identity value on the console', async ({ page, world }) => {
    const { ci } = await world.persona('new-individual-confirmed')
    await page.evaluate((value) => console.info('certified', value), ci)
  })

  test.fail('a barrier on the last screen', async ({ page }) => {
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')))
  })

  test.fail('a place in the queue that is kept', async ({ page, world }) => {
    const { queueUrl } = (await (await page.request.get('/config.json')).json()) as { readonly queueUrl: string }
    await page.request.get(`${queueUrl}/ts.wseq?opcode=5101&sid=service_1&aid=act_3&${world.id}`)
  })

  test('what a test asks them to pass over', async ({ page, world }) => {
    world.tolerate({ console: [/on purpose/] })
    await page.evaluate(() => console.error('on purpose'))
  })
})
