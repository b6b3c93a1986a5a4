import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { EVIDENCE_FILE_PARAMETERS, type AcceptedEvidence } from '#domain/upload/evidence-file'
import type { ChosenFile } from '../kernel/chosen-file.ts'
import { aFile } from '../testing/a-file.ts'
import { fakePort } from '../testing/fake-port.ts'
import { MakeFilePreview } from './fetch-stored-file.ts'
import { ImagePreparer } from './image-preparer.port.ts'
import { PrepareFile } from './prepare-file.ts'
import { ImageUnreadable } from './upload.errors.ts'

const RULES = { bytes: EVIDENCE_FILE_PARAMETERS.fileBytes }
const AS_IS: AcceptedEvidence = { contentType: 'image/heic', handling: 'asIs' }
const SHRINK: AcceptedEvidence = { contentType: 'image/png', handling: 'shrink' }
const UNREADABLE = new ImageUnreadable({ cause: 'not a picture' })

const preparing = (images: Partial<ImagePreparer>, file: ChosenFile, as: AcceptedEvidence) =>
  PrepareFile.make({ images: fakePort(ImagePreparer, images) })({ file, as }, RULES)
/** Makes an image preparer whose pictures have the given size in bytes. */
const making = (size: number): Partial<ImagePreparer> => ({
  shrink: (_, profile) =>
    Effect.succeed({ content: aFile(JSON.stringify(profile), { size }), preview: aFile('small', { size: 9 }) }),
})

describe('PrepareFile', () => {
  it('[P-172] returns a picture within the limit unchanged, with a sanitised name', async () => {
    const file = aFile('영수증 (1).heic')
    expect(await Effect.runPromise(preparing({}, file, AS_IS))).toEqual({
      name: '영수증__1_.heic',
      contentType: 'image/heic',
      content: file,
      preview: null,
    })
  })

  it('[P-172] converts a larger picture to a JPEG', async () => {
    const prepared = await Effect.runPromise(preparing(making(RULES.bytes), aFile('큰 사진.png'), SHRINK))
    expect(prepared).toMatchObject({
      name: '큰_사진.jpg',
      contentType: 'image/jpeg',
      content: { name: '{"width":3840,"height":2160,"quality":0.95}', size: 10_485_760 },
      preview: { size: 9 },
    })
  })

  it.each([
    ['is still over the limit', making(RULES.bytes + 1)],
    ['cannot be decoded', { shrink: () => Effect.fail(UNREADABLE) }],
  ])('[P-172] refuses a picture that %s', async (_, images) =>
    expect(await Effect.runPromise(Effect.flip(preparing(images, aFile('a.png'), SHRINK)))).toMatchObject({
      _tag: 'FileRefused',
      refusal: 'cannotShrink',
    }),
  )
})

describe('MakeFilePreview', () => {
  const preview = (images: Partial<ImagePreparer>, file: ChosenFile, contentType: AcceptedEvidence['contentType']) =>
    Effect.runPromise(
      MakeFilePreview.make({ images: fakePort(ImagePreparer, images) })({
        file,
        as: { contentType, handling: 'asIs' },
      }),
    )
  it('returns a preview of a HEIC', async () => {
    const small = aFile('small')
    expect(await preview({ preview: () => Effect.succeed(small) }, aFile('a.heic'), 'image/heic')).toBe(small)
  })
  it('returns null when decoding fails', async () =>
    expect(await preview({ preview: () => Effect.fail(UNREADABLE) }, aFile('a.heic'), 'image/heic')).toBeNull())
  it('returns null for a PDF and an empty file without a call', async () => {
    expect(await preview({}, aFile('a.pdf'), 'application/pdf')).toBeNull()
    expect(await preview({}, aFile('a.jpg', { size: 0 }), 'image/jpeg')).toBeNull()
  })
})
