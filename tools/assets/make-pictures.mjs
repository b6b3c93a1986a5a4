/**
 * Takes the pictures of the user guide from the running product, so that they are always current: `node
 * --import tsx tools/assets/make-pictures.mjs` starts the portal with its fake world. Run it when a screen has changed.
 */
import { join } from 'node:path'
import { launchChromium } from '../programs/launch-chromium.ts'
import { startPortal } from '../programs/portal.ts'

const guide = join(import.meta.dirname, '../../src-ui/assets/guide')

/** Enters the business number of a person who has not applied: the next page is the certification. */
const giveNumber = async (page) => {
  await page.getByLabel('사업자등록번호 앞 3자리').fill('1000100001')
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await page.waitForURL('**/onslf-check')
}

/**
 * File name, URL, signed-in persona and the action that leads to the view. The picture begins `above` pixels above
 * `top` and ends below `last`, so that nothing is cut. `without` is the part of a card that is left out, because the
 * card is too long for a picture.
 */
const PICTURES = [
  // Only screen readers get the heading of the self-check.
  { name: 'self-check', path: '/self-check', top: 'main li', above: 8, last: 'main li [role=group]' },
  { name: 'certification', path: '/bzmn-reg', proceed: giveNumber, top: 'main section', last: 'main section' },
  {
    name: 'form',
    path: '/aply-info',
    persona: 'new-individual-confirmed',
    top: '#part-applicant',
    last: '#part-applicant',
    without: '#part-applicant div:has(> #rrn), #part-applicant div:has(> #rrn) + div, #part-applicant ~ *',
  },
  // The picture includes the drawing of the road above the heading.
  {
    name: 'result',
    path: '/aply-result',
    persona: 'applied-target-selected',
    top: 'h1',
    above: 112,
    last: 'button:text("증빙 등록하기"), a:text("증빙 등록하기")',
  },
]

/** The width of the phone screen in the guide. */
const WIDTH = 360
/** The height shown above the first element and below the last, in pixels. */
const MARGIN = 24

const portal = await startPortal()
const browser = await launchChromium()
try {
  for (const { name, path, persona, top, last, without, above = MARGIN, proceed } of PICTURES) {
    const context = await browser.newContext({
      viewport: { width: WIDTH, height: 640 },
      deviceScaleFactor: 1.5,
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      reducedMotion: 'reduce',
    })
    await context.addCookies([{ name: 'world', value: `guide-${name}`, url: portal.url }])
    const page = await context.newPage()
    await page.goto(`${portal.url}${persona ? `/__world/enter?persona=${persona}&to=${path}` : path}`, {
      waitUntil: 'networkidle',
    })
    await proceed?.(page)
    const first = page.locator(top).first()
    await first.waitFor()
    await page.evaluate(() => document.fonts.ready)
    // Hides the notice strip of the fake world, which is not part of the product, and the bar that covers the lower
    // edge.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('.fake-strip, [data-action-bar]')) part.remove()
    })
    await page.evaluate((selector) => {
      for (const part of selector ? document.querySelectorAll(selector) : []) part.remove()
    }, without)
    const y = Math.max(0, (await first.evaluate((element) => element.getBoundingClientRect().top)) - above)
    const end = await page
      .locator(last)
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom)
    const clip = { x: 0, y, width: WIDTH, height: Math.round(end + MARGIN - y) }
    // Hides the lines and controls that the lower edge would cut.
    await page.evaluate((edge) => {
      for (const part of document.querySelectorAll('main *')) {
        const { top, bottom } = part.getBoundingClientRect()
        const isWhole =
          part.matches('button, input, select, label, p, h2, h3, svg, img, .joined') || part.childElementCount === 0
        if (isWhole && top < edge && bottom > edge - 8) part.style.visibility = 'hidden'
      }
    }, clip.y + clip.height)
    await page.screenshot({ path: join(guide, `${name}.jpg`), type: 'jpeg', quality: 72, fullPage: true, clip })
    console.log(`${name}: ${clip.width} × ${clip.height}, the size in GuideScreen.tsx`)
    await context.close()
  }
} finally {
  await browser.close()
  await portal.close()
}
