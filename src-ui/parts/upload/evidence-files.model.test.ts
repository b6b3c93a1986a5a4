import { Effect, Fiber, Result } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { SESSION_ENDED } from '#app/testing/failures'
import { UploadFailed, UploadTimeout } from '#app/upload/upload.errors'
import { aPhoto, evidenceWorld } from '#ui/testing/evidence-world.ts'
import { makeEntryLock } from '../form/entry-lock.ts'
import type { EvidenceFiles } from './evidence-entry.ts'
import { makeEvidenceFiles } from './evidence-files.model.ts'
import {
  UNLIMITED_FILES_FIELD_RULES,
  BASE_FILES_FIELD_RULES,
  type UploadFieldRules,
  opinionFilesFieldRules,
  maxFilesFieldRules,
} from './upload-field-rules.ts'

const LARGE = 10_485_761
const textsOf = ({ problems }: EvidenceFiles) => problems.peek()
const TIMEOUT = new UploadTimeout({ cause: 504 })
const FAILED = new UploadFailed({ cause: 500 })

const aPlace = (
  rules: UploadFieldRules = UNLIMITED_FILES_FIELD_RULES,
  world: Parameters<typeof evidenceWorld>[0] = {},
) => {
  const { services, ...rest } = evidenceWorld(world)
  const lock = makeEntryLock('registration')
  const files = makeEvidenceFiles(lock, services, rules)
  const states = () => files.entries.peek().map(({ name, state }) => `${name} ${state.peek().is}`)
  const idOf = (name: string) => files.entries.peek().find((entry) => entry.name === name)?.id ?? ''
  const sendAll = () => Effect.runFork(Effect.result(files.storeAll))
  const sent = async (count: number) => vi.waitFor(() => expect(rest.sendings).toHaveLength(count))
  const outcome = async (running: ReturnType<typeof sendAll>) => {
    const result = await Effect.runPromise(Fiber.join(running))
    return Result.isSuccess(result) ? result.success.map(({ name }) => name) : result.failure._tag
  }
  return { ...rest, lock, files, states, idOf, sendAll, sent, outcome }
}

/** Makes a list whose files are being sent. Two files are sent at the same time, and the others wait. */
const whileSending = async (...names: readonly string[]) => {
  const place = aPlace()
  await place.files.add(names.map((name) => aPhoto(name)))
  const running = place.sendAll()
  await place.sent(Math.min(names.length, 2))
  return { ...place, running }
}

