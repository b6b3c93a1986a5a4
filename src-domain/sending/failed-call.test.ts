import { describe, expect, it } from 'vitest'
import { emptyFileNameOf } from './failed-call.ts'

describe('emptyFileNameOf', () => {
  it('[P-078] [P-277] returns the name of the empty file, with or without a colon', () => {
    expect(emptyFileNameOf({ status: 400, message: 'FILE_SIZE_ZERO_ERROR: 영수증.pdf ' })).toBe('영수증.pdf')
    expect(emptyFileNameOf({ status: 400, message: 'FILE_SIZE_ZERO_ERROR 영수증.pdf' })).toBe('영수증.pdf')
    expect(emptyFileNameOf({ status: 400, message: '영수증.pdf' })).toBeNull()
    expect(emptyFileNameOf({ status: 400, message: null })).toBeNull()
  })
})
