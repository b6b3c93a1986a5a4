import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanApplicationInput } from '#domain/application/form/application-form'
import { cleanAmountInput } from '#domain/proof/registration/registration-form'
import {
  makeKeepDigits,
  formatMobileWhileTyping,
  formatThousands,
  acceptFormattedText,
  cleanTypedText,
  type TypedText,
} from './text-control.ts'

const take = (typedText: TypedText, forward = false) =>
  acceptFormattedText(typedText, cleanAmountInput, formatThousands, { forward })
const digitsBefore = ({ text, caret }: TypedText) => text.slice(0, caret).replaceAll(',', '').length

/** A number in its input, with a selection. */
const inBox = fc
  .tuple(fc.integer({ min: 0, max: 999_999_999_999 }), fc.nat(15), fc.nat(15))
  .map(([number, one, other]) => {
    const text = formatThousands(String(number))
    const [from, to] = [one, other].map((place) => Math.min(place, text.length)).toSorted((a, b) => a - b)
    return { text, from: from ?? 0, to: to ?? 0 }
  })
const insertedText = fc.oneof(
  fc.string({ maxLength: 4 }),
  fc.stringMatching(/^\d{1,6}$/),
  fc.integer({ min: 0, max: 9_999_999 }).map((number) => formatThousands(String(number))),
)

describe('[P-030] [D3-105] a number with separators while typing', () => {
  it.each([
    ['1234', 4, '1,234', 5],
    ['123,4567', 8, '1,234,567', 9],
    ['9123,456', 1, '9,123,456', 1],
    ['1,23x4', 5, '1,234', 4],
    ['0123,456', 1, '123,456', 0],
    ['1,0234', 3, '10,234', 2],
    ['', 0, '', 0],
  ])('for %s with the caret at %i, shows %s with the caret at %i', (text, caret, shown, at) =>
    expect(take({ text, caret })).toMatchObject({ text: shown, caret: at }),
  )

  it('is replaced by typed digits if selected', () =>
    expect(take({ text: '999', caret: 3 })).toEqual({ value: '999', text: '999', caret: 3 }))

  it('lets Backspace and Delete move the caret over separators', () => {
    expect(take({ text: '1234', caret: 1 })).toMatchObject({ text: '1,234', caret: 1 })
    expect(take({ text: '1234', caret: 1 }, true)).toMatchObject({ text: '1,234', caret: 2 })
  })

  it('does not change when formatted again', () =>
    fc.assert(
      fc.property(fc.string(), fc.nat(20), (text, place) => {
        const result = take({ text, caret: Math.min(place, text.length) })
        expect(result.text).toBe(formatThousands(result.value))
        expect(result.value).toBe(cleanAmountInput(text))
        expect(result.caret).toBeGreaterThanOrEqual(0)
        expect(result.caret).toBeLessThanOrEqual(result.text.length)
        expect(take(result)).toEqual(result)
      }),
    ))

  it('replaces a selection like a plain field of digits', () =>
    fc.assert(
      fc.property(inBox, insertedText, ({ text, from, to }, insertion) => {
        const typedText = { text: text.slice(0, from) + insertion + text.slice(to), caret: from + insertion.length }
        const result = take(typedText)
        const plain = [text.slice(0, from), insertion, text.slice(to)].map((part) =>
          part.normalize('NFKC').replace(/\D/g, ''),
        )
        expect(result.value).toBe(cleanAmountInput(plain.join('')))
        const droppedZeros = plain.join('').length - plain.join('').replace(/^0+(?=\d)/, '').length
        const before = (plain[0] ?? '').length + (plain[1] ?? '').length
        // If the text consists of zeros only, the first of them stays.
        const expectedCaret = result.value === '0' ? before : before - droppedZeros
        expect(digitsBefore(result)).toBe(Math.max(0, Math.min(expectedCaret, result.value.length)))
      }),
    ))

  it('gives the same result typed key by key or inserted at once', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-z,]{0,16}$/), (keys) => {
        let box: TypedText = { text: '', caret: 0 }
        for (const key of keys)
          box = take({ text: box.text.slice(0, box.caret) + key + box.text.slice(box.caret), caret: box.caret + 1 })
        const significant = keys.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
        expect(box.text).toBe(formatThousands(significant.slice(0, 12)))
        expect(box.caret).toBe(box.text.length)
      }),
    ))
})

/** Types keys one by one into an input, at its caret. */
const typeInto = (box: TypedText, keys: string, clean: (text: string) => string): TypedText =>
  [...keys].reduce(
    ({ text, caret }, key) =>
      cleanTypedText({ text: text.slice(0, caret) + key + text.slice(caret), caret: caret + 1 }, clean),
    box,
  )
const EMPTY = { text: '', caret: 0 }

describe('[D2-114] [A-060] a mobile number with a country code while typing', () => {
  const mobile = (text: string) => cleanApplicationInput('mobile', text)

  it.each(['+82 10-1234-5678', '821012345678', '+82 010-1234-5678', '010-1234-5678'])(
    'gives the same result typed or inserted at once: %s',
    (keys) =>
      expect([typeInto(EMPTY, keys, mobile), cleanTypedText({ text: keys, caret: keys.length }, mobile)]).toEqual([
        expect.objectContaining({ text: '01012345678', caret: 11 }),
        { value: '01012345678', text: '01012345678', caret: 11 },
      ]),
  )

  it('is not rewritten while the first digits of 010-8210-1234 are corrected', () => {
    const withoutFront = cleanTypedText({ text: '82101234', caret: 0 }, mobile)
    expect(withoutFront).toMatchObject({ text: '82101234', caret: 0 })
    expect(typeInto(withoutFront, '010', mobile)).toMatchObject({ text: '01082101234', caret: 3 })
  })

  it.each([
    ['82101023456', 6, '0101023456', 5],
    ['+821012345678', 3, '01012345678', 1],
    ['010x12345678', 4, '01012345678', 3],
  ])('for %s with the caret at %i, shows %s with the caret at %i', (text, caret, shown, at) =>
    expect(cleanTypedText({ text, caret }, mobile)).toMatchObject({ text: shown, caret: at }),
  )
})

it('[A-060] the caret stays behind the digits, wherever text is inserted', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-c]{0,20}$/), fc.nat(20), (text, place) => {
      const caret = Math.min(place, text.length)
      const before = text.slice(0, caret).replace(/\D/g, '').length
      expect(cleanTypedText({ text, caret }, makeKeepDigits(11)).caret).toBe(Math.min(before, 11))
    }),
  ))

describe('[D2-165] a mobile number with hyphens while typing', () => {
  const takeMobile = (typedText: TypedText) =>
    acceptFormattedText(typedText, (text) => cleanApplicationInput('mobile', text), formatMobileWhileTyping)

  it.each([
    ['010', 3, '010', 3],
    ['0101', 4, '010-1', 5],
    ['01012345678', 11, '010-1234-5678', 13],
    ['+82 10 1234 5678', 16, '010-1234-5678', 13],
    ['010-91234-567', 5, '010-9123-4567', 5],
    ['0101234', 3, '010-1234', 3],
  ])('for %s with the caret at %i, shows %s with the caret at %i', (text, caret, shown, at) =>
    expect(takeMobile({ text, caret })).toMatchObject({ text: shown, caret: at }),
  )

  it('has a value without hyphens', () =>
    expect(takeMobile({ text: '010-1234-5678', caret: 13 }).value).toBe('01012345678'))
})
