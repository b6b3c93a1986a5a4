import { describe, expect, it } from 'vitest'
import { EVIDENCE_FILE_PARAMETERS } from '#domain/upload/evidence-file'
import { type DecodedPicture, type MakeDrawingCanvas, encodeAndReleaseImage } from './image-drawing-canvas.ts'

describe('[P-170] [P-171] encodeAndReleaseImage', () => {
  const drawCalls: unknown[] = []
  const make: MakeDrawingCanvas = (size) => {
    const context = {
      fillStyle: '',
      fillRect: (...box: number[]) => void drawCalls.push(['fill', context.fillStyle, ...box]),
      drawImage: (...given: unknown[]) => void drawCalls.push(['draw', ...given.slice(1)]),
      imageSmoothingEnabled: false,
      imageSmoothingQuality: 'low',
    }
    return {
      canvas: size as unknown as CanvasImageSource,
      context: context as unknown as ReturnType<MakeDrawingCanvas>['context'],
      toJpeg: (quality) => Promise.resolve(new Blob([`${size.width}x${size.height} ${quality}`])),
    }
  }
  const picture = (width: number, height: number) => {
    let closeCount = 0
    const decoded = { width, height, close: () => void (closeCount += 1) } as unknown as DecodedPicture
    return { decoded, closed: () => closeCount }
  }

  it('draws the decoded picture on white', async () => {
    drawCalls.length = 0
    const { decoded, closed } = picture(8000, 6000)
    const { content, preview } = await encodeAndReleaseImage(decoded, EVIDENCE_FILE_PARAMETERS.resize, make)
    expect([await content?.text(), await preview.text()]).toEqual(['2880x2160 0.95', '240x180 0.8'])
    expect(drawCalls.slice(0, 2)).toEqual([
      ['fill', '#fff', 0, 0, 2880, 2160],
      ['draw', 0, 0, 2880, 2160],
    ])
    expect(closed()).toBe(1)
  })
  it('[D3-16] keeps the size of a picture that already fits', async () => {
    const { decoded } = picture(3000, 2000)
    const { content } = await encodeAndReleaseImage(decoded, EVIDENCE_FILE_PARAMETERS.resize, make)
    expect(await content?.text()).toBe('3000x2000 0.95')
  })
  it('releases the decoded picture when drawing fails', async () => {
    const { decoded, closed } = picture(10, 10)
    const brokenCanvas: MakeDrawingCanvas = () => {
      throw new TypeError('no canvas')
    }
    await expect(encodeAndReleaseImage(decoded, null, brokenCanvas)).rejects.toThrow('no canvas')
    expect(closed()).toBe(1)
  })
})
