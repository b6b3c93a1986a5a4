import { helpDeskOf } from '#domain/session/routes'
import { chosen } from '../signals.ts'

/** The numbers that help with a page, of the part of the programme that it belongs to. [D1-41] [D3-44] */
export const helpNumbers = (path: string): readonly string[] => {
  const { application, proof } = chosen.value.callCentre
  return helpDeskOf(path) === 'proof' ? proof : [application]
}

/** The same of the page that is shown, as they stand in the help line of an alert. */
export const helpPhone = (): string => helpNumbers(location.pathname).join(', ')
