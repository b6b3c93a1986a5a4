import { ScreenLoading } from '../../parts/page/ScreenBoundary.tsx'

/** The screen of an address that its guard always leads away from. [E-015] [P-007] */
const RedirectedScreen = () => <ScreenLoading />

export default RedirectedScreen
