import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Schema, SchemaForm } from './SchemaForm.tsx'

afterEach(cleanup)

/** A form with one field that has parts, as each answer of the control brings it again. */
const aForm = () => {
  const schema: Schema = { properties: { reasons: { type: 'array', title: '사유', examples: [['US01']] } } }
  return <SchemaForm schema={schema} word="보류" onSend={() => undefined} />
}

it('leaves a field alone when the same form is drawn again: a browser ends the selection in it when its text is written', () => {
  const { rerender } = render(aForm())
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '사유' }).value).toContain('US01')
  const write = vi.spyOn(HTMLTextAreaElement.prototype, 'defaultValue', 'set')
  rerender(aForm())
  expect(write).not.toHaveBeenCalled()
  write.mockRestore()
})
