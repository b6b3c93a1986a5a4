import { APPLIED } from './applied.ts'
import { HELD } from './held.ts'
import { NEW } from './new-applicants.ts'
import { SELECTED } from './selected.ts'

/** Everyone whom a world can be put into, by the names of the design page; only their differences stand here. [A-249] [P-275] */
export const APPLICANTS = { ...NEW, ...APPLIED, ...SELECTED, ...HELD } as const

export type PersonaName = keyof typeof APPLICANTS
