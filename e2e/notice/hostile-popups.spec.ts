import { HOSTILE_HTML, type HostileHtml } from '#domain/notice/hostile-html.cases'
import { expect, test } from '../journey.ts'
import { popupLocatorsOf, addPopups, PROOF_NOTICE_TEXT } from '../steps/popups.ts'

const popupOf = ({ name, html }: HostileHtml, nth: number) => ({
  popupSn: nth + 1,
  popupContents: `${html}<p>끝 ${name}.</p>`,
})

test('[F-034] [E-053] [E-208] popups of a hostile administrator do no harm', async ({ page, world }) => {
  // The list also contains harmless images. Their files do not exist, so the browser logs a 404 for each.
  world.tolerate({ console: [/status of 404 .*\/x\)$/] })
  await addPopups(world, HOSTILE_HTML.map(popupOf))
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const openedUrls: string[] = []
  page.context().on('page', (window) => openedUrls.push(window.url()))

  await page.goto('/')
  const popups = popupLocatorsOf(page)
  await popups.saying(PROOF_NOTICE_TEXT).waitFor()
  // Every popup is shown: an attack can damage the popup that contains it, but no other popup.
  await expect(popups.all).toHaveCount(HOSTILE_HTML.length + 1)
  await expect(popups.place.getByRole('status')).toHaveCount(0)

  await test.step('no script has run, and nothing was loaded', async () => {
    expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked'))).toBeUndefined()
    expect(requests.filter((address) => address.includes('evil'))).toEqual([])
    expect(openedUrls).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await page.locator('base, meta[http-equiv], iframe, object, embed').count()).toBe(0)
  })
  await test.step('links in popups open other sites without access to the portal', async () => {
    const [place, headline] = [await popups.place.boundingBox(), await page.locator('h1').boundingBox()]
    expect((place?.y ?? 0) + (place?.height ?? Infinity)).toBeLessThanOrEqual(headline?.y ?? 0)
    const positions = await popups.place
      .locator('section *')
      .evaluateAll((elements) =>
        elements.map((element) => [getComputedStyle(element).position, element.hasAttribute('style')].join(' ')),
      )
    expect(positions.filter((position) => position !== 'static false' && position !== 'relative false')).toEqual([])
    const links = await popups.place
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => `${link.getAttribute('target')} ${link.getAttribute('rel')}`))
    expect(links.filter((link) => link !== '_blank noopener noreferrer')).toEqual([])
  })
  await test.step('a link of the page still opens its page', async () => {
    await page.getByRole('link', { name: /^지원요건 확인/ }).click()
    await expect(page).toHaveURL('/elig-check')
  })
  await test.step('an unsafe link of a popup becomes plain text', async () => {
    await world.forget()
    await addPopups(world, [
      { popupSn: 1, popupContents: '<p><a href="javascript:window.hacked=1">누르세요</a></p>' },
      { popupSn: 2, popupContents: '<p><a href="https://example.go.kr/">정부 누리집</a></p>' },
    ])
    await page.goto('/')
    await popups.saying('누르세요').getByRole('button', { name: '내용 보기' }).click()
    await popups.saying('누르세요').getByText('누르세요').click()
    await expect(popups.saying('누르세요').getByRole('link')).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked'))).toBeUndefined()
    await expect(popups.saying('정부 누리집').getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  })
})
