import { describe, expect, it } from 'vitest'
import { inMemoryRecords } from '../testing/in-memory-records.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { UncertifiedEntryStore } from './uncertified-entry-store.ts'

const ANSWERS = { q1: 'yes', q2: 'no', q3: '', q4: '', q5: '' } as const

describe('[E-202] UncertifiedEntryStore', () => {
  it('returns the entries of each page until they are removed', () => {
    const store = UncertifiedEntryStore.make({ records: inMemoryRecords({ session: inMemorySession() }) })
    expect(store.read('self-check')).toBeNull()
    store.write('self-check', ANSWERS)
    store.write('bzmn-reg', { area: '123', kind: '4', serial: '' })
    expect(store.read('self-check')).toEqual(ANSWERS)
    expect(store.read('bzmn-reg')).toEqual({ area: '123', kind: '4', serial: '' })
    store.remove('bzmn-reg')
    expect(store.read('bzmn-reg')).toBeNull()
  })

  it.each([
    ['self-check', { ...ANSWERS, q5: 'maybe' }],
    ['self-check', { q1: 'yes' }],
    ['bzmn-reg', { area: '1234', kind: '45', serial: '67890' }],
    ['bzmn-result', { area: '123', kind: '4b', serial: '67890' }],
  ] as const)('returns null for invalid entries of %s: %j', (page, entries) => {
    const store = UncertifiedEntryStore.make({ records: inMemoryRecords({ session: inMemorySession() }) })
    store.write(page, entries as never)
    expect(store.read(page)).toBeNull()
  })
})
