import { describe, expect, it } from 'vitest'
import { A_CERTIFIED_SESSION } from '../testing/a-session.ts'
import { inMemoryCookie } from '../testing/in-memory-cookie.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { FindCertifiedPerson } from './find-certified-person.ts'

describe('[D1-247] FindCertifiedPerson', () => {
  const found = (known: object, cookie: string | null = 'token') =>
    FindCertifiedPerson.make({
      session: inMemorySession({ ...A_CERTIFIED_SESSION, ...known }),
      cookie: inMemoryCookie(cookie),
    })

  it('returns the certified person and the next page', () => {
    const { certifiedName: name, businessNumber } = A_CERTIFIED_SESSION
    expect(name).not.toBe('')
    expect(found({})('application')).toEqual({ name, businessNumber, next: '/info-agree' })
    expect(found({})('result')).toEqual({ name, businessNumber, next: '/aply-result' })
  })
  it('returns null if certification, business number or cookie is missing', () => {
    expect(found({ ci: '' })('application')).toBeNull()
    expect(found({ businessNumber: '' })('application')).toBeNull()
    expect(found({}, null)('application')).toBeNull()
  })
})
