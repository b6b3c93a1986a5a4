import type { RefusalReason } from '#domain/kernel/decide'
import { closesRegistration, type RegistrationEligibility } from '#domain/proof/registration/registration-eligibility'
import { showPageNotOpen } from '#ui/parts/dialog/show-stop.tsx'
import { fill } from '#ui/text/fill.ts'
import { REGISTRATION_NOT_ALLOWED_SENTENCES, REGISTRATION_CLOSED_REASONS } from '#ui/text/ko/proof/registration.ts'

type NotAllowed = Exclude<RegistrationEligibility, 'ok'>

/** Returns why something cannot be registered, in the words of the specification. [P-018] [P-084] */
export const registrationNotAllowedText = (verdict: NotAllowed): string =>
  fill(REGISTRATION_NOT_ALLOWED_SENTENCES[verdict])

/**
 * If no proof can ever be registered again, shows why and returns true. If registering is impossible only for now,
 * returns false. [P-018] [P-301]
 */
export const showIfRegistrationClosed = async ({ verdict, because }: RefusalReason<NotAllowed>): Promise<boolean> => {
  if (!closesRegistration(verdict)) return false
  await showPageNotOpen({
    text: registrationNotAllowedText(verdict),
    reason: REGISTRATION_CLOSED_REASONS[verdict],
    because,
  })
  return true
}
