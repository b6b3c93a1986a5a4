import { RegistrationPage } from './RegistrationPage.tsx'
import { useRegistrationDoors } from './use-registration-doors.ts'

/** `/proof-reg-all`: general use alone, without a choice of types. [P-038] [P-039] [P-040] */
const GeneralScreen = () => <RegistrationPage doors={useRegistrationDoors()} page="/proof-reg-all" />

export default GeneralScreen
