import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { DRAFT_LIFE_MS } from '#domain/records/kept-records'
import { aFile } from '../testing/a-file.ts'
import { A_CERTIFIED_SESSION } from '../testing/a-session.ts'
import { inMemoryDatabase, inMemoryRecords } from '../testing/in-memory-records.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { stoppedClock } from '../testing/stopped-clock.ts'
import { ChosenFileStore } from './chosen-file-store.ts'

const photo = (name: string) => aFile(name)

const openStore = () => {
  const store = inMemoryDatabase()
  const session = inMemorySession(A_CERTIFIED_SESSION)
  const at = (now: number) => inMemoryRecords({ session, clock: stoppedClock(now), database: store })
  const records = at(1000)
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
  const restoredAt = (now: number) => Effect.runPromise(ChosenFileStore.make({ records: at(now) }).restore('general'))
  return { files, restored, restoredAt, keep }
}

describe('[D3-102] ChosenFileStore', () => {
  it('restores the files of each form separately', async () => {
    const { keep, restored } = openStore()
    await keep('general', 'a.jpg', 'b.jpg')
    await keep('direct', 'c.jpg')
    expect(await restored()).toEqual(['performance a.jpg', 'performance b.jpg'])
    expect(await restored('direct')).toEqual(['performance c.jpg'])
  })

  it('[A-265] restores no file that is older than a draft may be', async () => {
    const { keep, restoredAt } = openStore()
    await keep('general', 'a.jpg')
    expect(await restoredAt(1000 + DRAFT_LIFE_MS - 1)).toHaveLength(1)
    expect(await restoredAt(1000 + DRAFT_LIFE_MS)).toEqual([])
  })

  it('deletes files that were removed from the list', async () => {
    const { files, keep, restored } = openStore()
    await keep('general', 'a.jpg', 'b.jpg')
    await Effect.runPromise(files.remove('general', [{ place: 'performance', file: photo('a.jpg') }]))
    expect(await restored()).toEqual(['performance b.jpg'])
  })

  it('deletes only the files of a sent or discarded form', async () => {
    const { files, keep, restored } = openStore()
    await keep('general', 'a.jpg')
    await keep('direct', 'b.jpg')
    await Effect.runPromise(files.discard('general'))
    expect([await restored(), await restored('direct')]).toEqual([[], ['performance b.jpg']])
  })
})
