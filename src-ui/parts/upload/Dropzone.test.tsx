import { signal } from '@preact/signals-react'
import { act, cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import { Effect, Fiber } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { UploadFailed } from '#app/upload/upload.errors'
import { aPhoto, evidenceWorld } from '#ui/testing/evidence-world.ts'
import { waitOneTurn } from '#ui/testing/shown-dialog.ts'
import '#ui/testing/jsdom-dialog.ts'
import { UNLOCKED_ENTRY_LOCK } from '#ui/testing/unlocked.ts'
import { currentAnnouncement } from '../dialog/announcer.ts'
import { LOCKED_REASON_ID } from '../form/entry-lock.ts'
import { Dropzone } from './Dropzone.tsx'
import { makeEvidenceFiles } from './evidence-files.model.ts'
import { UNLIMITED_FILES_FIELD_RULES, BASE_FILES_FIELD_RULES } from './upload-field-rules.ts'

const GIF = [71, 73, 70, 56, 57, 97]
const renderDropzone = ({ places = ['실적증빙'], max = false, lock = UNLOCKED_ENTRY_LOCK } = {}) => {
  const { services, ...world } = evidenceWorld()
  const lists = places.map(() =>
    makeEvidenceFiles(lock, services, max ? BASE_FILES_FIELD_RULES : UNLIMITED_FILES_FIELD_RULES),
  )
  render(
    <>
      {lists.map((files, i) => (
        <Dropzone key={places[i]} id={`place-${i}`} title={places[i] ?? ''} files={files} />
      ))}
      <input aria-label="글" />
    </>,
  )
  return { ...world, files: lists[0] ?? makeEvidenceFiles(UNLOCKED_ENTRY_LOCK, services), lists }
}
const place = (name = '실적증빙') => screen.getByRole('group', { name })
const rows = (name = '실적증빙') => within(place(name)).queryAllByRole('listitem')
const input = (name = '실적증빙') => within(place(name)).getByLabelText<HTMLInputElement>(`${name} 파일 선택`)
const camera = (name = '실적증빙') => within(place(name)).getByLabelText<HTMLInputElement>(`${name} 사진 촬영`)
const waitForRows = async (count: number, name?: string) =>
  vi.waitFor(() => expect(rows(name)).toHaveLength(count)).then(waitOneTurn)

const choose = (element: HTMLInputElement, files: readonly File[]) => {
  Object.defineProperty(element, 'files', { value: files, configurable: true })
  fireEvent.change(element)
}
const drop = (files: readonly File[]) => fireEvent.drop(place(), { dataTransfer: { files, types: ['Files'] } })
const paste = (target: Element, files: readonly File[]) => {
  const event = createEvent.paste(target, { clipboardData: { files } })
  fireEvent(target, event)
  return event
}

describe('[P-308] the dropzone', () => {
  const WAYS = {
    chooser: (files: readonly File[]) => choose(input(), files),
    drop,
    paste: (files: readonly File[]) => void paste(document.body, files),
    camera: (files: readonly File[]) => choose(camera(), files),
  }
  it.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('announces the result of files added by %s', async (way) => {
    renderDropzone()
    WAYS[way]([
      aPhoto('사진.jpg'),
      aPhoto('움직이는.gif', 4, 'image/gif', GIF),
      aPhoto('다른.jpg', 4, 'image/jpeg', GIF),
    ])
    await waitForRows(1)
    expect(rows()[0]?.textContent).toContain('사진.jpg')
    expect(within(place()).getByRole('alert').textContent).toContain(
      '지원되지 않는 파일 형식입니다. (jpg, jpeg, png, heic, heif, webp, pdf 파일만 가능)',
    )
    expect(currentAnnouncement.peek().text).toBe('파일 1개를 추가했습니다.')
  })

  it('[D3-22] [D3-523] [D3-741] marks the row of an empty file immediately, says so, and keeps the row', async () => {
    const { files } = renderDropzone()
    drop([aPhoto('빈 사진.jpg', 0)])
    await waitForRows(1)
    expect(rows()[0]?.textContent).toContain('내용이 없는 파일입니다. 삭제하시고 다른 파일을 선택해주세요.')
    expect(currentAnnouncement.peek().text).toBe(
      '빈 사진.jpg: 내용이 없는 파일입니다. 삭제하시고 다른 파일을 선택해주세요.',
    )
    expect(rows()[0]?.textContent).not.toContain('선택됨')
    expect(files.entries.value).toHaveLength(1)
  })

  it('if the page has two dropzones, only the focused one accepts a pasted picture', async () => {
    renderDropzone({ places: ['실적증빙', '영업증빙'] })
    expect(paste(document.body, [aPhoto('a.jpg')]).defaultPrevented).toBe(false)
    paste(input('영업증빙'), [aPhoto('b.jpg')])
    await waitForRows(1, '영업증빙')
    expect(rows('실적증빙')).toHaveLength(0)
  })
  it('[P-034] prevents the page from opening a file dropped elsewhere', () => {
    const dropBeside = () =>
      fireEvent.drop(document.body, { dataTransfer: { files: [aPhoto('a.jpg')], types: ['Files'] } })
    expect(dropBeside()).toBe(true)
    renderDropzone()
    expect(dropBeside()).toBe(false)
    expect(rows()).toHaveLength(0)
    cleanup()
    expect(dropBeside()).toBe(true)
  })
  it('accepts no pasted picture while a dialog is open', () => {
    renderDropzone()
    const dialog = Object.assign(document.createElement('dialog'), { open: true })
    document.body.append(dialog)
    expect(paste(document.body, [aPhoto('a.jpg')]).defaultPrevented).toBe(false)
    expect(rows()).toHaveLength(0)
    dialog.remove()
    expect(paste(document.body, [aPhoto('a.jpg')]).defaultPrevented).toBe(true)
    expect(paste(screen.getByLabelText('글'), []).defaultPrevented).toBe(false)
  })
  it('accepts nothing while the form is locked', async () => {
    renderDropzone({ lock: { isLocked: signal(true) } })
    drop([aPhoto('a.jpg')])
    paste(document.body, [aPhoto('b.jpg')])
    await waitOneTurn()
    expect(rows()).toHaveLength(0)
    expect(input().getAttribute('aria-describedby')).toContain(LOCKED_REASON_ID)
  })

  it('[D3-98] [D3-102] says which files are accepted and warns about photo data', () => {
    renderDropzone()
    const hint = document.getElementById('place-0-hint')?.textContent
    expect(hint).toContain('PDF는 10MB까지이고, 사진은 더 커도 저희가 줄여서 올려드립니다.')
    expect(screen.getByText(/잠시 보관됩니다/)?.textContent).toBe(
      '고르신 파일은 이 기기에 잠시 보관됩니다. 사진에 저장된 촬영 시각과 위치 정보가 함께 제출될 수 있습니다.',
    )
    expect([camera().accept, camera().getAttribute('capture')]).toEqual(['image/*', 'environment'])
  })
})

describe('[P-034] the rows of a dropzone', () => {
  it('a row has a button that removes only its file', async () => {
    renderDropzone()
    choose(input(), [aPhoto('a.jpg'), aPhoto('b.jpg', 5)])
    await waitForRows(2)
    expect(within(place()).getByText('2개')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'a.jpg 파일 삭제' }))
    await waitForRows(1)
    expect(rows()[0]?.textContent).toContain('b.jpg')
    await vi.waitFor(() => expect(document.activeElement).toBe(input()))
    expect(currentAnnouncement.peek().text).toBe('a.jpg 파일을 삭제했습니다.')
  })

  it('[P-175] the rows are counted if at most three are allowed', async () => {
    renderDropzone({ max: true })
    drop(['1', '2', '3', '4'].map((name) => aPhoto(`${name}.jpg`)))
    await waitForRows(3)
    expect(within(place()).getByText('3개 / 3개')).toBeDefined()
    expect(within(place()).getByRole('alert').textContent).toContain('초과된 1개 파일은 제외되었습니다.')
  })

  it('[P-307] a failed file can be sent again without the others', async () => {
    const { files, sendings } = renderDropzone()
    choose(input(), [aPhoto('a.jpg'), aPhoto('b.jpg', 5)])
    await waitForRows(2)
    const running = Effect.runFork(Effect.result(files.storeAll))
    await vi.waitFor(() => expect(sendings).toHaveLength(2))
    act(() => sendings[0]?.tell({ moved: 1, total: 2 }))
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'a.jpg 올리는 중 50%' }).value).toBe(50)
    fireEvent.click(screen.getByRole('button', { name: 'a.jpg 올리기 취소' }))
    act(() => sendings[1]?.end(Effect.fail(new UploadFailed({ cause: 500 }))))
    await act(async () => void (await Effect.runPromise(Fiber.join(running))))
    expect(rows().map((row) => row.textContent)).toMatchObject([
      expect.stringContaining('올리기를 취소했습니다.'),
      expect.stringContaining('올리지 못했습니다.'),
    ])
    expect(currentAnnouncement.peek().text).toBe('b.jpg 파일을 올리지 못했습니다.')
    fireEvent.click(screen.getByRole('button', { name: '다시 보내기 b.jpg' }))
    await vi.waitFor(() => expect(sendings).toHaveLength(3))
    await act(async () => sendings[2]?.arrives())
    expect(rows()[1]?.textContent).toContain('올리기 완료')
    expect(screen.getByRole('button', { name: '다시 보내기 a.jpg' })).toBeDefined()
  })
})
