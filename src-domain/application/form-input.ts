import { enterDepositor } from '../account/depositor.ts'
import { APPLICATION_LIMITS } from './application-limits.ts'
import { REGISTRATION_NUMBER_DIGITS } from '../entry-limits.ts'

/** How a field takes what is typed or pasted into it. `max` counts digits or characters. */
export type InputRule =
  | { readonly takes: 'digits'; readonly max: number }
  | { readonly takes: 'text'; readonly max: number }
  | { readonly takes: 'depositor' }

const { corporateNumberDigits, residentNumberDigits } = APPLICATION_LIMITS

/** Every field that filters its input, by field id; brno1 to brno3 are the parts on the business edit page. */
export const INPUT_RULES = {
  name: { takes: 'text', max: APPLICATION_LIMITS.applicantName },
  companyName: { takes: 'text', max: APPLICATION_LIMITS.companyName },
  mobile: { takes: 'digits', max: APPLICATION_LIMITS.mobileDigits },
  rrn1: { takes: 'digits', max: residentNumberDigits.front },
  rrn2: { takes: 'digits', max: residentNumberDigits.back },
  co1: { takes: 'digits', max: corporateNumberDigits.front },
  co2: { takes: 'digits', max: corporateNumberDigits.back },
  brno1: { takes: 'digits', max: REGISTRATION_NUMBER_DIGITS.area },
  brno2: { takes: 'digits', max: REGISTRATION_NUMBER_DIGITS.kind },
  brno3: { takes: 'digits', max: REGISTRATION_NUMBER_DIGITS.serial },
  accountNumber: { takes: 'digits', max: APPLICATION_LIMITS.accountNumberDigits },
  depositor: { takes: 'depositor' },
} as const satisfies Record<string, InputRule>

export type FilteredField = keyof typeof INPUT_RULES

/** Digits 0-9 only, full-width ones too, cut to `max`. [A-060] [D1-242] */
export const digitsOf = (raw: string, max: number): string =>
  raw
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, max)

/** At most `max` characters; a character outside the basic plane counts as one and is never split. */
export const textOf = (raw: string, max: number): string => [...raw].slice(0, max).join('')

/** What a field keeps of a typed or pasted text. `fullWidth` is the toggle beside the depositor. */
export const acceptInput = (field: FilteredField, raw: string, fullWidth = false): string => {
  const rule: InputRule = INPUT_RULES[field]
  if (rule.takes === 'depositor') return enterDepositor(raw, fullWidth)
  return rule.takes === 'digits' ? digitsOf(raw, rule.max) : textOf(raw, rule.max)
}
