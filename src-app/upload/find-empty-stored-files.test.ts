import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { aStoredFile } from '../testing/a-file.ts'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith, SESSION_ENDED } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { FileStorage } from './file-storage.port.ts'
import { FindEmptyStoredFiles } from './find-empty-stored-files.ts'

describe('[P-064] FindEmptyStoredFiles', () => {
  it('returns the stored files of size 0 in order', async () => {
    const paths: string[] = []
    const find = FindEmptyStoredFiles.make({
      storage: fakePort(FileStorage, {
        sizeOf: (path) => Effect.sync(() => (paths.push(path), path.startsWith('empty') ? 0 : 7)),
      }),
    })
    const files = ['empty1', 'a', 'b', 'c', 'd', 'empty2'].map(aStoredFile)
    expect((await Effect.runPromise(find(files))).map(({ path }) => path)).toEqual(['empty1', 'empty2'])
    expect(paths.toSorted()).toEqual(files.map(({ path }) => path).toSorted())
  })

  it.each([NO_ANSWER, MALFORMED_ANSWER, SESSION_ENDED, refusedWith(500), refusedWith(404)])(
    '[P-069] does not count a file of unknown size as empty: $_tag',
    async (failure) => {
      const find = FindEmptyStoredFiles.make({ storage: fakePort(FileStorage, { sizeOf: () => Effect.fail(failure) }) })
      expect(await Effect.runPromise(find([aStoredFile('a')]))).toEqual([])
    },
  )
})
