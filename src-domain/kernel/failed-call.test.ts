import { describe, expect, it } from 'vitest'
import { itDecides } from './testing/it-decides.ts'
import { LOST_CALL_CASES, SENDING_FAILURE_CASES } from './failed-call.cases.ts'
import { decideLostCall, decideSendingFailure, emptyFileNameOf } from './failed-call.ts'

describe('[A-267] [P-315] [D2-90] the search for a request whose call failed', () => {
  itDecides('$rule decides $verdict for $sent after $failed', LOST_CALL_CASES, ({ sent, failed, sentBefore }) =>
    decideLostCall(sent, failed, sentBefore),
  )
})

describe('[A-127] [A-128] [P-076] [P-077] [P-078] [P-163] the message about a failed request', () => {
  itDecides('$rule decides $verdict for $sent after $failed', SENDING_FAILURE_CASES, ({ sent, failed }) =>
    decideSendingFailure(sent, failed),
  )
})

describe('emptyFileNameOf', () => {
  it('[P-078] [P-277] returns the name of the empty file, with or without a colon', () => {
    expect(emptyFileNameOf({ status: 400, message: 'FILE_SIZE_ZERO_ERROR: 영수증.pdf ' })).toBe('영수증.pdf')
    expect(emptyFileNameOf({ status: 400, message: 'FILE_SIZE_ZERO_ERROR 영수증.pdf' })).toBe('영수증.pdf')
    expect(emptyFileNameOf({ status: 400, message: '영수증.pdf' })).toBeNull()
    expect(emptyFileNameOf({ status: 400, message: null })).toBeNull()
  })
})
