import { ApplicationRail } from '#ui/parts/application/page-steps.tsx'
import { IDENTITY_TEXTS as T } from '#ui/text/ko/identity/identity.ts'
import { CertificationPage } from './CertificationPage.tsx'

/** The certification of the application flow. [E-012] [E-100] */
const CertificationScreen = () => (
  <CertificationPage
    flow="application"
    title={T['cert.intro']}
    rail={<ApplicationRail page="/onslf-check" />}
    railOfCertified={<ApplicationRail page="/onslf-check" isDone />}
  />
)

export default CertificationScreen
