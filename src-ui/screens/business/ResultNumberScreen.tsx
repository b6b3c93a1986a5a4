import { LookUpApplication } from '#app/business/look-up-application'
import { BUSINESS_TEXTS as T, LOOK_UP_APPLICATION_MESSAGES } from '#ui/text/ko/business/business.ts'
import { BusinessNumberPage } from './BusinessNumberPage.tsx'

/** The page for the number whose application is looked up. [E-095] to [E-099] */
const ResultNumberScreen = () => (
  <BusinessNumberPage
    page="bzmn-result"
    title={T['brno.introResult']}
    lead={T['brno.resultLead']}
    useCase={LookUpApplication}
    messages={LOOK_UP_APPLICATION_MESSAGES}
    stops={['NoApplication']}
  />
)

export default ResultNumberScreen
