import { onlyValue } from '../programme/parameter.ts'
import { FILE_SIZE } from '../programme/parameters.ts'

/** A box that a picture is scaled into, as width and height in pixels, and the quality of its JPEG. [P-170] [P-171] [D3-15] */
export type ResizeProfile = { readonly width: number; readonly height: number; readonly quality: number }

/** What files of proofs and opinions are bound to. Sizes are bytes, windows pixels. [P-298] */
export const EVIDENCE_LIMITS = {
  fileBytes: onlyValue(FILE_SIZE),
  resize: { width: 3840, height: 2160, quality: 0.95 },
  pdfWindow: { width: 1200, height: 800 },
} as const
