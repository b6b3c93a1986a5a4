/** A box that a picture is scaled into, as width and height in pixels, and the quality of its JPEG. [P-170] [P-171] [D3-15] */
export type ResizeProfile = { readonly width: number; readonly height: number; readonly quality: number }

/** What opinions, and files of proofs and opinions, are bound to. Sizes are bytes, lengths characters, windows pixels. [P-298] */
export const EVIDENCE_LIMITS = {
  fileBytes: 10_485_760,
  baseFiles: 3,
  opinionFiles: 5,
  opinions: 2,
  opinionLength: 200,
  opinionShownMegabytes: 3,
  resize: { width: 3840, height: 2160, quality: 0.95 },
  compactResize: { width: 1920, height: 1920, quality: 0.8 },
  pdfWindow: { width: 1200, height: 800 },
} as const
