import { expect, it } from 'vitest'
import { decideSignIn, signInVerdictOfRow } from './sign-in.ts'

it('[E-131] the id of a row gives its verdict, and an unknown id gives null', () => {
  for (const { id, then } of decideSignIn.table) expect(signInVerdictOfRow(id)).toBe(then)
  expect(signInVerdictOfRow('LG-99')).toBeNull()
})
