import { describe, expect, it } from 'vitest'
import { SEED } from '../personas/seed.ts'
import { describeChanges } from './changes.ts'
import { changeDoc, freshWorld, putDoc, removeDoc } from './world.ts'

const person = { ci: 'ci-1', name: '김서준', birthDay: '19800101', phone: '01000000001', carrier: 'KT' }
const opinion = {
  opinionSubmitSn: 1,
  aplyNo: 'DA1',
  content: '이의가 있습니다.',
  answer: null,
  files: [],
  registeredAt: 0,
  answeredAt: null,
}
const before = { ...putDoc(freshWorld('a', SEED), 'opinions', '1', opinion), unkept: null }

describe("the list of a call's changes", () => {
  it('lists each changed document only once', () => {
    const added = putDoc(before, 'history', 'h1', { id: 'h1', aplyNo: 'DA1', action: 'hold', detail: null, at: 1 })
    const twice = changeDoc(added, 'opinions', '1', (kept) => ({ ...kept, answer: '확인했습니다.' }))
    const after = changeDoc(twice, 'opinions', '1', (kept) => ({ ...kept, answeredAt: 2 }))
    expect(describeChanges(before, after)).toEqual([
      'history added: action hold',
      'opinions changed: answer, answeredAt',
    ])
    expect(describeChanges(before, removeDoc(before, 'opinions', '1'))).toEqual(['opinions removed'])
    expect(describeChanges(before, before)).toEqual([])
  })

  it('omits unstored changes of an earlier call', () => {
    const withEarlierChange = changeDoc(before, 'opinions', '1', (kept) => ({ ...kept, answer: '확인했습니다.' }))
    const after = putDoc(withEarlierChange, 'history', 'h1', {
      id: 'h1',
      aplyNo: 'DA1',
      action: 'hold',
      detail: null,
      at: 1,
    })
    expect(describeChanges(withEarlierChange, after)).toEqual(['history added: action hold'])
  })

  it('[D1-52] omits ids and values that may be personal', () => {
    const after = putDoc(before, 'people', person.ci, person)
    expect(describeChanges(before, after)).toEqual(['people added'])
    const withNewName = changeDoc({ ...after, unkept: null }, 'people', person.ci, (kept) => ({
      ...kept,
      name: '김서진',
    }))
    expect(describeChanges(after, withNewName)).toEqual(['people changed: name'])
  })
})