describe('chosen files', () => {
  it('[P-174] chosen files that are already listed are skipped and counted', async () => {
    const { files, states } = aPlace()
    await files.add([aPhoto('영수증 (1).jpg', 4), aPhoto('b.jpg', 4)])
    await files.add([aPhoto('영수증 (1).jpg', 4), aPhoto('b.jpg', 5), aPhoto('b.jpg', 4)])
    expect(states()).toEqual(['영수증 (1).jpg ready', 'b.jpg ready', 'b.jpg ready'])
    expect(textsOf(files)).toEqual(['이미 등록된 파일 2개는 제외되었습니다.'])
  })

  it('[D3-102] chosen files have unique ids across all lists of the page', async () => {
    const [base, performance] = [aPlace(BASE_FILES_FIELD_RULES), aPlace()]
    await base.files.add([aPhoto('a.jpg'), aPhoto('b.jpg')])
    await performance.files.add([aPhoto('a.jpg'), aPhoto('b.jpg')])
    const ids = [base, performance].flatMap(({ idOf }) => [idOf('a.jpg'), idOf('b.jpg')])
    expect(new Set(ids).size).toBe(4)
  })

  it('[P-174] a file in two simultaneous choices is listed only once', async () => {
    const { files, states } = aPlace()
    await Promise.all([files.add([aPhoto('a.jpg')]), files.add([aPhoto('a.jpg')])])
    expect(states()).toEqual(['a.jpg ready'])
  })

  it('[P-175] only the first three base files are accepted', async () => {
    const { files, states } = aPlace(BASE_FILES_FIELD_RULES)
    await files.add(['1.jpg', '2.jpg', '3.jpg'].map((name) => aPhoto(name)))
    expect(textsOf(files)).toEqual([])
    await files.add(['4.jpg', '5.jpg'].map((name) => aPhoto(name)))
    expect(states()).toEqual(['1.jpg ready', '2.jpg ready', '3.jpg ready'])
    expect(textsOf(files)).toEqual([
      '영업증빙 파일은 최대 3개까지만 업로드할 수 있습니다.',
      '초과된 2개 파일은 제외되었습니다.',
    ])
  })

  it('[P-156] [P-157] [P-158] an opinion has at most five files', async () => {
    const { files, states } = aPlace(opinionFilesFieldRules(3_145_728, () => '파일 크기는 3MB 이하여야 합니다.'))
    await files.add([1, 2, 3, 4, 5].map((n) => aPhoto(`${n}.jpg`)))
    expect(textsOf(files)).toEqual([])
    await files.add([aPhoto('1.jpg'), aPhoto('6.jpg'), aPhoto('a.pdf', 3_145_729, 'application/pdf', [])])
    expect(states()).toHaveLength(5)
    expect(textsOf(files)).toEqual([
      '파일 크기는 3MB 이하여야 합니다. 파일: a.pdf',
      '이미 첨부된 파일입니다. (1.jpg)',
      '최대 5개의 파일만 첨부할 수 있습니다.',
    ])
  })

  it('[D3-141] each fault has one message, with the names of the rejected files', async () => {
    const { files } = aPlace()
    await files.add([aPhoto('a.jpg')])
    await files.add([aPhoto('a.txt', 4, 'text/plain', []), aPhoto('b.dat', 4, '', []), aPhoto('a.jpg')])
    expect(files.problems.peek()).toEqual([
      '지원되지 않는 파일 형식입니다. (jpg, jpeg, png, heic, heif, webp, pdf 파일만 가능) 파일: a.txt, b.dat',
      '이미 등록된 파일 1개는 제외되었습니다.',
    ])
  })

  it('[D3-141] [D3-251] a file whose bytes contradict its name is rejected', async () => {
    const { files, states } = aPlace()
    const words = [...new TextEncoder().encode('글자')]
    await files.add([
      aPhoto('a.jpg'),
      aPhoto('글자.jpg', 6, 'image/jpeg', words),
      aPhoto('글자.heic', 6, '', words),
      aPhoto('빈.jpg', 0, 'image/jpeg', []),
    ])
    expect(states()).toEqual(['a.jpg ready', '빈.jpg ready'])
    expect(textsOf(files)).toEqual([
      '열 수 없는 파일입니다. 사진이면 다시 찍거나 화면을 캡처하시고, PDF이면 다시 저장해서 올려주세요. 파일: 글자.jpg, 글자.heic',
    ])
  })

  it('a field accepts only as many files as its rules allow', async () => {
    const { files } = aPlace(maxFilesFieldRules(1))
    await files.add([aPhoto('a.jpg'), aPhoto('b.jpg')])
    expect(textsOf(files)).toEqual(['파일은 최대 1개까지만 등록할 수 있습니다.', '초과된 1개 파일은 제외되었습니다.'])
  })

  it('a large picture keeps its name and size in the list', async () => {
    const { files, states } = aPlace()
    await files.add([aPhoto('큰 사진.png', LARGE, 'image/png', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])])
    await vi.waitFor(() => expect(states()).toEqual(['큰 사진.png ready']))
    expect(files.entries.peek()[0]?.size).toBe(LARGE)
  })

  it.each([{ decodes: false }, { shrunk: LARGE }])(
    'a file that cannot be reduced enough is removed: %j',
    async (world) => {
      const { files, states } = aPlace(UNLIMITED_FILES_FIELD_RULES, world)
      await files.add([aPhoto('a.jpg', LARGE), aPhoto('b.jpg')])
      await vi.waitFor(() => expect(states()).toEqual(['b.jpg ready']))
      expect(textsOf(files)).toEqual(['이미지 크기를 줄일 수 없습니다. 다른 이미지를 선택해주세요. 파일: a.jpg'])
    },
  )

  it('a thumbnail is released when its file is removed', async () => {
    const { files, pictures, idOf } = aPlace()
    await files.add([aPhoto('a.jpg'), aPhoto('b.jpg')])
    await vi.waitFor(() => expect(files.entries.peek().map(({ preview }) => preview.peek())).toEqual(pictures.made))
    files.remove(idOf('a.jpg'))
    expect(pictures.revoked).toEqual(['blob:1'])
    files.clear()
    expect(pictures.revoked).toEqual(['blob:1', 'blob:2'])
  })
})

