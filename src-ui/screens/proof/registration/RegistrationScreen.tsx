import { RegistrationPage } from './RegistrationPage.tsx'

/** The page `/proof-reg`: direct delivery in two steps; general use can be chosen instead. [P-025] [P-041] */
const RegistrationScreen = () => <RegistrationPage page="/proof-reg" />

export default RegistrationScreen
