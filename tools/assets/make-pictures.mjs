/**
 * Takes the pictures of the user guide from the running product, so that they are always current: `node
 * --import tsx tools/assets/make-pictures.mjs` starts the portal with its fake world. Run it when a screen has changed.
 */
import { join } from 'node:path'
import { launchChromium } from '../../e2e/launch-chromium.ts'
import { startPortal } from '../../e2e/portal.ts'

const guide = join(import.meta.dirname, '../../src-ui/assets/guide')

/** Enters the business number of a person who has not applied: the next page is the certification. */
const giveNumber = async (page) => {
  await page.getByLabel('사업자등록번호 앞 3자리').fill('1000100001')
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await page.waitForURL('**/onslf-check')
}

/** File name, address, signed-in persona, the action that leads to the view, and the pixels shown above the heading. */
const PICTURES = [
  { name: 'self-check', path: '/self-check' },
  { name: 'certification', path: '/bzmn-reg', goOn: giveNumber },
  { name: 'form', path: '/aply-info', persona: 'new-individual-confirmed' },
  // The picture includes the drawing of the road above the heading.
  { name: 'result', path: '/aply-result', persona: 'applied-target-selected', above: 112 },
]

/** The size of the phone screen in the guide. */
const SIZE = { width: 360, height: 280 }
/** The height shown above the heading, in pixels. */
const ABOVE = 24

const portal = await startPortal()
const browser = await launchChromium()
try {
  for (const { name, path, persona, above = ABOVE, goOn } of PICTURES) {
    const context = await browser.newContext({
      viewport: { width: SIZE.width, height: 640 },
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
    await goOn?.(page)
    const heading = page.getByRole('heading', { level: 1 })
    await heading.waitFor()
    await page.evaluate(() => document.fonts.ready)
    // Hides the notice strip of the fake world, which is not part of the product, and the bar that covers the lower
    // edge.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('.fake-strip, [data-action-bar]')) part.remove()
    })
    // The picture starts at the heading, because the header is the same on all pages.
    const y = await heading.evaluate((element) => element.getBoundingClientRect().top)
    const clip = { x: 0, y: Math.max(0, y - above), ...SIZE }
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
    await context.close()
  }
} finally {
  await browser.close()
  await portal.close()
}
