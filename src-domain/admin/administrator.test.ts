import { expect, it } from 'vitest'
import { ADMINISTRATOR_CASES } from './administrator.cases.ts'
import { decideAdministrator } from './administrator.ts'

it.each(ADMINISTRATOR_CASES)(
  'rule $rule decides $verdict for an administrator: token valid $tokenValid, role $role, at the office $atOffice',
  ({ rule, verdict, atOffice, ...holder }) =>
    expect(decideAdministrator(holder, atOffice)).toMatchObject({ verdict, because: { rule } }),
)
