import { effect } from '@preact/signals-react'
import { describe, expect, it } from 'vitest'
import { singleChoiceEntry, multipleChoiceEntry, defineForm, savedEntry, textEntry } from './define-form.ts'
import { makeEntryLock } from './entry-lock.ts'

const NO_NUMBER = 'not a number'
const open = defineForm({
  name: savedEntry(textEntry({ id: 'person-name' })),
  age: savedEntry(textEntry({ check: (age) => (/^\d*$/.test(age) ? null : NO_NUMBER) })),
  ways: multipleChoiceEntry(),
  agreement: singleChoiceEntry<'yes'>(),
})

describe('a form defined by data', () => {
  it('contains a field for each entry of the definition', () => {
    const { fields } = open(makeEntryLock('opinion'))
    expect(Object.values(fields).map(({ id }) => id)).toEqual(['person-name', 'age', 'ways', 'agreement'])
    fields.age.enter('x')
    expect(fields.age.problem.value).toBeNull()
    fields.age.isTouched.value = true
    expect(fields.age.problem.value).toBe(NO_NUMBER)
  })

  it('accepts no entry of a locked part', () => {
    const [lock, part] = [makeEntryLock('opinion'), makeEntryLock('opinion')]
    const { fields } = open(lock, { lockOf: (name) => (name === 'age' ? part : lock) })
    const unlock = part.lock()
    expect(fields.name.enter('a')).toBe(true)
    expect(fields.age.enter('1')).toBe(false)
    unlock()
    lock.lock()
    expect(fields.name.enter('b')).toBe(false)
    expect(fields.age.enter('1')).toBe(true)
  })

  it('saves only the marked entries in a draft', () => {
    const { fields, draft } = open(makeEntryLock('opinion'))
    const snapshots: object[] = []
    effect(() => void snapshots.push(draft.entries.value))
    fields.agreement.enter('yes')
    fields.name.enter('Kim')
    expect(snapshots).toEqual([
      { name: '', age: '' },
      { name: 'Kim', age: '' },
    ])
  })

  it('restores a draft and keeps the other entries', () => {
    const form = open(makeEntryLock('opinion'), { opened: { name: 'Lee', ways: ['a'] } })
    form.draft.put({ name: '', age: '123' })
    expect(form.values.value).toEqual({ name: '', age: '123', ways: ['a'], agreement: '' })
  })

  it('can be reset without messages', () => {
    const form = open(makeEntryLock('opinion'), { opened: { name: 'Lee' } })
    const { name, age } = form.fields
    name.refuse('too short')
    age.enter('x')
    age.isTouched.value = true
    form.empty()
    expect(form.values.value).toEqual({ name: 'Lee', age: '', ways: [], agreement: '' })
    expect(name.problem.value).toBeNull()
    expect(age.problem.value).toBeNull()
  })
})
