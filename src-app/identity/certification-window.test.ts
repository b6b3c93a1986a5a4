import { describe, expect, it } from 'vitest'
import { CERTIFICATION_CHANNEL, certificationTaken } from './certification-window.port.ts'

describe('[E-124] the channel on which a window without an opener speaks', () => {
  it('has one name, and an answer that is none of the messages of a result page', () => {
    expect(CERTIFICATION_CHANNEL).toBe('certification')
    expect(certificationTaken('one-time')).toEqual({ type: 'cert-taken', state: 'one-time' })
  })
})
