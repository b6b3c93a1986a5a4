import { expect, it } from 'vitest'
import { MULTIPART_CALL_MAXIMUMS } from './sent-form.ts'

it('[A-136] [P-298] a form may have six documents of 10 MB each', () =>
  expect(MULTIPART_CALL_MAXIMUMS).toEqual({
    files: 6,
    fields: 100,
    fileBytes: 10_485_760,
    fieldBytes: 1_048_576,
    bytes: 67_108_864,
  }))
