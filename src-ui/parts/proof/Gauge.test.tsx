import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Gauge } from './Gauge.tsx'

const widths = (svg: Element | null) =>
  [...(svg?.querySelectorAll(':scope > rect[class]') ?? [])].map((rect) => rect.getAttribute('width'))

it('[D2-460] a gauge shows each part as its share of the whole length', () => {
  const { container } = render(
    <Gauge
      whole={300_000}
      parts={[
        { look: 'paid', size: 120_000 },
        { look: 'underReview', size: 60_000 },
      ]}
    />,
  )
  const svg = container.querySelector('svg')
  expect(svg?.getAttribute('aria-hidden')).toBe('true')
  expect(widths(svg)).toEqual(['400', '200'])
})
