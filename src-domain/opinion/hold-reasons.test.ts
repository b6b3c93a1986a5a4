import { describe, expect, it } from 'vitest'
import { describeReasons } from '../application/result.ts'

const LIST = [
  { codeValue: 'US01', codeName: '주대표자 아님' },
  { codeValue: 'US02', codeName: '폐업' },
  { codeValue: 'US07', codeName: '서류 미비' },
]

describe('[P-148] the reasons for a hold', () => {
  it.each([
    ['US01', 'US01'],
    ['US02', 'US02'],
    ['US07', 'other'],
    ['US99', 'noDescription'],
  ])('%s is described by %s', (code, description) =>
    expect(describeReasons([code], LIST).map((reason) => reason.description)).toEqual([description]),
  )
})
