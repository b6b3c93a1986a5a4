import type { IdentityMethod } from './offered-methods.table.ts'

/** The width and height of a window in pixels, without the frame that the browser draws. */
type WindowPixels = { readonly width: number; readonly height: number }

/**
 * 인증 창: the size of each method's window, which the rule book states. This table is a separate module, so that the
 * first page does not load it.
 * [E-106] [D1-22]
 */
export const CERTIFICATION_WINDOW_PIXELS = {
  simple:       { width: 838, height: 610 },
  simpleResult: { width: 838, height: 610 },
  phone:        { width: 480, height: 812 },
  financial:    { width: 400, height: 640 },
  joint:        { width: 400, height: 640 },
  ipin:         { width: 450, height: 550 },
} as const satisfies Readonly<Record<IdentityMethod, WindowPixels>>
