import { expect, it } from 'vitest'
import { ADMIN_CASES } from './administrator.cases.ts'
import { decideAdministrator } from './administrator.ts'

it.each(ADMIN_CASES)('$rule token $tokenValid, role $role → $verdict', ({ rule, verdict, ...holder }) =>
  expect(decideAdministrator(holder)).toMatchObject({ verdict, because: { rule } }),
)
