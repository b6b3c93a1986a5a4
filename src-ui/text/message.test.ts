/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'
import { UploadRefused } from '#app/upload/upload.errors'
import { failureWords } from '../parts/failure/show-failure.ts'
import type { MessageRow } from './message.ts'
import { verifyAccountMessages } from './ko/application.ts'
import { SUBMIT_OPINION_MESSAGES } from './ko/opinion.ts'
import { cancelProofMessages } from './ko/proof.ts'
import { SUPPLEMENT_BASE_PROOF_MESSAGES } from './ko/proof-detail.ts'
import { registerProofMessages } from './ko/registration.ts'

const sheets = import.meta.glob<Readonly<Record<string, unknown>>>('./ko/*.ts', { eager: true })

type Table = Readonly<Record<string, MessageRow>>

/**
 * Matches the names of message tables that this test leaves out, because they are about failures of administrators.
 * These failures occur while the login dialog is open, and the dialog explains them.
 */
const ADMINISTRATORS = /^(?:CHECK_ADMIN|LOG_IN_ADMIN|ADMIN_CALL)_MESSAGES$/

const MADE: readonly (readonly [string, Table])[] = [
  ['verifyAccountMessages plain', verifyAccountMessages({ accountErrorText: 'plain' })],
  ['verifyAccountMessages retry30', verifyAccountMessages({ accountErrorText: 'retry30' })],
  ['cancelProofMessages proof', cancelProofMessages('proof')],
  ['cancelProofMessages item', cancelProofMessages('item')],
  ['registerProofMessages direct', registerProofMessages('/proof-reg')],
  ['registerProofMessages general', registerProofMessages('/proof-reg-all')],
]

const TABLES: readonly (readonly [string, Table])[] = [
  ...Object.values(sheets).flatMap((sheet) =>
    Object.entries(sheet)
      .filter(([name]) => name.endsWith('_MESSAGES') && !ADMINISTRATORS.test(name))
      .map(([name, table]) => [name, table as Table] as const),
  ),
  ...MADE,
]

it.each([
  ['등록할 수 없는 파일 형식입니다.', '등록할 수 없는 파일 형식입니다. 파일: 정산.pdf'],
  [null, '파일 업로드 중 오류가 발생했습니다. 파일: 정산.pdf'],
  [' ', '파일 업로드 중 오류가 발생했습니다. 파일: 정산.pdf'],
])('[D3-141] the message %j is followed by the name of the refused file', (message, text) => {
  const error = new UploadRefused({ name: '정산.pdf', message })
  const tables = [registerProofMessages('/proof-reg'), SUPPLEMENT_BASE_PROOF_MESSAGES, SUBMIT_OPINION_MESSAGES]
  expect(tables.map(({ UploadRefused: row }) => failureWords(error, row).text)).toEqual([text, text, text])
})

describe('a reported failure', () => {
  it('is described in tables that this test covers', () => {
    const makers = Object.values(sheets).flatMap((sheet) =>
      Object.keys(sheet).filter((name) => name.endsWith('Messages')),
    )
    expect(makers.filter((maker) => !MADE.some(([name]) => name.startsWith(`${maker} `)))).toEqual([])
  })

  it('is described in more than 25 message tables', () => expect(TABLES.length).toBeGreaterThan(25))

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
