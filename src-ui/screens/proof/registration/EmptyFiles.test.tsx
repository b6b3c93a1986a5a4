import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DialogHolder } from '#ui/parts/dialog/DialogHolder.tsx'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import '#ui/testing/jsdom-dialog.ts'
import { waitOneTurn } from '#ui/testing/shown-dialog.ts'
import { confirmWithoutEmptyFiles } from './EmptyFiles.tsx'

describe('[P-065] stored files that are empty', () => {
  const answersOf = async (names: readonly string[]) => {
    const answers: boolean[] = []
    render(<DialogHolder />)
    await act(async () => void confirmWithoutEmptyFiles(names).then((answer) => answers.push(answer)))
    return answers
  }
  it.each([
    ['확인', true],
    ['취소', false],
  ])('answering the question about them with %s returns %s', async (button, answer) => {
    const answers = await answersOf(['빈 파일.jpg', '없음.pdf'])
    const dialog = screen.getByRole('dialog', { name: '용량이 0인 파일이 있습니다.' })
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['빈 파일.jpg', '없음.pdf'])
    fireEvent.click(within(dialog).getByRole('button', { name: button }))
    await waitOneTurn()
    expect(answers).toEqual([answer])
  })
  it('are not asked about if there are none', async () => {
    expect(await answersOf([])).toEqual([true])
    expect(dialogs.stack.peek()).toEqual([])
  })
})
