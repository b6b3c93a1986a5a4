import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type FormSchema, SchemaForm } from './SchemaForm.tsx'

/**
 * Returns a form with one structured field. Each call returns a new object, because each answer of the control API
 * contains new objects as well.
 */
const aForm = () => {
  const schema: FormSchema = { properties: { reasons: { type: 'array', title: '사유', examples: [['US01']] } } }
  return <SchemaForm schema={schema} word="보류" onSend={() => undefined} />
}

it('SchemaForm keeps the text selection when the form renders again', () => {
  const { rerender } = render(aForm())
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '사유' }).value).toContain('US01')
  const write = vi.spyOn(HTMLTextAreaElement.prototype, 'defaultValue', 'set')
  rerender(aForm())
  expect(write).not.toHaveBeenCalled()
  write.mockRestore()
})
