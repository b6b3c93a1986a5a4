import { APPLICANTS } from './applicants.ts'
import type { Cast } from './cast.ts'
import { checkedPersonas } from './check.ts'
import { signIn } from './sign-in.ts'

/** Everyone whom a world can be put into. */
export const CAST: Cast = { personas: checkedPersonas(APPLICANTS), signIn }
