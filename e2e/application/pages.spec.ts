import type { Route } from '#domain/session/routes'
import { type PersonaName, see, test } from '../journey.ts'

/**
 * Every page of the application part: its title, whether the countdown stands in its header, and whom it opens for;
 * without a persona a link leads there from the page above.
 */
const PAGES: readonly {
  readonly path: Route
  readonly persona?: PersonaName
  readonly title: string
  readonly countdown: boolean
}[] = [
  { path: '/aply-info', persona: 'new-individual-confirmed', title: '개인사업자 신청정보 입력', countdown: true },
  { path: '/info-agree', title: '정보 수집·이용·제공 동의', countdown: true },
  { path: '/mydata-agree', title: '공공마이데이터 제공 요구', countdown: true },
  { path: '/aply-info', persona: 'new-corporate-confirmed', title: '법인사업자 신청정보 입력', countdown: true },
  { path: '/aply-cmptn', persona: 'applied-new', title: '신청 완료', countdown: false },
  { path: '/aply-result', title: '신청결과 확인', countdown: true },
  { path: '/result-modify', persona: 'applied-transfer-error', title: '신청정보 수정', countdown: true },
  { path: '/result-modify-cmptn', title: '수정 완료', countdown: false },
  { path: '/result-modify-bizinfo', persona: 'applied-supplement-request', title: '사업자정보 수정', countdown: true },
]

test('[A-008] [A-009] [A-046] every page of the application has its title in the header, and the countdown where it belongs', async ({
  page,
  world,
}) => {
  for (const { path, persona, title, countdown } of PAGES) {
    await test.step(`${path}: ${title}`, async () => {
      if (persona === undefined) await page.evaluate((to) => history.pushState(null, '', to), path)
      else await world.enter(persona, path)
      await see(page.getByRole('banner').getByText(title, { exact: true })).toBeVisible()
      await see(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await see(page).toHaveURL(path)
      await see(page).toHaveTitle(new RegExp(`^${title}`))
      await see(page.getByRole('banner').getByRole('timer')).toHaveCount(countdown ? 1 : 0)
      await see(page.getByText('이 화면은 준비 중입니다.')).toHaveCount(0)
    })
  }
})
