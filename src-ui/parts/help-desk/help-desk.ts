import { signal } from '@preact/signals-react'
import { useEffect } from 'react'
import { type HelpDeskName, helpDeskNameOf } from '#domain/pages/routes'
import { HELP_DESK_NAMES } from '#ui/text/ko/help-desk/help-desk.ts'
import { currentSettings } from '../services/signals.ts'

/** The help desk of the current page, if its content decides; otherwise null. [D2-1008] */
const currentHelpDesk = signal<HelpDeskName | null>(null)

/** Sets the help desk of the page while a screen is mounted. */
export const useHelpDesk = (name: HelpDeskName | null): void =>
  useEffect(() => {
    currentHelpDesk.value = name
    return () => {
      currentHelpDesk.value = null
    }
  }, [name])

/** Returns the help desk for the part of the programme to which a page belongs. [D1-41] [D3-44] */
export const helpDeskOfPage = (path = location.pathname): HelpDeskName => currentHelpDesk.value ?? helpDeskNameOf(path)

/** A help desk with its telephone numbers. The name is null if only one help desk is shown. */
type HelpDeskRow = { readonly name: string | null; readonly numbers: readonly string[] }

/** Returns the numbers of a help desk. For `both`, each row has the name of its help desk. [D3-134] */
export const helpDeskRows = (helpDesk: HelpDeskName): readonly HelpDeskRow[] => {
  const { application, proof } = currentSettings.value.callCentre
  if (helpDesk === 'application' || proof.length === 0) return [{ name: null, numbers: [application] }]
  if (helpDesk === 'proof') return [{ name: null, numbers: proof }]
  return [
    { name: HELP_DESK_NAMES.application, numbers: [application] },
    { name: HELP_DESK_NAMES.proof, numbers: proof },
  ]
}

/** Returns the numbers of each row of a help desk as one string, which begins with the name of the help desk. [D3-134] */
export const helpDeskPhoneLines = (helpDesk: HelpDeskName): readonly string[] =>
  helpDeskRows(helpDesk).map(({ name, numbers }) => `${name === null ? '' : `${name}\u00A0`}${numbers.join(', ')}`)

/** Returns the telephone numbers of a help desk as one string, for a help line. [A-007] */
export const helpDeskPhoneText = (helpDesk = helpDeskOfPage()): string => helpDeskPhoneLines(helpDesk).join(', ')

/** Returns the numbers of both help desks as strings, by the name of the help desk. [D3-44] */
export const helpDeskPhones = () => ({
  application: helpDeskPhoneText('application'),
  proof: helpDeskPhoneText('proof'),
})
