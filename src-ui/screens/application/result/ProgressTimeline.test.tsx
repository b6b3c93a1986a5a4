import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProgressTimeline, type ProgressTimelineStage } from './ProgressTimeline.tsx'
import styles from './ProgressTimeline.module.css'

const STAGES: readonly ProgressTimelineStage[] = [
  { name: '신청완료', state: 'done', date: '2025-06-24' },
  { name: '검증·심의', state: 'warn', note: '보류 중', mark: '보류' },
  { name: '지급완료', state: 'ahead' },
]
const RIDER = ({ className }: { readonly className?: string | undefined }) => <i className={className} data-rider="" />
const draw = (at: number, stages = STAGES) =>
  render(<ProgressTimeline label="진행상태" stages={stages} at={at} rider={RIDER} />)
const flat = () => screen.getByRole('button')
const place = () => flat().querySelector(`.${styles['place']}`)?.textContent

describe('[A-149] [D2-164] the progress bar of an application', () => {
  it('[D2-462] [D2-932] [D2-938] [D2-988] [D3-342] [D1-987] names each stage, and says what is next unless the application waits for the applicant', () => {
    draw(1)
    expect(flat().textContent).toContain('진행상태: 3단계 중 2단계 검증·심의, 보류 중. 단계 보기')
    expect(flat().querySelectorAll('[data-rider]')).toHaveLength(1)
    expect([...flat().querySelectorAll(`.${styles['name']}`)].map(({ textContent }) => textContent)).toEqual([
      '신청완료',
      '검증·심의',
      '지급완료',
    ])
    expect(place()).toBe('')
    cleanup()
    draw(
      1,
      STAGES.map((stage) => ({ ...stage, state: stage.state === 'warn' ? 'now' : stage.state, mark: undefined })),
    )
    expect(place()).toBe('다음: 지급완료')
    cleanup()
    draw(-1)
    expect(flat().textContent).toMatch(/^진행상태: /)
    expect(flat().textContent).not.toMatch(/\d단계 (?:신청완료|검증|지급)/)
  })

  it('shows no next stage below the last one', () => {
    draw(2)
    expect(place()).toBe('')
    expect(flat().textContent).toMatch(/단계 보기$/)
  })

  it('[D3-160] [D1-987] puts the courier at the stage that waits for the applicant, and speaks the task', () => {
    draw(1, [
      { name: '신청완료', state: 'done' },
      { name: '대상결정', state: 'arrived', note: '완료' },
      { name: '지급완료', state: 'due', mark: '계좌 수정 필요' },
    ])
    expect(place()).toBe('')
    expect(flat().textContent).toContain('2단계 대상결정, 완료. 계좌 수정 필요. 단계 보기')
    expect(flat().querySelectorAll('[data-rider]')).toHaveLength(1)
    expect(flat().querySelector('[data-rider]')?.parentElement?.textContent).toBe('지급완료')
    expect(document.querySelector('[aria-current]')?.textContent).toContain('지급완료')
    cleanup()
    draw(1, [
      { name: '신청완료', state: 'done' },
      { name: '대상결정', state: 'arrived', note: '완료' },
      { name: '지급완료', state: 'ahead', mark: '증빙 등록', task: '증빙 등록' },
    ])
    expect(place()).toBe('다음: 증빙 등록')
    cleanup()
    draw(1, [
      { name: '신청완료', state: 'done' },
      { name: '검증·심의', state: 'now', mark: '검증 중' },
      { name: '대상결정', state: 'ahead' },
    ])
    expect(place()).toBe('다음: 대상결정')
  })

  it('opens a list with the date of each stage', () => {
    draw(1)
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
