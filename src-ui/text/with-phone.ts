import { PROGRAMME } from '#domain/programme'

/** A text of the catalogue, which names the telephone of the programme, with the one that this deployment has. [D2-51] */
export const withPhone = (text: string, phone: string): string => text.replaceAll(PROGRAMME.supportPhone, phone)
