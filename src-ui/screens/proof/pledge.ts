import { fillWithParticles } from '#domain/text/particles'
import { helpDeskPhoneText } from '#ui/parts/help-desk/help-desk.ts'
import { REGISTRATION_TEXTS } from '#ui/text/ko/proof/registration.ts'

/** Says whom to call if the pledge of a registered direct delivery is missing. [D3-293] */
export const pledgeForgottenText = (): string =>
  fillWithParticles(REGISTRATION_TEXTS['direct.pledgeForgotten'], { phone: helpDeskPhoneText('proof') })