it('[P-080] [D3-108] files of another proof are sent again with the next proof', async () => {
  const { files, sendings, sent, sendAll, outcome, running: first } = await whileSending('a.jpg', 'b.jpg')
  for (const sending of sendings) sending.arrives()
  await outcome(first)
  files.sendAnew(['영수증/a.jpg', '영수증/elsewhere.jpg'])
  const second = sendAll()
  await sent(3)
  sendings[2]?.arrives()
  expect(sendings[2]?.name).toBe('a.jpg')
  expect(await outcome(second)).toEqual(['a.jpg', 'b.jpg'])
})

describe('[P-307] files that are being sent', () => {
  it('[D1-383] uploads start two at a time', async () => {
    const { sendings, sent, outcome, running } = await whileSending('a.jpg', 'b.jpg', 'c.jpg')
    await new Promise((resolve) => setTimeout(resolve))
    expect(sendings.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
    sendings[0]?.arrives()
    await sent(3)
    for (const sending of sendings.slice(1)) sending.arrives()
    expect(await outcome(running)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  })

  it('uploads report their progress separately', async () => {
    const { files, states, sendings, sent, outcome, running } = await whileSending('a.jpg', 'b.jpg', 'c.jpg')
    expect(states()).toEqual(['a.jpg sending', 'b.jpg sending', 'c.jpg sending'])
    expect(files.sending.peek()).toBe(true)
    sendings[1]?.tell({ moved: 1, total: 4 })
    expect(files.entries.peek().map(({ state }) => state.peek())).toEqual([
      { is: 'sending', percent: 0 },
      { is: 'sending', percent: 25 },
      { is: 'sending', percent: 0 },
    ])
    sendings[1]?.arrives()
    await sent(3)
    expect(states()).toEqual(['a.jpg sending', 'b.jpg stored', 'c.jpg sending'])
    sendings[2]?.arrives()
    sendings[0]?.arrives()
    expect(await outcome(running)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
    expect(files.sending.peek()).toBe(false)
  })

  it('only failed uploads are sent at the next attempt', async () => {
    const { states, sendings, sent, sendAll, outcome, running: first } = await whileSending('a.jpg', 'b.jpg')
    sendings[0]?.end(Effect.fail(TIMEOUT))
    sendings[1]?.arrives()
    expect(await outcome(first)).toBe('UploadTimeout')
    expect(states()).toEqual(['a.jpg failed', 'b.jpg stored'])
    const second = sendAll()
    await sent(3)
    sendings[2]?.arrives()
    expect(await outcome(second)).toEqual(['a.jpg', 'b.jpg'])
    expect(sendings.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'a.jpg'])
  })

  it('failed files can be sent again individually', async () => {
    const { files, states, sendings, sent, sendAll, outcome, idOf, running } = await whileSending('a.jpg', 'b.jpg')
    sendings[0]?.arrives()
    sendings[1]?.end(Effect.fail(FAILED))
    await outcome(running)
    const again = files.retry(idOf('b.jpg'))
    await sent(3)
    sendings[2]?.arrives()
    await again
    expect(states()).toEqual(['a.jpg stored', 'b.jpg stored'])
    expect(await outcome(sendAll())).toEqual(['a.jpg', 'b.jpg'])
    expect(sendings).toHaveLength(3)
  })

  it('[D3-111] a file that is being sent again is not sent twice', async () => {
    const { files, states, sendings, sent, sendAll, outcome, idOf, running } = await whileSending('a.jpg')
    sendings[0]?.end(Effect.fail(FAILED))
    await outcome(running)
    const again = files.retry(idOf('a.jpg'))
    await sent(2)
    const all = sendAll()
    await vi.waitFor(() => expect(states()).toEqual(['a.jpg sending']))
    sendings[1]?.arrives()
    await again
    expect(await outcome(all)).toEqual(['a.jpg'])
    expect(sendings.length).toBe(2)
  })

  it('[D3-111] while the form is being sent, a file can be stopped, but not added, removed or sent again', async () => {
    const { files, lock, states, sendings, sent, sendAll, outcome, idOf } = aPlace()
    await files.add([aPhoto('a.jpg'), aPhoto('b.jpg')])
    const unlock = lock.lock()
    const running = sendAll()
    await sent(2)
    sendings[0]?.arrives()
    await vi.waitFor(() => expect(states()).toEqual(['a.jpg stored', 'b.jpg sending']))
    await files.add([aPhoto('c.jpg')])
    files.remove(idOf('a.jpg'))
    files.remove(idOf('b.jpg'))
    expect(states()).toEqual(['a.jpg stored', 'b.jpg sending'])
    files.cancel(idOf('b.jpg'))
    await files.retry(idOf('b.jpg'))
    expect(await outcome(running)).toBe('UploadCancelled')
    expect(states()).toEqual(['a.jpg stored', 'b.jpg cancelled'])
    unlock()
    files.remove(idOf('a.jpg'))
    expect(states()).toEqual(['b.jpg cancelled'])
  })

  it('a file can be stopped even before it is sent', async () => {
    const { files, states, sendings, outcome, idOf, running } = await whileSending('a.jpg', 'b.jpg', 'c.jpg')
    files.cancel(idOf('a.jpg'))
    files.cancel(idOf('c.jpg'))
    sendings[1]?.arrives()
    expect(await outcome(running)).toBe('UploadCancelled')
    expect(sendings[0]?.stopped()).toBe(true)
    expect(sendings[1]?.stopped()).toBe(false)
    expect(sendings.length).toBe(2)
    expect(states()).toEqual(['a.jpg cancelled', 'b.jpg stored', 'c.jpg cancelled'])
  })

  it('a cancelled file prevents the next submission until removed', async () => {
    const { files, states, sendings, sendAll, outcome, idOf, running } = await whileSending('a.jpg', 'b.jpg')
    files.cancel(idOf('a.jpg'))
    sendings[1]?.arrives()
    await outcome(running)
    expect(await outcome(sendAll())).toBe('UploadCancelled')
    expect(states()).toEqual(['a.jpg cancelled', 'b.jpg stored'])
    expect(sendings.length).toBe(2)
    files.remove(idOf('a.jpg'))
    expect(await outcome(sendAll())).toEqual(['b.jpg'])
  })

  it('a picture that is being reduced is sent when ready', async () => {
    let ready = () => {}
    const until = new Promise<void>((resolve) => (ready = resolve))
    const { files, states, sendings, sent, sendAll, outcome } = aPlace(UNLIMITED_FILES_FIELD_RULES, { until })
    await files.add([aPhoto('a.jpg', LARGE)])
    expect(states()).toEqual(['a.jpg preparing'])
    expect(files.preparing.peek()).toBe(true)
    const running = sendAll()
    await vi.waitFor(() => expect(states()).toEqual(['a.jpg sending']))
    ready()
    await sent(1)
    sendings[0]?.arrives()
    expect(await outcome(running)).toEqual(['a.jpg'])
  })

  it('only the most severe of several failures is reported', async () => {
    const { sendings, outcome, running } = await whileSending('a.jpg', 'b.jpg')
    sendings[0]?.end(Effect.fail(FAILED))
    sendings[1]?.end(Effect.fail(TIMEOUT))
    expect(await outcome(running)).toBe('UploadTimeout')
  })

  it('uploads stop when the session ends, which is reported immediately', async () => {
    const { sendings, outcome, running } = await whileSending('a.jpg', 'b.jpg')
    sendings[1]?.end(Effect.fail(SESSION_ENDED))
    expect(await outcome(running)).toBe('SessionEnded')
    expect(sendings[0]?.stopped()).toBe(true)
  })

  it('[P-313] uploads stop when the person leaves, but are not marked as failed', async () => {
    const { states, sendings, running } = await whileSending('a.jpg', 'b.jpg', 'c.jpg')
    await Effect.runPromise(Fiber.interrupt(running))
    expect(sendings.map(({ stopped }) => stopped())).toEqual([true, true])
    expect(states()).toEqual(['a.jpg ready', 'b.jpg ready', 'c.jpg ready'])
  })

  it('[P-034] an upload stops if its file is removed', async () => {
    const { files, states, sendings, outcome, idOf, running } = await whileSending('a.jpg', 'b.jpg')
    files.remove(idOf('a.jpg'))
    sendings[1]?.arrives()
    expect(await outcome(running)).toBe('UploadCancelled')
    expect(states()).toEqual(['b.jpg stored'])
    expect(sendings[0]?.stopped()).toBe(true)
  })

  it('chosenNameOf returns the name that a stored file had when it was chosen', async () => {
    const { files, sendings, running } = await whileSending('영수증 (1).jpg')
    expect(sendings[0]?.name).toBe('영수증__1_.jpg')
    sendings[0]?.arrives()
    const storedFile = await Effect.runPromise(Fiber.join(running))
    expect(Result.isSuccess(storedFile) && storedFile.success.map(files.chosenNameOf)).toEqual(['영수증 (1).jpg'])
  })
})
