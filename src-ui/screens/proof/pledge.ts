import { fillWithParticles } from '#domain/kernel/particles'
import { REGISTRATION_TEXTS } from '../../text/ko/registration.ts'
import { helpDeskPhoneText } from '../../parts/help-desk/help-desk.ts'

/** Says whom to call if the pledge of a registered direct delivery is missing. [D3-293] */
export const pledgeForgottenText = (): string =>
  fillWithParticles(REGISTRATION_TEXTS['direct.pledgeForgotten'], { phone: helpDeskPhoneText('proof') })
