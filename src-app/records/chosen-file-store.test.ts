import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { aFile } from '../testing/a-file.ts'
import { A_CERTIFIED_SESSION } from '../testing/a-session.ts'
import { inMemoryDatabase, inMemoryRecords } from '../testing/in-memory-records.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { stoppedClock } from '../testing/stopped-clock.ts'
import { ChosenFileStore } from './chosen-file-store.ts'

const photo = (name: string) => aFile(name)

const opened = () => {
  const store = inMemoryDatabase()
  const session = inMemorySession(A_CERTIFIED_SESSION)
  const records = inMemoryRecords({ session, clock: stoppedClock(1000), database: store })
  const files = ChosenFileStore.make({ records })
  const restored = async (form: 'general' | 'direct' = 'general') =>
    (await Effect.runPromise(files.restore(form))).map(({ place, file }) => `${place} ${file.name}`)
  const keep = (form: 'general' | 'direct', ...names: readonly string[]) =>
    Effect.runPromise(
      files.keep(
        form,
        names.map((name) => ({ place: 'performance', file: photo(name) })),
      ),
    )
  return { files, restored, keep }
}

describe('[D3-102] ChosenFileStore', () => {
  it('restores files to their form and person', async () => {
    const { keep, restored } = opened()
    await keep('general', 'a.jpg', 'b.jpg')
    await keep('direct', 'c.jpg')
    expect(await restored()).toEqual(['performance a.jpg', 'performance b.jpg'])
    expect(await restored('direct')).toEqual(['performance c.jpg'])
  })

  it('deletes files that were removed from the list', async () => {
    const { files, keep, restored } = opened()
    await keep('general', 'a.jpg', 'b.jpg')
    await Effect.runPromise(files.remove('general', [{ place: 'performance', file: photo('a.jpg') }]))
    expect(await restored()).toEqual(['performance b.jpg'])
  })

  it('deletes only the files of a sent or discarded form', async () => {
    const { files, keep, restored } = opened()
    await keep('general', 'a.jpg')
    await keep('direct', 'b.jpg')
    await Effect.runPromise(files.discard('general'))
    expect([await restored(), await restored('direct')]).toEqual([[], ['performance b.jpg']])
  })
})
