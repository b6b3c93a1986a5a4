import { expect, test } from '../journey.ts'
import { fillBusiness } from '../steps/application.ts'
import { seeActionBarInWindow } from '../steps/bar.ts'
import { answerPublicDataAndContinue } from '../steps/consent.ts'

test.use({ viewport: { width: 360, height: 720 }, hasTouch: true, isMobile: true })

// `journey/layouts-of-states.ts` checks the first view of the pages that a URL opens.
test('[A-264] [D2-172] the bar of a restored draft is in the first view of a phone', async ({ page, world }) => {
  const facts = await world.enter('new-individual-confirmed', '/mydata-agree')
  await answerPublicDataAndContinue(page, '정부가 가진 정보로 확인합니다')
  await fillBusiness(page, facts)
  await expect(page.getByText(/작성 내용 저장됨/)).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await expect(page.getByText('이전에 작성하시던 내용을 불러왔습니다.')).toBeVisible()
  await seeActionBarInWindow(page)
})
