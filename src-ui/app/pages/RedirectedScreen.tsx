import { ScreenLoading } from '#ui/parts/page/ScreenErrorBoundary.tsx'

/** The screen of a URL from which the guard always redirects. [E-015] [P-007] */
const RedirectedScreen = () => <ScreenLoading />

export default RedirectedScreen
