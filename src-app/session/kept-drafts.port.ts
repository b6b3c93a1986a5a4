import { port } from '../token.ts'

/** Whether anything that was typed lies ready for the next certification; what it is, the forms read. [E-151] [E-176] */
export interface KeptDrafts {
  readonly any: () => boolean
  /** Whether the browser keeps anything for a reload at all; a private window or a full disk may refuse. [E-137] [E-139] */
  readonly areAccepted: () => boolean
}
export const KeptDrafts = port<KeptDrafts>('KeptDrafts')
