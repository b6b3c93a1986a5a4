import { readFile } from 'node:fs/promises'
import { expect, test } from '../journey.ts'
import { confirmSubmission, fillApplicationForm, openConfirmation } from '../steps/application.ts'
import { answerPublicDataAndContinue, consentPage, giveRequiredConsentsAndContinue } from '../steps/consent.ts'
import { goToCertification } from '../steps/entry.ts'
import { certify } from '../steps/identity.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** Returns the figures that the capacity plan states for one visit. */
const plannedVisit = async () => {
  const page = await readFile(new URL('../../deploy/CAPACITY.md', import.meta.url), 'utf8')
  const [, requests, kilobytes] = /at most (\d+)\s+requests\s+and\s+(\d+)\s+kB/.exec(page) ?? []
  return { requests: Number(requests), bytes: Number(kilobytes) * 1000 }
}

test('a visit needs no more requests than the capacity plan allows', async ({ page, world }) => {
  const plannedFiles = await plannedVisit()
  const facts = await world.persona('new-individual-confirmed')
  const sizes: Promise<number>[] = []
  const fonts = new Set<string>()
  // The requests of the page itself, without those of the certification window. A cached response has no size.
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.add(request.url())
    const size = request
      .sizes()
      .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize)
    sizes.push(size)
  })
  await goToCertification(page, facts.brNo)
  await certify(page, '간편인증')
  await page.waitForURL('/info-agree')
  // A visitor reads a consent before giving it: its words are painted, and their font is loaded.
  const { choice, openGroups, content } = consentPage(page)
  await expect(choice('모두 동의합니다')).toBeEnabled()
  await openGroups()
  await content('개인정보 제3자 제공 동의').click()
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    await document.fonts.ready
  })
  await giveRequiredConsentsAndContinue(page)
  await answerPublicDataAndContinue(page, '정부가 가진 정보로 확인합니다')
  await fillApplicationForm(page, facts)
  await openConfirmation(page)
  await confirmSubmission(page)
  await page.waitForLoadState('networkidle')

  expect([...fonts], 'a syllable is missing from the first two fonts; see deploy/CAPACITY.md').toHaveLength(2)
  const receivedSizes = (await Promise.all(sizes)).filter((size) => size > 0)
  const bytes = receivedSizes.reduce((sum, size) => sum + size, 0)
  const summary = `${receivedSizes.length} requests, ${Math.round(bytes / 1000)} kB`
  expect(receivedSizes.length, summary).toBeGreaterThan(plannedFiles.requests / 2)
  expect(receivedSizes.length, summary).toBeLessThanOrEqual(plannedFiles.requests)
  expect(bytes, summary).toBeLessThanOrEqual(plannedFiles.bytes)
})
