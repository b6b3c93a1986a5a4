import { type HelpDeskName, helpDeskNameOf } from '#domain/pages/routes'
import { currentSettings } from '../services/signals.ts'
import { HELP_DESK_NAMES } from '../../text/ko/help-desk.ts'

/** Returns the help desk for the part of the programme to which the current page belongs. [D1-41] [D3-44] */
export const helpDeskOfPage = (): HelpDeskName => helpDeskNameOf(location.pathname)

/**
 * Returns the telephone numbers of a help desk as strings. For `both`, each string has the name of its desk. [D3-134]
 */
export const helpDeskPhoneLines = (desk: HelpDeskName): readonly string[] => {
  const { application, proof } = currentSettings.value.callCentre
  if (desk === 'application' || proof.length === 0) return [application]
  const ofProofs = proof.join(', ')
  if (desk === 'proof') return [ofProofs]
  return [`${HELP_DESK_NAMES.application}\u00A0${application}`, `${HELP_DESK_NAMES.proof}\u00A0${ofProofs}`]
}

/** Returns the telephone numbers of a help desk as one string, for a help line. */
export const helpDeskPhoneText = (desk = helpDeskOfPage()): string => helpDeskPhoneLines(desk).join(', ')

/** Returns the numbers of both help desks as strings, by the name of the help desk. [D3-44] */
export const helpDeskPhones = () => ({
  application: helpDeskPhoneText('application'),
  proof: helpDeskPhoneText('proof'),
})
