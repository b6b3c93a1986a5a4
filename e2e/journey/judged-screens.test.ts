import { describe, expect, it } from 'vitest'
import { stateOf } from './judged-screens.ts'

const row = (text: string, more = '') => `<tr${more}><td>${text}</td></tr>`

describe('the state of a screen', () => {
  it.each([
    ['another person', '<p>김서준님</p>', '<p>윤솔비님</p>'],
    ['another number in an id', '<p id="r1">가</p>', '<p id="r22">가</p>'],
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
