import { StepRail } from '../../parts/design/Steps.tsx'
import { IDENTITY as T } from '../../text/ko/identity.ts'
import { VerificationPage } from './VerificationPage.tsx'

/** The certification of the application flow. [E-012] [E-100] */
const VerificationScreen = () => (
  <VerificationPage flow="application" title={T['cert.intro']} rail={<StepRail current={2} />} />
)

export default VerificationScreen
