import { itDecides } from '../kernel/testing/it-decides.ts'
import { ADMIN_REFUSAL_CASES, ADMINISTRATOR_CASES } from './administrator.cases.ts'
import { decideAdministrator, decideAdminRefusal } from './administrator.ts'

itDecides(
  'rule $rule decides $verdict for an administrator: token valid $tokenValid, role $role, at the office $atOffice',
  ADMINISTRATOR_CASES,
  ({ atOffice, ...holder }) => decideAdministrator(holder, atOffice),
)

itDecides('[E-165] [P-320] rule $rule decides $verdict for status $status', ADMIN_REFUSAL_CASES, ({ status }) =>
  decideAdminRefusal(status),
)
