import { APPLIED } from './applied.ts'
import { type Cast, checkedPersonas } from './cast.ts'
import { HELD } from './held.ts'
import { NEW } from './new-applicants.ts'
import { SELECTED } from './selected.ts'
import { signIn } from './sign-in.ts'

/** The personas as the console shows them, from the first visit to the last answer. */
const GROUPS: readonly { readonly title: string; readonly members: object }[] = [
  { title: '처음 신청하는 사람과 신청할 수 없는 사람', members: NEW },
  { title: '신청한 사람 (진행상태별)', members: APPLIED },
  { title: '선정되어 증빙을 내는 사람', members: SELECTED },
  { title: '지급이 보류되어 의견을 내는 사람', members: HELD },
]

/** The heading under which a persona stands; what belongs nowhere is named so. */
export const groupOf = (name: string): string =>
  GROUPS.find(({ members }) => Object.hasOwn(members, name))?.title ?? '그 밖의 사람'

/** Everyone whom a world can be put into, by the names of the design page; only their differences stand here. [A-249] [P-275] */
export const APPLICANTS = { ...NEW, ...APPLIED, ...SELECTED, ...HELD } as const

export type PersonaName = keyof typeof APPLICANTS

/** Everyone whom a world can be put into. */
export const CAST: Cast = { personas: checkedPersonas(APPLICANTS), signIn }
