import { CODE_GROUPS } from '../agency/application/codes.ts'
import { defaultBusiness } from '../agency/business/businesses.ts'
import { BUSINESSES, BUSINESS_NUMBER_WITHOUT_CERTIFICATION_FORM } from '../agency/business/fixtures.table.ts'
import type { ApplicationDoc, Seed } from '../world/collections.ts'
import { makeSeed } from '../world/world.ts'
import { DEFAULT_OWNER, OWNERS_BY_NUMBER } from './owners.ts'

/**
 * The application of `BUSINESS_NUMBER_WITHOUT_CERTIFICATION_FORM`. For this business number the phone certification
 * returns a message instead of a form. [E-195] [D1-54]
 */
const WITHOUT_FORM: ApplicationDoc = {
  aplyNo: 'DA90000003',
  brNo: BUSINESS_NUMBER_WITHOUT_CERTIFICATION_FORM,
  ci: DEFAULT_OWNER.ci,
  status: 'applied',
  aplyType: defaultBusiness(BUSINESS_NUMBER_WITHOUT_CERTIFICATION_FORM).aplyType,
  mngFrGb: defaultBusiness(BUSINESS_NUMBER_WITHOUT_CERTIFICATION_FORM).mngFrGb,
  fields: {
    aplyNm: DEFAULT_OWNER.name,
    corpNm: defaultBusiness(BUSINESS_NUMBER_WITHOUT_CERTIFICATION_FORM).name,
    brdt: DEFAULT_OWNER.birthDay,
  },
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

export const SEED: Seed = makeSeed({
  businesses: BUSINESSES.map((business) => [business.brNo, business]),
  people: [...Object.values(OWNERS_BY_NUMBER), DEFAULT_OWNER].map((person) => [person.ci, person]),
  applications: [[WITHOUT_FORM.aplyNo, WITHOUT_FORM]],
  codes: CODE_GROUPS.map((group) => [group.group, group]),
})
