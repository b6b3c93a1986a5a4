import { itDecides } from '../kernel/testing/it-decides.ts'
import { ADMINISTRATOR_CASES } from './administrator.cases.ts'
import { decideAdministrator } from './administrator.ts'

itDecides(
  'rule $rule decides $verdict for an administrator: token valid $tokenValid, role $role, at the office $atOffice',
  ADMINISTRATOR_CASES,
  ({ atOffice, ...holder }) => decideAdministrator(holder, atOffice),
)
