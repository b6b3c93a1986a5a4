import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { RoadLine } from '#ui/text/ko/application/result-states.ts'
import { ProgressTimeline, type ProgressTimelineStage } from './ProgressTimeline.tsx'
import styles from './ProgressTimeline.module.css'

const STAGES: readonly ProgressTimelineStage[] = [
  { name: '신청완료', state: 'done', date: '2025-06-24' },
  { name: '검증·심의', state: 'warn', note: '보류 중', mark: '보류' },
  { name: '지급', state: 'ahead' },
]
const RIDER = ({ className }: { readonly className?: string | undefined }) => <i className={className} data-rider="" />
const draw = (stages = STAGES, line: RoadLine | null = null) =>
  render(<ProgressTimeline label="진행상태" stages={stages} line={line} rider={RIDER} />)
const flat = () => screen.getByRole('button')
const place = () => flat().querySelector(`.${styles['place']}`)?.textContent

describe('[A-149] [D2-164] the progress bar of an application', () => {
  it('[D2-462] [D2-932] [D2-938] [D2-988] [D1-987] [D2-998] names each stage, and has one line below the names', () => {
    draw(STAGES, { now: '심의 보류 중' })
    expect(flat().textContent).toContain(
      '진행상태: 3단계 중 2단계 검증·심의, 보류 중, 보류. 지금: 심의 보류 중. 단계 보기',
    )
    expect(flat().querySelectorAll('[data-rider]')).toHaveLength(1)
    expect([...flat().querySelectorAll(`.${styles['name']}`)].map(({ textContent }) => textContent)).toEqual([
      '신청완료',
      '검증·심의',
      '지급',
    ])
    expect(place()).toBe('지금: 심의 보류 중')
    cleanup()
    draw(STAGES, { next: '지급' })
    expect(place()).toBe('다음: 지급')
    cleanup()
    draw(STAGES.map((stage) => ({ ...stage, state: 'ahead' })))
    expect(flat().textContent).toMatch(/^진행상태: /)
    expect(flat().textContent).not.toMatch(/\d단계 (?:신청완료|검증|지급)/)
    expect(place()).toBe('')
  })

  it.each(['due', 'now', 'part'] as const)(
    '[D3-160] [D1-987] [D2-998] puts the courier at an open payment: %s',
    (state) => {
      draw([
        { name: '신청완료', state: 'done' },
        { name: '대상결정', state: 'arrived', note: '완료' },
        { name: '지급', state, mark: '계좌 확인 중' },
      ])
      expect(flat().textContent).toContain('3단계 지급, 계좌 확인 중. 단계 보기')
      expect(flat().querySelectorAll('[data-rider]')).toHaveLength(1)
      expect(flat().querySelector('[data-rider]')?.parentElement?.textContent).toBe('지급')
      expect(document.querySelector('[aria-current]')?.textContent).toContain('지급')
    },
  )

  it('[D3-751] [D2-998] leaves the courier at the current stage before the decision, although a part was paid', () => {
    draw([
      { name: '검증·심의', state: 'warn', mark: '보류' },
      { name: '대상결정', state: 'ahead' },
      { name: '지급', state: 'part' },
    ])
    expect(flat().querySelector('[data-rider]')?.parentElement?.textContent).toBe('검증·심의')
  })

  it('opens a list with the date of each stage', () => {
    draw()
    const list = document.querySelector(`[id="${flat().getAttribute('aria-controls')}"]`) as HTMLElement
    expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    expect(within(list).getByText('2025-06-24')).not.toBeNull()
    const states = [0, 1, 2].map((press) => {
      if (press > 0) fireEvent.click(flat())
      return [flat().getAttribute('aria-expanded'), list.classList.contains(styles['open'] ?? '')]
    })
    expect(states).toEqual([
      ['false', false],
      ['true', true],
      ['false', false],
    ])
  })
})
