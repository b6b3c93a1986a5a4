import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { aFile } from './a-file.ts'
import type { ChosenFile, ChosenFileStore, UnsentFile } from '../upload/chosen-file-store.port.ts'

const fourBytes = (name: string) => aFile(name, { size: 4 })

/** What every `ChosenFileStore` promises; a browser's own takes a browser's own files. */
export const chosenFilesContract = (
  name: string,
  make: () => ChosenFileStore,
  fileNamed: (name: string) => ChosenFile = fourBytes,
) =>
  describe(`ChosenFileStore: ${name}`, () => {
    const unsent = (file: string, more: Partial<UnsentFile> = {}): UnsentFile => ({
      owner: 'owner-1',
      form: 'general',
      place: 'performance',
      chosenAt: 10,
      file: fileNamed(file),
      ...more,
    })
    const put = (store: ChosenFileStore, ...files: readonly UnsentFile[]) =>
      Effect.runPromise(Effect.forEach(files, store.put, { discard: true }))
    const told = async (store: ChosenFileStore) =>
      (await Effect.runPromise(store.all)).map(({ owner, form, place, file }) => [owner, form, place, file.name])

    it('gives a file back with its name, its type and its bytes', async () => {
      const store = make()
      await put(store, unsent('사진.jpg'))
      const [kept] = await Effect.runPromise(store.all)
      expect(kept).toMatchObject({ owner: 'owner-1', form: 'general', place: 'performance', chosenAt: 10 })
      const given = unsent('사진.jpg').file
      expect([kept?.file.name, kept?.file.type]).toEqual([given.name, given.type])
      const bytesOf = async (file: typeof given | undefined) => [...new Uint8Array((await file?.arrayBuffer()) ?? [])]
      expect(await bytesOf(kept?.file)).toEqual(await bytesOf(given))
    })

    it('answers the oldest first, each file of a place once', async () => {
      const store = make()
      await put(store, unsent('b.jpg', { chosenAt: 20 }), unsent('a.jpg', { chosenAt: 30 }), unsent('c.jpg'))
      await put(store, unsent('b.jpg', { chosenAt: 20 }))
      expect((await told(store)).map((file) => file.at(-1))).toEqual(['c.jpg', 'b.jpg', 'a.jpg'])
    })

    it('keeps places, forms and owners apart', async () => {
      const store = make()
      const others = [unsent('a.jpg', { place: 'base' }), unsent('a.jpg', { form: 'direct' })]
      await put(store, unsent('a.jpg'), ...others, unsent('a.jpg', { owner: 'owner-2' }))
      expect(await told(store)).toHaveLength(4)
      await Effect.runPromise(store.remove([unsent('a.jpg'), unsent('never there.jpg')]))
      expect(new Set((await told(store)).map((file) => file.join(' ')))).toEqual(
        new Set([
          'owner-1 direct performance a.jpg',
          'owner-1 general base a.jpg',
          'owner-2 general performance a.jpg',
        ]),
      )
    })
  })
