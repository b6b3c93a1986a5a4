import { port } from '../token.ts'

/** Whether anything that was typed lies ready for the next certification; what it is, the forms read. [E-151] [E-176] */
export interface KeptDrafts {
  readonly any: () => boolean
}
export const KeptDrafts = port<KeptDrafts>('KeptDrafts')
