import { describe, expect, it } from 'vitest'
import { makeEntryLock } from './entry-lock.ts'
import { makeField } from './form-field.ts'

describe('[D2-117] [D3-111] the entry lock of a form', () => {
  it('is released when the running check ends, whatever the result', async () => {
    const lock = makeEntryLock('registration')
    const total = makeField(lock, 'total', '123456')
    let answer: (sure: boolean) => void = () => undefined
    const question = lock.during(() => new Promise<boolean>((resolve) => (answer = resolve)))
    expect(total.enter('999')).toBe(false)
    expect(total.value.peek()).toBe('123456')
    answer(false)
    expect(await question).toBe(false)
    expect(total.enter('999')).toBe(true)
    expect(total.value.peek()).toBe('999')
    await expect(lock.during(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(total.enter('1')).toBe(true)
  })

  it('stays held until every holder has released the lock', () => {
    const lock = makeEntryLock('opinion')
    const [one, other] = [lock.lock(), lock.lock()]
    one()
    one()
    expect(lock.isLocked.peek()).toBe(true)
    other()
    expect(lock.isLocked.peek()).toBe(false)
  })

  it('locks every part if the whole form is locked', () => {
    const whole = makeEntryLock('application')
    const [account, business] = [makeEntryLock('application', whole), makeEntryLock('application', whole)]
    account.lock()
    expect([account, business, whole].map(({ isLocked }) => isLocked.peek())).toEqual([true, false, false])
    whole.lock()
    expect(business.isLocked.peek()).toBe(true)
  })

  it('lets only the model change a fixed entry', () => {
    const field = makeField(makeEntryLock('accountEdit'), 'bank', '004')
    field.isFixed.value = true
    expect(field.enter('088')).toBe(false)
    expect(field.value.peek()).toBe('004')
    field.value.value = '088'
    expect(field.value.peek()).toBe('088')
  })
})
