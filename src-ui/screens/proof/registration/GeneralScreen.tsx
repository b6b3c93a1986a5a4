import { ServedRegistration } from './RegistrationPage.tsx'

/** `/proof-reg-all`: registers general use only, without a choice of types. [P-038] [P-039] [P-040] */
const GeneralScreen = () => <ServedRegistration page="/proof-reg-all" />

export default GeneralScreen
