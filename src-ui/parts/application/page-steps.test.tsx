import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApplicationRail } from './page-steps.tsx'

it('the list of steps marks the current step and the finished steps', () => {
  render(<ApplicationRail page="/onslf-check" />)
  const [first, second] = screen.getAllByRole('listitem')
  const spokenTexts = [first, second].map((step) => step?.querySelector(':scope > :not([aria-hidden])')?.textContent)
  expect(spokenTexts).toEqual(['사업자 확인 완료', '본인인증 지금 단계'])
  expect([first, second].map((step) => step?.getAttribute('aria-current'))).toEqual([null, 'step'])
})
