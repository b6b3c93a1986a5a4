import { expect, it } from 'vitest'
import { totalSupport } from '#domain/application/total-support'
import { Won } from '#domain/kernel/won'
import { totalSupportWords } from './result-facts.ts'

it.each([
  ['applied', '결정 전 (최대\u00a0300,000원)'],
  ['notSelected', '지원금 없음'],
  ['paymentComplete', '-'],
] as const)('[D2-99] the total support of %s without an amount is %s', (status, words) =>
  expect(totalSupportWords(totalSupport(status, 0, Won(0)))).toBe(words),
)
