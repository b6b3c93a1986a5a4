import { RegisterBusinessNumber } from '#app/business/register-business-number'
import { ApplicationRail } from '#ui/parts/application/page-steps.tsx'
import { Fold } from '#ui/parts/design/Fold.tsx'
import { MinorSection, Notes } from '#ui/parts/design/Page.tsx'
import { fill } from '#ui/text/fill.ts'
import { BUSINESS_TEXTS as T, REGISTER_BUSINESS_NUMBER_MESSAGES } from '#ui/text/ko/business/business.ts'
import { BusinessNumberPage } from './BusinessNumberPage.tsx'

const NOTES = [T['brno.note1'], T['brno.note2'], T['brno.note3'], T['brno.note4']]

/**
 * The page for the number of the business that applies. It has notes to read before the number is entered. [E-083]
 * [E-084]
 */
const NumberScreen = () => (
  <BusinessNumberPage
    page="bzmn-reg"
    title={T['brno.intro']}
    lead={T['brno.lead']}
    rail={<ApplicationRail page="/bzmn-reg" />}
    notes={
      <MinorSection>
        <Fold name={T['brno.before']} value={fill(T['brno.notes'], { n: NOTES.length })}>
          <Notes notes={NOTES.map((note) => fill(note))} />
        </Fold>
      </MinorSection>
    }
    useCase={RegisterBusinessNumber}
    messages={REGISTER_BUSINESS_NUMBER_MESSAGES}
    stops={['BusinessClosed', 'BusinessUnregistered']}
  />
)

export default NumberScreen
