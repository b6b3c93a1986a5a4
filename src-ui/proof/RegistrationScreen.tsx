import { RegistrationPage } from './RegistrationPage.tsx'
import { useRegistrationDoors } from './use-registration-doors.ts'

/** `/proof-reg`: own deliveries in two steps, and general use behind a tab. [P-025] [P-041] */
const RegistrationScreen = () => <RegistrationPage doors={useRegistrationDoors()} page="/proof-reg" />

export default RegistrationScreen
