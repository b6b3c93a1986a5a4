import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVIDENCE_FILE_PARAMETERS } from './evidence-file.ts'
import { fitIntoBox } from './image-size.ts'

const BOX = EVIDENCE_FILE_PARAMETERS.resize
const side = fc.integer({ min: 1, max: 20_000 })

describe('[P-171] the scaled size of an image', () => {
  it.each([
    [8000, 6000, 2880, 2160],
    [7680, 2160, 3840, 1080],
    [3000, 2000, 3000, 2000],
    [3840, 2160, 3840, 2160],
    [3024, 4032, 1620, 2160],
    [3841, 2160, 3840, 2159],
    [20_000, 1, 3840, 1],
    [1, 20_000, 1, 2160],
    [1, 1, 1, 1],
  ])('%i × %i becomes %i × %i', (width, height, wide, high) =>
    expect(fitIntoBox({ width, height }, BOX)).toEqual({ width: wide, height: high }),
  )

  it('fits the box and keeps the ratio to half a pixel', () =>
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fittedSize = fitIntoBox({ width, height }, BOX)
        expect(fittedSize.width).toBeLessThanOrEqual(Math.min(width, BOX.width))
        expect(fittedSize.height).toBeLessThanOrEqual(Math.min(height, BOX.height))
        expect([fittedSize.width, fittedSize.height].every((length) => Number.isInteger(length) && length >= 1)).toBe(
          true,
        )
        const scale = Math.min(1, BOX.width / width, BOX.height / height)
        expect(Math.abs(fittedSize.width - Math.max(1, width * scale))).toBeLessThanOrEqual(0.5)
        expect(Math.abs(fittedSize.height - Math.max(1, height * scale))).toBeLessThanOrEqual(0.5)
      }),
    ))
})
