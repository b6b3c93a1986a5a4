import { act, fireEvent, render, within } from '@testing-library/react'
import { Effect } from 'effect'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FileBytes } from '#app/kernel/chosen-file'
import { NO_ANSWER } from '#app/testing/failures'
import { fakePort } from '#app/testing/fake-port'
import { FindStoredFileUrl, FetchStoredFile } from '#app/upload/fetch-stored-file'
import { FileStorage } from '#app/upload/file-storage.port'
import { StoredFileUrls } from '#app/upload/stored-file-urls.port'
import { pressDialogButton, shownDialog, waitOneTurn, dialogText } from '#ui/testing/shown-dialog.ts'
import '#ui/testing/blob.ts'
import '#ui/testing/jsdom-dialog.ts'
import { DialogHolder } from '../dialog/DialogHolder.tsx'
import { openStoredFile, type ViewedFile, type FileViewingPage } from './FileViewer.tsx'

const decoder = { picture: null as FileBytes | null }

const IMAGE: ViewedFile = { name: '배달 사진.jpg', path: '영수증/1.jpg', kind: 'image' }
const PDF: ViewedFile = { name: '정산 내역.pdf', path: '영수증/2.pdf', kind: 'pdf' }
const OTHER: ViewedFile = { name: '확약서.hwpx', path: '의견/3.hwpx', kind: 'other' }

/** Returns the part of a browser window that the viewer uses. */
const aWindow = () => ({ location: { replace: vi.fn<(url: string) => void>() }, close: vi.fn<() => void>() })

let openedWindows: ReturnType<typeof aWindow>[]
let savedNames: string[]
beforeEach(() => {
  openedWindows = []
  savedNames = []
  const ofBlobs = { createObjectURL: ({ type }: Blob) => `blob:${type}`, revokeObjectURL: vi.fn<() => void>() }
  vi.stubGlobal('URL', Object.assign(class extends URL {}, ofBlobs))
  vi.spyOn(window, 'open').mockImplementation(() => {
    const ownWindow = aWindow()
    openedWindows.push(ownWindow)
    return ownWindow as unknown as Window
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    savedNames.push(`${this.download} ${this.href}`)
  })
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true })
  render(<DialogHolder />)
})

const show = async (file: ViewedFile, { fails = false, page = 'registration' as FileViewingPage } = {}) => {
  const files = fakePort(StoredFileUrls, {
    urlOf: (path) => (fails ? Effect.fail(NO_ANSWER) : Effect.succeed(`https://storage.example/${path}`)),
  })
  const storage = fakePort(FileStorage, {
    bytesOf: () => (fails ? Effect.fail(NO_ANSWER) : Effect.succeed(new Blob(['%PDF-1.7']))),
  })
  const services = {
    findFileUrl: FindStoredFileUrl.make({ files }),
    fetchFile: FetchStoredFile.make({ storage }),
    decodeStoredImage: () => Effect.succeed(decoder.picture),
  }
  act(() => void openStoredFile(file, services, page))
  await waitOneTurn()
  await waitOneTurn()
}
const inDialog = () => within(shownDialog() ?? document.body)
const picture = () => inDialog().getByRole<HTMLImageElement>('img', { name: IMAGE.name })

