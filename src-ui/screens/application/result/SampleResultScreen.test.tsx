import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderScreenAtUrl } from '#ui/testing/render-screen-at-url.tsx'
import { keepServicesFromLoading } from '#ui/testing/services.ts'
import SampleResultScreen from './SampleResultScreen.tsx'
import timeline from './Timeline.module.css'

beforeEach(keepServicesFromLoading)

it('[P-258] the example of a result shows invented data without any request', async () => {
  const fetched = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetched)
  await renderScreenAtUrl(SampleResultScreen, '/aply-result-sample')
  const main = screen.getByRole('main').textContent
  for (const text of ['실제 신청결과가 아닙니다.', '예시상점', '000-00-00000', '2025년 2월 17일(월)', '최대 300,000원'])
    expect(main).toContain(text)
  expect(screen.getByText('접수완료').isConnected).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: '지급이 끝난 신청의 예시 진행상태 단계 보기' }))
  const [stepsOfSample, stepsOfPaid] = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'))
  const steps = stepsOfSample ?? []
  expect(steps.map((step) => step.querySelector(`.${timeline['name']}`)?.textContent)).toEqual([
    '신청완료',
    '정보조회',
    '검증·심의',
    '대상결정',
    '지급',
  ])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null, null, null])
  expect(steps.map((step) => step.querySelector(`.${timeline['date']}`)?.textContent)).toEqual([
    '2025년 2월 17일(월)',
    ...['', '', '', ''],
  ])
  expect(stepsOfPaid?.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, null, null, 'step'])
  const paid = screen.getByRole('region', { name: '지급이 끝난 신청의 예시' })
  expect(paid.textContent).toContain('150,000원')
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['신청하기', '/self-check'],
    ['신청결과 확인', '/bzmn-result'],
  ])
  expect(fetched).not.toHaveBeenCalled()
})
