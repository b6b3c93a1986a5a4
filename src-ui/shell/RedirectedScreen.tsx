import { ScreenLoading } from './ScreenBoundary.tsx'

/** The screen of an address that only leads on: its guard does that, and until then there is nothing to show. [E-015] [P-007] */
const RedirectedScreen = () => <ScreenLoading />

export default RedirectedScreen
