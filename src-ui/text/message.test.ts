/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'
import { UploadRefused } from '#app/upload/upload.errors'
import type { MessageRow } from './message.ts'
import { verifyAccountMessages } from './ko/application.ts'
import { submitOpinionMessages } from './ko/opinion.ts'
import { cancelProofMessages } from './ko/proof.ts'
import { supplementBaseMessages, supplementMessages } from './ko/proof-detail.ts'
import { registerProofMessages, requestCarriersMessages } from './ko/registration.ts'

const sheets = import.meta.glob<Readonly<Record<string, unknown>>>('./ko/*.ts', { eager: true })

type Table = Readonly<Record<string, MessageRow>>

/** Matches the tables of administrators' failures. The login dialog is open then and explains these failures. */
const ADMINISTRATORS = /^(?:CHECK_ADMIN|LOG_IN_ADMIN|WHY)_MESSAGES$/

/** Stands for the failure in message tables that depend on it; it has no facts besides its tag. */
const SAMPLE = { _tag: 'none' } as never
const MADE: readonly (readonly [string, Table])[] = [
  ['verifyAccountMessages plain', verifyAccountMessages({ accountErrorText: 'plain' })],
  ['verifyAccountMessages retry30', verifyAccountMessages({ accountErrorText: 'retry30' })],
  ['submitOpinionMessages', submitOpinionMessages(SAMPLE)],
  ['supplementBaseMessages', supplementBaseMessages(SAMPLE)],
  ['cancelProofMessages proof', cancelProofMessages('proof')],
  ['cancelProofMessages item', cancelProofMessages('item')],
  ['supplementMessages', supplementMessages(SAMPLE)],
  ['registerProofMessages direct', registerProofMessages('/proof-reg', SAMPLE)],
  ['registerProofMessages general', registerProofMessages('/proof-reg-all', SAMPLE)],
  ['requestCarriersMessages', requestCarriersMessages(SAMPLE)],
]

const TABLES: readonly (readonly [string, Table])[] = [
  ...Object.values(sheets).flatMap((sheet) =>
    Object.entries(sheet)
      .filter(([name]) => name.endsWith('_MESSAGES') && !ADMINISTRATORS.test(name))
      .map(([name, table]) => [name, table as Table] as const),
  ),
  ...MADE,
]

describe('a file that the back end refuses', () => {
  it.each([
    ['등록할 수 없는 파일 형식입니다.', '등록할 수 없는 파일 형식입니다. 파일: 정산.pdf'],
    [null, '파일 업로드 중 오류가 발생했습니다. 파일: 정산.pdf'],
    [' ', '파일 업로드 중 오류가 발생했습니다. 파일: 정산.pdf'],
  ])('[D3-141] is named after the message %j', (message, text) => {
    const error = new UploadRefused({ name: '정산.pdf', message })
    const told = [
      registerProofMessages('/proof-reg', error),
      supplementBaseMessages(error),
      submitOpinionMessages(error),
    ].map(({ UploadRefused: row }) => row.text)
    expect(told).toEqual([text, text, text])
  })
})

describe('a reported failure', () => {
  it('finds the tables', () => expect(TABLES.length).toBeGreaterThan(25))

  it.each(TABLES)('offers a next step: %s', (_name, table) => {
    const ends = Object.entries(table).filter(
      ([, { text, next, stop, show }]) =>
        show === 'modal' && stop?.link === undefined && !/주세요/.test(`${text} ${next ?? ''} ${stop?.text ?? ''}`),
    )
    expect(ends.map(([tag, { text }]) => `${tag}: ${text}`)).toEqual([])
  })

  it.each(TABLES)('states the next step only once: %s', (_name, table) => {
    const twice = Object.entries(table).filter(
      ([, { text, next }]) => next !== undefined && /(?:잠시|분) 후 다시/.test(text) && /후 다시/.test(next),
    )
    expect(twice.map(([tag, { text, next }]) => `${tag}: ${text} ${next}`)).toEqual([])
  })
})
