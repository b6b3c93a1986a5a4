import { DEFAULT_SETTINGS } from '#domain/kernel/settings'

/** A text of the catalogue, which names the telephone of the programme, with the one that this deployment has. [D2-51] */
export const withPhone = (text: string, phone: string): string =>
  text.replaceAll(DEFAULT_SETTINGS.callCentre.application, phone)
