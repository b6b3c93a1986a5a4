import '../../../testing/jsdom-dialog.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DialogHolder } from '../../../parts/dialog/DialogHolder.tsx'
import { closeDialogs, shownDialog, waitOneTurn } from '../../../testing/shown-dialog.ts'
import '../examples/Examples.tsx'
import { ExampleGrid } from './ExampleGrid.tsx'

const draw = () =>
  render(
    <>
      <ExampleGrid type="direct" kinds={[1, 2, 5]} title="올리실 수 있는 자료" />
      <DialogHolder />
    </>,
  )
const drawings = () => screen.getAllByRole('button', { name: /크게 보기$/ })

describe('[D3-143] the strip of examples', () => {
  it('[P-050] shows each kind of document in order', () => {
    draw()
    const said = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(said).toEqual([
      '배달완료 사진·문자배달 완료를 알린 문자',
      '고객 영수증배달료 항목',
      '배달대장배달 날짜와 서명',
    ])
  })

  it('[D2-221] is collapsed at first in a narrow window only', () => {
    const isOpen = () => screen.getByRole('button', { name: '무엇을 올릴 수 있나요?' }).getAttribute('aria-expanded')
    const folded = (
      <ExampleGrid type="direct" kinds={[1]} title="올리실 수 있는 자료" foldName="무엇을 올릴 수 있나요?" />
    )
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    render(folded)
    expect(isOpen()).toBe('true')
    cleanup()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    render(folded)
    expect(isOpen()).toBe('false')
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

  it('[P-015] opens all drawings on a click', async () => {
    draw()
    fireEvent.click(drawings()[1] ?? document.body)
    await waitOneTurn()
    expect(shownDialog()?.querySelectorAll('img')).toHaveLength(3)
    closeDialogs()
    await waitOneTurn()
    expect(shownDialog()).toBeNull()
  })
})
