import { describe, expect, it } from 'vitest'
import { SESSION_CHAPTER } from './session.rules.ts'

const ruleOf = (prefix: string) => SESSION_CHAPTER.rules?.find((rule) => rule.prefix === prefix)
const textOf = (given: readonly (readonly [unknown, unknown])[] = []) =>
  given.map((pair) => pair.join(': ')).join(' / ')

describe("the rule book's entry for the time of a certification", () => {
  it('[E-144] says how many minutes before the end the warning appears', () => {
    expect(ruleOf('CD')?.facts.map(({ name }) => name)).toEqual([
      '남은 시간',
      '남은 시간이 5분 이하',
      '이미 안내함',
      '서버에 마지막으로 물었음',
    ])
  })

  it('[E-186] contains cases with the answer of the server', () => {
    expect(ruleOf('RM')?.cases.map(({ given }) => textOf(given))).toEqual([
      '서버의 답: 1초 / 물은 때: 시간이 끝났을 때',
      '서버의 답: 3600초 / 물은 때: 시간이 남았을 때',
      '서버의 답: 0초 / 물은 때: 시간이 남았을 때',
      '서버의 답: -1초 / 물은 때: 시간이 끝났을 때',
      '서버의 답: 답이 없음 / 물은 때: 시간이 남았을 때',
      '서버의 답: 답이 없음 / 물은 때: 시간이 끝났을 때',
    ])
  })
})
