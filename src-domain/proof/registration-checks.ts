import { type Because, decide, type Decision, type Table } from '../kernel/decide.ts'
import { type RegistrationForm, AGREED } from './registration-form.ts'

/** A file of the list as the checks see it: `attached` says whether there is content behind the name. [P-060] */
export type ListedFile = { readonly attached: boolean }

/** Everything the checks look at. `token`: the login cookie is there; `baseApproved`: no base proof has to be handed in. */
export type RegistrationFacts = {
  readonly token: boolean
  readonly form: RegistrationForm
  readonly baseApproved: boolean
  readonly base: readonly ListedFile[]
  readonly performance: readonly ListedFile[]
}

/** Why a registration is not sent: the key of the sentence. */
export type RegistrationCode =
  | 'reg.tokenMissing'
  | 'reg.needAgreement'
  | 'reg.needType'
  | 'reg.needPeriod'
  | 'reg.needDivision'
  | 'reg.needAmount'
  | 'reg.needCases'
  | 'reg.needBase'
  | 'reg.needPerformance'
  | 'reg.badAttachment'

/** What on the form has to be mended; null for what no entry mends. */
export type RegistrationField = 'agreement' | 'type' | 'years' | 'division' | 'total' | 'base' | 'performance' | null

/** One rule: when it is broken, what is said, and where it leads. */
export type RegistrationRule = {
  readonly id: string
  readonly code: RegistrationCode
  readonly field: RegistrationField
  readonly fails: (facts: RegistrationFacts) => boolean
  readonly ref: string
}

const without = (total: string) => total === '' || Number(total) === 0
const asksBase = ({ form, baseApproved }: RegistrationFacts) => form.type === 'direct' && !baseApproved
const isLoose = (files: readonly ListedFile[]) => files.some(({ attached }) => !attached)

/** The rules in their order: only the first broken one is reported. [P-053] to [P-061] */
export const REGISTRATION_RULES: readonly RegistrationRule[] = [
  { id: 'RG-1', code: 'reg.tokenMissing', field: null, fails: ({ token }) => !token, ref: 'P-052' },
  {
    id: 'RG-2',
    code: 'reg.needAgreement',
    field: 'agreement',
    fails: ({ form }) => form.agreement !== AGREED,
    ref: 'P-053',
  },
  { id: 'RG-3', code: 'reg.needType', field: 'type', fails: ({ form }) => form.type === '', ref: 'P-054' },
  { id: 'RG-4', code: 'reg.needPeriod', field: 'years', fails: ({ form }) => form.years.length === 0, ref: 'P-055' },
  { id: 'RG-5', code: 'reg.needDivision', field: 'division', fails: ({ form }) => form.division === '', ref: 'P-056' },
  {
    id: 'RG-6',
    code: 'reg.needAmount',
    field: 'total',
    fails: ({ form }) => form.division === 'amount' && without(form.total),
    ref: 'P-057',
  },
  {
    id: 'RG-7',
    code: 'reg.needCases',
    field: 'total',
    fails: ({ form }) => form.division === 'cases' && without(form.total),
    ref: 'P-057',
  },
  {
    id: 'RG-8',
    code: 'reg.needBase',
    field: 'base',
    fails: (facts) => asksBase(facts) && facts.base.length === 0,
    ref: 'P-058',
  },
  {
    id: 'RG-9',
    code: 'reg.needPerformance',
    field: 'performance',
    fails: ({ performance }) => performance.length === 0,
    ref: 'P-059',
  },
  {
    id: 'RG-10',
    code: 'reg.badAttachment',
    field: 'base',
    fails: (facts) => asksBase(facts) && isLoose(facts.base),
    ref: 'P-060',
  },
  {
    id: 'RG-11',
    code: 'reg.badAttachment',
    field: 'performance',
    fails: ({ performance }) => isLoose(performance),
    ref: 'P-060',
  },
]

/** A broken rule: what is said, where it leads, and which rule it is. */
export type RegistrationRefusal = {
  readonly code: RegistrationCode
  readonly field: RegistrationField
  readonly because: Because
}

/** May the registration be sent? The first broken rule in the documented order. [P-053] to [P-061] */
export const checkRegistration = (facts: RegistrationFacts): RegistrationRefusal | null => {
  const broken = REGISTRATION_RULES.find((rule) => rule.fails(facts))
  return broken === undefined
    ? null
    : { code: broken.code, field: broken.field, because: { rule: broken.id, ref: broken.ref } }
}

/** `base`, `performance`: is a file of this kind left? */
export type ValidFilesFacts = {
  readonly type: 'general' | 'direct'
  readonly baseApproved: boolean
  readonly base: boolean
  readonly performance: boolean
}

/** Enough, or the key of the sentence that says which kind is missing. */
export type ValidFilesVerdict = 'enough' | 'reg.noValidBase' | 'reg.noValidPerformance'

export const VALID_FILES_TABLE: Table<ValidFilesFacts, ValidFilesVerdict> = [
  {
    id: 'VF-1',
    when: { type: 'direct', baseApproved: false, base: false },
    then: 'reg.noValidBase',
    ref: 'P-068',
  },
  { id: 'VF-2', when: { performance: false }, then: 'reg.noValidPerformance', ref: 'P-068' },
  { id: 'VF-3', when: {}, then: 'enough', ref: 'P-068' },
]

/** 남은 파일: of files that were stored, are enough left without those of 0 bytes? [P-068] */
export const decideValidFiles = (
  left: { readonly base: number; readonly performance: number },
  asked: Pick<ValidFilesFacts, 'type' | 'baseApproved'>,
): Decision<ValidFilesVerdict> =>
  decide(VALID_FILES_TABLE, { ...asked, base: left.base > 0, performance: left.performance > 0 })
