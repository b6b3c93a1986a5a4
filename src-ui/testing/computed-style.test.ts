import { expect, it } from 'vitest'
import { jsdomComputedStyle } from './computed-style.ts'

const TAGS = ['div', 'p', 'h2', 'ul', 'li', 'table', 'tr', 'td', 'dialog', 'details', 'summary', 'fieldset', 'legend']
const INLINE_TAGS = ['span', 'a', 'b', 'em', 'button', 'input', 'select', 'option', 'label', 'output', 'img', 'svg']
const ATTRIBUTES = [
  {},
  { hidden: '' },
  { open: '' },
  { type: 'hidden' },
  { class: 'join' },
  { class: 'text joined' },
  { style: 'display: none' },
  { style: 'display: flex', hidden: '' },
  { style: 'visibility: hidden' },
  { style: 'visibility: visible' },
]

const make = (tag: string, attributes: Readonly<Record<string, string>>): HTMLElement => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

it.each([...TAGS, ...INLINE_TAGS])('the computed display and visibility of <%s> equal those of jsdom', (tag) => {
  for (const around of [{}, { hidden: '' }, { style: 'visibility: hidden' }])
    for (const own of ATTRIBUTES) {
      const [section, element] = [make('section', around), make(tag, own)]
      section.append(element)
      document.body.append(section)
      const [fast, slow] = [getComputedStyle(element), jsdomComputedStyle(element)]
      expect([around, own, fast.display, fast.visibility]).toEqual([around, own, slow.display, slow.visibility])
      for (const name of ['display', 'visibility', 'color'])
        expect(fast.getPropertyValue(name)).toBe(slow.getPropertyValue(name))
      section.remove()
    }
})
