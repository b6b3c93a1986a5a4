import '#ui/testing/jsdom-dialog.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DialogHolder } from '#ui/parts/dialog/DialogHolder.tsx'
import { closeDialogs, shownDialog, waitOneTurn } from '#ui/testing/shown-dialog.ts'
import '../examples/Examples.tsx'
import { ExampleList } from './ExampleList.tsx'

const draw = () =>
  render(
    <>
      <ExampleList type="direct" kinds={[1, 2, 5]} words="실적증빙 예시보기" />
      <DialogHolder />
    </>,
  )
const drawings = () => screen.getAllByRole('button', { name: /크게 보기$/ })

describe('[D3-143] the list of examples', () => {
  it('[P-050] shows each kind of document in order', () => {
    draw()
    expect(screen.getByRole('list').getAttribute('aria-labelledby')).toBe(
      screen.getByRole('heading', { name: '올리실 수 있는 자료 3가지' }).id,
    )
    const itemTexts = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(itemTexts).toEqual([
      '배달완료 사진·문자배달 완료를 알린 문자',
      '고객 영수증배달료 항목',
      '배달대장배달 날짜와 서명',
    ])
  })

  it('moves between the examples with the arrow keys', () => {
    draw()
    const stops = () => drawings().map(({ tabIndex }) => tabIndex)
    expect(stops()).toEqual([0, -1, -1])
    drawings()[0]?.focus()
    fireEvent.keyDown(drawings()[0] ?? document.body, { key: 'ArrowRight' })
    expect(document.activeElement).toEqual(drawings()[1])
    expect(stops()).toEqual([-1, 0, -1])
    fireEvent.keyDown(drawings()[1] ?? document.body, { key: 'End' })
    expect(document.activeElement).toBe(drawings()[2])
  })

  it('[P-015] [P-050] opens all drawings on a click on one of them, or on the button', async () => {
    draw()
    for (const opener of [drawings()[1], screen.getByRole('button', { name: '실적증빙 예시보기' })]) {
      fireEvent.click(opener ?? document.body)
      await waitOneTurn()
      expect(shownDialog()?.querySelectorAll('img')).toHaveLength(3)
      closeDialogs()
      await waitOneTurn()
      expect(shownDialog()).toBeNull()
    }
  })
})
