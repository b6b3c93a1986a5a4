import { describe, expect, it } from 'vitest'
import { serverReasonOf } from './server-reason.ts'

const reasonOf = (status: number, message: string | null, errorCode: string | null = null) =>
  serverReasonOf({ status, errorCode, message })

describe('serverReasonOf', () => {
  it('[P-078] [P-277] names the empty file, with or without a colon, only for status 400', () => {
    expect(reasonOf(400, 'FILE_SIZE_ZERO_ERROR: 영수증.pdf ')).toEqual({ is: 'emptyFile', name: '영수증.pdf' })
    expect(reasonOf(400, 'FILE_SIZE_ZERO_ERROR 영수증.pdf')).toEqual({ is: 'emptyFile', name: '영수증.pdf' })
    expect(reasonOf(400, '오류 FILE_SIZE_ZERO_ERROR')).toEqual({ is: 'emptyFile', name: '' })
    expect(reasonOf(400, '영수증.pdf')).toEqual({ is: 'other' })
    expect(reasonOf(409, 'FILE_SIZE_ZERO_ERROR: 영수증.pdf')).toEqual({ is: 'other' })
    expect(reasonOf(500, 'FILE_SIZE_ZERO_ERROR: 영수증.pdf')).toEqual({ is: 'other' })
  })

  it.each(['APL_DUPLICATE', 'APL_DUPLICATE_CI'])('[A-236] [A-267] %s means a second application', (code) => {
    expect(reasonOf(409, '이미 접수된 신청이 있습니다.', code)).toEqual({ is: 'duplicate' })
  })

  it.each(['APL_CONSENTS_DIFFER', 'APL_CONSENTS_MISSING'])('[A-135] [D1-676] %s means other consents', (code) => {
    expect(reasonOf(409, null, code)).toEqual({ is: 'consentsDiffer' })
  })

  it('[E-174] tells a refusal with a message from one without', () => {
    expect(reasonOf(400, '입력하신 내용을 확인해주세요.', 'APL_INVALID')).toEqual({ is: 'other' })
    expect(reasonOf(400, null, 'APL_INVALID')).toEqual({ is: 'none' })
  })
})
