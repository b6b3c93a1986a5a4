import { ServedRegistration } from './RegistrationPage.tsx'

/** `/proof-reg`: direct delivery in two steps, and general use behind a choice of types. [P-025] [P-041] */
const RegistrationScreen = () => <ServedRegistration page="/proof-reg" />

export default RegistrationScreen
