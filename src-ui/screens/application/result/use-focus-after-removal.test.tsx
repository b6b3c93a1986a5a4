import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

const Cancel = () => {
  useFocusAfterRemoval('cancel')
  return (
    <button type="button" id="cancel">
      취소
    </button>
  )
}
const page = (isShown: boolean, inDialog: boolean) => (
  <main id="main">
    <h1>신청결과</h1>
    <dialog open={inDialog} tabIndex={-1} />
    {isShown && <Cancel />}
  </main>
)

it.each([
  ['heading', false],
  ['dialog', true],
] as const)('[D3-670] the focus of a removed button moves to the %s', async (role, inDialog) => {
  const { rerender } = render(page(true, inDialog))
  screen.getByRole('button').focus()
  await act(async () => rerender(page(false, inDialog)))
  expect(document.activeElement).toBe(screen.getByRole(role))
})
