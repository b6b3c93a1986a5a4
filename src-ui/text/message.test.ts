import { describe, expect, it } from 'vitest'
import { UploadRefused } from '#app/upload/upload.errors'
import { failureWords } from '../parts/failure/show-failure.ts'
import { MESSAGE_TABLES, uncoveredMakers } from '../testing/message-tables.ts'
import { SUBMIT_OPINION_MESSAGES } from './ko/opinion/opinion.ts'
import { SUPPLEMENT_BASE_PROOF_MESSAGES } from './ko/proof/detail.ts'
import { registerProofMessages } from './ko/proof/registration.ts'

/**
 * Matches the names of message tables for administrators, which this test leaves out. The login dialog explains
 * failures of the login; an alert names any other call that failed and gives the reason.
 */
const ADMINISTRATORS = /^(?:CHECK_ADMIN|LOG_IN_ADMIN|ADMIN_CALL)_MESSAGES$/

const TABLES = MESSAGE_TABLES.filter(([name]) => !ADMINISTRATORS.test(name))

it.each([
  ['등록할 수 없는 파일 형식입니다.', '등록할 수 없는 파일 형식입니다. 파일: 정산.pdf'],
  [null, '파일 업로드 중 오류가 발생했습니다. 파일: 정산.pdf'],
  [' ', '파일 업로드 중 오류가 발생했습니다. 파일: 정산.pdf'],
])('[D3-141] the message %j is followed by the name of the refused file', (message, text) => {
  const error = new UploadRefused({ name: '정산.pdf', message })
  const tables = [registerProofMessages('/proof-reg'), SUPPLEMENT_BASE_PROOF_MESSAGES, SUBMIT_OPINION_MESSAGES]
  expect(tables.map(({ UploadRefused: row }) => failureWords(error, row).text)).toEqual([text, text, text])
})

it('the tests of this file cover every table of messages except those of administrators, more than 25', () => {
  expect(uncoveredMakers()).toEqual([])
  expect(TABLES.length).toBeGreaterThan(25)
})

describe('a reported failure', () => {
  it.each(TABLES)('says what to do next: %s', (_name, table) => {
    const ends = Object.entries(table).filter(
      ([, { text, next, stop, isQuiet }]) =>
        !isQuiet && stop?.link === undefined && !/주세요/.test(`${text} ${next ?? ''} ${stop?.text ?? ''}`),
    )
    expect(ends.map(([tag, { text }]) => `${tag}: ${text}`)).toEqual([])
  })

  it.each(TABLES)('says only once what to do next: %s', (_name, table) => {
    const twice = Object.entries(table).filter(
      ([, { text, next }]) => next !== undefined && /(?:잠시|분) 후 다시/.test(text) && /후 다시/.test(next),
    )
    expect(twice.map(([tag, { text, next }]) => `${tag}: ${text} ${next}`)).toEqual([])
  })
})