describe('a stored image', () => {
  it('[P-183] is shown from its download URL and can be enlarged', async () => {
    await show(IMAGE)
    expect(dialogText()).toContain('배달 사진.jpg')
    expect(decodeURI(picture().src)).toBe('https://storage.example/영수증/1.jpg')
    fireEvent.click(inDialog().getByRole('button', { name: '배달 사진.jpg 크게 보기' }))
    await waitOneTurn()
    expect(inDialog().getByRole('heading', { name: '배달 사진.jpg 크게 보기' })).toBeDefined()
    fireEvent.click(inDialog().getByRole('button', { name: '확대' }))
    expect(inDialog().getByRole('button', { name: '축소' })).toBeDefined()
    fireEvent.click(inDialog().getAllByRole('button', { name: '닫기' }).at(-1) ?? document.body)
    await waitOneTurn()
    expect(inDialog().getByRole('heading', { name: '파일 보기' })).toBeDefined()
    await pressDialogButton('확인')
    expect(shownDialog()).toBeNull()
  })

  it.each([
    ['registration', '이미지를 불러올 수 없습니다.'],
    ['detail', '파일을 불러올 수 없습니다.'],
  ] as const)(
    '[P-183] [P-185] is reported in the words of the page (%s) if it cannot be shown',
    async (page, words) => {
      await show(IMAGE, { page })
      fireEvent.error(picture())
      await waitOneTurn()
      expect(inDialog().getByRole('alert').textContent).toBe(words)
    },
  )
  it('[P-173] is decoded by our own code if the browser fails', async () => {
    const heic: ViewedFile = { name: '아이폰.HEIC', path: '영수증/4.heic', kind: 'image' }
    decoder.picture = new Blob(['jpeg'], { type: 'image/jpeg' })
    await show(heic)
    fireEvent.error(inDialog().getByRole('img', { name: heic.name }))
    await waitOneTurn()
    await waitOneTurn()
    expect(inDialog().getByRole<HTMLImageElement>('img', { name: heic.name }).src).toBe('blob:image/jpeg')
    await pressDialogButton('확인')
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:image/jpeg')

    await show(heic)
    fireEvent.error(inDialog().getByRole('img', { name: heic.name }))
    await pressDialogButton('확인')
    await waitOneTurn()
    expect(URL.revokeObjectURL).toHaveBeenCalledTimes(2)

    decoder.picture = null
    await show(heic)
    fireEvent.error(inDialog().getByRole('img', { name: heic.name }))
    await waitOneTurn()
    await waitOneTurn()
    expect(inDialog().getByRole('alert').textContent).toBe('이미지를 불러올 수 없습니다.')
  })

  it.each([
    ['registration', '이미지를 불러올 수 없습니다.'],
    ['detail', '파일 처리 중 오류가 발생했습니다.'],
  ] as const)('[P-185] is reported in the words of the page (%s) if its URL cannot be loaded', async (page, words) => {
    await show(IMAGE, { page, fails: true })
    expect(inDialog().getByRole('alert').textContent).toBe(words)
  })
})

describe('a stored PDF', () => {
  it('[P-184] opens in a window of 1200x800, which opens before the bytes arrive', async () => {
    await show(PDF)
    expect(window.open).toHaveBeenCalledWith('', '_blank', 'popup,width=1200,height=800')
    expect(openedWindows[0]?.location.replace).toHaveBeenCalledWith('blob:application/pdf')
    expect(dialogText()).toContain('정산 내역.pdf')
    fireEvent.click(inDialog().getByRole('button', { name: 'PDF 열기' }))
    await waitOneTurn()
    expect(openedWindows).toHaveLength(2)
  })

  it.each(['registration', 'detail'] as const)(
    '[P-184] [P-185] closes its window if the bytes do not arrive: %s',
    async (page) => {
      await show(PDF, { fails: true, page })
      expect(openedWindows[0]?.close).toHaveBeenCalledOnce()
      expect(openedWindows[0]?.location.replace).not.toHaveBeenCalled()
      expect(dialogText()).toBe('PDF 파일을 열 수 없습니다.')
    },
  )

  it('[P-184] is saved if the browser cannot show a PDF', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true })
    await show(PDF)
    expect([openedWindows, savedNames]).toEqual([[], ['정산 내역.pdf blob:']])
  })

  it('opens on a second click if the browser has blocked the window', async () => {
    vi.mocked(window.open).mockReturnValueOnce(null)
    await show(PDF)
    expect(dialogText()).toContain('브라우저가 새 창을 막았습니다. 아래 버튼을 눌러 PDF를 열어주세요.')
    expect(dialogText()).not.toContain('새 창에서 열렸습니다.')
    fireEvent.click(inDialog().getByRole('button', { name: 'PDF 열기' }))
    await waitOneTurn()
    expect(openedWindows[0]?.location.replace).toHaveBeenCalledOnce()
    expect(dialogText()).toContain('새 창에서 열렸습니다.')
  })
})

describe('a stored file that is neither an image nor a PDF', () => {
  it('is saved under its name', async () => {
    await show(OTHER)
    expect(savedNames).toEqual(['확약서.hwpx blob:'])
  })
  it('[P-185] is reported if the load fails', async () => {
    await show(OTHER, { fails: true, page: 'detail' })
    expect(dialogText()).toBe('파일 처리 중 오류가 발생했습니다.')
  })
})
