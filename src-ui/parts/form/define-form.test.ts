import { effect } from '@preact/signals-react'
import { describe, expect, it } from 'vitest'
import { choice, choices, defineForm, kept, text } from './define-form.ts'
import { makeEntryLock } from './entry-lock.ts'

const NO_NUMBER = 'not a number'
const open = defineForm({
  name: kept(text({ id: 'person-name' }), (name) => name),
  age: kept(text({ check: (age) => (/^\d*$/.test(age) ? null : NO_NUMBER) }), (age) => age.slice(0, 3)),
  ways: choices(),
  agreement: choice<'yes'>(),
})

describe('a form as data', () => {
  it('has a field for each entry, with the id and the check of its definition', () => {
    const { fields } = open(makeEntryLock('opinion'))
    expect(Object.values(fields).map(({ id }) => id)).toEqual(['person-name', 'age', 'ways', 'agreement'])
    fields.age.enter('x')
    expect(fields.age.problem.value).toBeNull()
    fields.age.touched.value = true
    expect(fields.age.problem.value).toBe(NO_NUMBER)
  })

  it('takes no entry while its lock is held; one of a part while that of the part is', () => {
    const [lock, part] = [makeEntryLock('opinion'), makeEntryLock('opinion')]
    const { fields } = open(lock, { lockOf: (name) => (name === 'age' ? part : lock) })
    const giveBack = part.lock()
    expect([fields.name.enter('a'), fields.age.enter('1')]).toEqual([true, false])
    giveBack()
    lock.lock()
    expect([fields.name.enter('b'), fields.age.enter('1')]).toEqual([false, true])
  })

  it('keeps in its draft the entries that are marked so, and nothing of the others', () => {
    const { fields, draft } = open(makeEntryLock('opinion'))
    const held: object[] = []
    effect(() => void held.push(draft.entries.value))
    fields.agreement.enter('yes')
    fields.name.enter('Kim')
    expect(held).toEqual([
      { name: '', age: '' },
      { name: 'Kim', age: '' },
    ])
  })

  it('brings back of a draft what its definition says; an entry that an older one lacks is empty', () => {
    const form = open(makeEntryLock('opinion'), { opened: { name: 'Lee', ways: ['a'] } })
    form.draft.put({ age: '12345' })
    expect(form.values.value).toEqual({ name: '', age: '123', ways: ['a'], agreement: '' })
  })

  it('is emptied to how it opened, without a sentence below an entry', () => {
    const form = open(makeEntryLock('opinion'), { opened: { name: 'Lee' } })
    const { name, age } = form.fields
    name.refuse('too short')
    age.enter('x')
    age.touched.value = true
    form.empty()
    expect(form.values.value).toEqual({ name: 'Lee', age: '', ways: [], agreement: '' })
    expect([name.problem.value, age.problem.value]).toEqual([null, null])
  })
})
