import { describe, expect, it } from 'vitest'
import { type Markup, newIn, stateOf } from './judged-screens.ts'

const row = (text: string, more = '') => `<tr${more}><td>${text}</td></tr>`

describe('the state of a part', () => {
  it.each([
    ['another person', '<p>김서준님</p>', '<p>윤솔비님</p>'],
    ['another number in an id', '<p id="r1">가</p>', '<p id="r22">가</p>'],
    ['another id that React made', '<p id="_r_1_">가</p>', '<p id="_r_1k_">가</p>'],
    ['another address of a link', '<a href="/a">가</a>', '<a href="/b?c=1">가</a>'],
    ['more rows that are alike', row('가') + row('나'), row('가') + row('나') + row('다')],
  ])('is the same with %s', (_, one, other) => expect(stateOf(one)).toBe(stateOf(other)))

  it.each([
    ['a text that is gone', '<button>확인</button>', '<button></button>'],
    ['a name that is empty', '<img alt="가">', '<img alt="">'],
    ['another class', '<p class="a">가</p>', '<p class="b">가</p>'],
    ['another role', '<p role="status">가</p>', '<p role="alert">가</p>'],
    ['a row of another kind', row('가') + row('나'), row('가') + row('나', ' class="off"')],
  ])('is another with %s', (_, one, other) => expect(stateOf(one)).not.toBe(stateOf(other)))
})

describe('what of a screen is new', () => {
  const screen = (more: Partial<Markup> = {}): Markup => ({
    around: '<html><header></header><main></main></html>',
    parts: { header: '<header>가</header>', main: '<main>나</main>' },
    seenHow: '1280',
    ...more,
  })
  const judged = new Set(newIn(screen(), () => false).digests)
  const found = (of: Markup) => newIn(of, (digest) => judged.has(digest)).found

  it('is all of one that nobody has judged', () =>
    expect(newIn(screen(), () => false).found).toEqual({ around: true, parts: ['header', 'main'] }))
  it('is nothing of one that has been judged', () =>
    expect(newIn(screen(), (digest) => judged.has(digest)).digests).toEqual([]))
  it('is the part that has changed', () =>
    expect(found(screen({ parts: { ...screen().parts, main: '<main class="b">나</main>' } }))).toEqual({
      around: false,
      parts: ['main'],
    }))
  it('is a window that has opened', () =>
    expect(found(screen({ parts: { ...screen().parts, 'dialog[open]': '<dialog open>다</dialog>' } }))).toEqual({
      around: false,
      parts: ['dialog[open]'],
    }))
  it('is what stands around the parts, where only that is another', () =>
    expect(found(screen({ around: '<html><header></header><p></p><main></main></html>' }))).toEqual({
      around: true,
      parts: [],
    }))
  it('is all of it in another width', () =>
    expect(found(screen({ seenHow: '360' }))).toEqual({ around: true, parts: ['header', 'main'] }))
})
