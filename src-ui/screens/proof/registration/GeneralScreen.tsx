import { RegistrationPage } from './RegistrationPage.tsx'

/** The page `/proof-reg-all`, which registers only general use and offers no choice of types. [P-038] [P-039] */
const GeneralScreen = () => <RegistrationPage page="/proof-reg-all" />

export default GeneralScreen
