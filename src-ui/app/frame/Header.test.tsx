import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import type { Route } from '#domain/session/routes'
import { currentSettings } from '../../parts/signals.ts'
import { keepWaiting, serveNothing } from '../../testing/services.ts'
import InnerPage from './InnerPage.tsx'

beforeEach(() => {
  serveNothing()
  keepWaiting()
})

afterEach(() => {
  cleanup()
  currentSettings.value = DEFAULT_SETTINGS
})

const numbers = (path: Route) => {
  render(<InnerPage path={path} />)
  return within(screen.getByRole('banner'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((address) => address?.startsWith('tel:'))
}

describe('whom the header offers to call', () => {
  it.each(['/onslf-check', '/aply-info', '/aply-result'] as const)('%s: the desk of applications', (path) =>
    expect(numbers(path)).toEqual(['tel:15330500']),
  )

  it.each(['/proof-intro', '/detail-page', '/opinion-submit'] as const)('%s: the desk of proofs', (path) =>
    expect(numbers(path)).toEqual(['tel:16445332', 'tel:16445333']),
  )

  it('a page that is about neither alone: both, the desk of applications first', () =>
    expect(numbers('/board-faq')).toEqual(['tel:15330500', 'tel:16445332', 'tel:16445333']))

  it('always somebody, whatever a deployment has left out', () => {
    currentSettings.value = { ...DEFAULT_SETTINGS, callCentre: { application: '1533-0500', proof: [] } }
    expect(numbers('/proof-reg')).toEqual(['tel:15330500'])
  })
})
