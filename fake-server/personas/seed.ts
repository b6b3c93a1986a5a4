import { plainBusiness } from '../agency/business/businesses.ts'
import { BUSINESSES, NO_FORM_NUMBER } from '../agency/business/fixtures.table.ts'
import { CODE_GROUPS } from '../agency/directory/codes.ts'
import { ANY_OWNER, OWNERS } from './owners.ts'
import type { ApplicationDoc, Seed } from '../world/collections.ts'
import { seedOf } from '../world/world.ts'

/**
 * The application of `NO_FORM_NUMBER`. For this business number the phone certification returns a message instead of a
 * form. [E-195] [D1-54]
 */
const WITHOUT_FORM: ApplicationDoc = {
  aplyNo: 'DA90000003',
  brNo: NO_FORM_NUMBER,
  ci: ANY_OWNER.ci,
  status: 'applied',
  aplyType: plainBusiness(NO_FORM_NUMBER).aplyType,
  mngFrGb: plainBusiness(NO_FORM_NUMBER).mngFrGb,
  fields: { aplyNm: ANY_OWNER.name, corpNm: plainBusiness(NO_FORM_NUMBER).name, brdt: ANY_OWNER.birthDay },
  files: {},
  residentNumberGiven: true,
  suptSn: '9003',
  decidedAmount: 0,
  reasons: [],
  remark: '',
  registeredAt: Date.UTC(2025, 4, 1),
  submittedAt: Date.UTC(2025, 4, 1),
  changedAt: Date.UTC(2025, 4, 1),
}

/** The documents that every world starts with. */
export const SEED: Seed = seedOf({
  businesses: BUSINESSES.map((business) => [business.brNo, business]),
  people: [...Object.values(OWNERS), ANY_OWNER].map((person) => [person.ci, person]),
  applications: [[WITHOUT_FORM.aplyNo, WITHOUT_FORM]],
  codes: CODE_GROUPS.map((group) => [group.group, group]),
})
