import { describe, expect, it } from 'vitest'
import { A_CERTIFIED_SESSION } from '../testing/a-session.ts'
import { inMemoryCookie } from '../testing/in-memory-cookie.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { FindCertifiedPerson } from './find-certified-person.ts'

describe('[D1-247] FindCertifiedPerson', () => {
  const findPerson = (sessionValues: object, cookie: string | null = 'token') =>
    FindCertifiedPerson.make({
      session: inMemorySession({ ...A_CERTIFIED_SESSION, ...sessionValues }),
      cookie: inMemoryCookie(cookie),
    })

  it('returns the certified person and the next page', () => {
    const { certifiedName: name, businessNumber } = A_CERTIFIED_SESSION
    expect(name).not.toBe('')
    expect(findPerson({})('application')).toEqual({ name, businessNumber, next: '/info-agree' })
    expect(findPerson({})('result')).toEqual({ name, businessNumber, next: '/aply-result' })
  })
  it('returns null if certification, business number or cookie is missing', () => {
    expect(findPerson({ ci: '' })('application')).toBeNull()
    expect(findPerson({ businessNumber: '' })('application')).toBeNull()
    expect(findPerson({}, null)('application')).toBeNull()
  })
})
