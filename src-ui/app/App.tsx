import { type ComponentType, useEffect } from 'react'
import { useLocation } from 'wouter'
import { PageWidth } from '../parts/design/Layout.tsx'
import { useLoadedComponent, lazyWhenIdle, whenIdle } from '../parts/page/LazyParts.tsx'
import { ReloadButton } from '../parts/page/ReloadButton.tsx'
import { ScreenErrorBoundary, ScreenLoading } from '../parts/page/ScreenErrorBoundary.tsx'
import { MainScreen } from '../screens/main/MainScreen.tsx'
import { EVERY_PAGE_TEXTS } from '../text/ko/kernel/every-page.ts'
import { Frame } from './frame/Frame.tsx'
import { useNavigationEnd } from './navigation-end.ts'
import { followServerTime, loadSettingsAndAssets } from './start-page.ts'

/**
 * The message that the page shows if the overlays cannot be loaded. No dialog can open then, but the page can still be
 * read. [E-207]
 */
const OverlaysMissing = () => (
  <PageWidth role="alert">
    <p>{EVERY_PAGE_TEXTS['common.screenFailed']}</p>
    <ReloadButton />
  </PageWidth>
)

const loadOverlays = () => import('./Overlays.tsx').catch(() => ({ default: OverlaysMissing }))

/** Dialogs, toasts and the live region. Their code is loaded after the page and does not delay it. */
const LazyOverlays = () => {
  const Overlays = useLoadedComponent(loadOverlays)
  return Overlays && <Overlays />
}

// The popups come directly after the header, so that keyboard and screen-reader users reach them before the content.
// [E-030]
const MainPopups = lazyWhenIdle(() => import('../screens/notice/MainPopups.tsx'))

export type InnerPage = ComponentType<{ readonly path: string }>

/** The component that renders every page except the main page, once its code is loaded. */
const loadedModules: { innerPage?: InnerPage } = {}

// Loads everything that the main page does not need: route table, guards, titles, countdown.
const loadInnerPage = async () => {
  const page = await import('./frame/InnerPage.tsx')
  loadedModules.innerPage = page.default
  return page
}

/**
 * Runs the scripts of the next text-only page if `next-pages.js` has loaded them, so that a click renders the page
 * immediately. [D1-266]
 */
const prepareNextPage = async () => {
  await whenIdle()
  if (document.querySelector('link[rel=prefetch]') === null) return
  const { preloadScreen } = await loadInnerPage()
  await preloadScreen('/elig-check')
}

const LazyInnerPage = ({
  path,
  known: knownPage,
}: {
  readonly path: string
  readonly known: InnerPage | undefined
}) => {
  const Page = useLoadedComponent(loadInnerPage, knownPage ?? loadedModules.innerPage)
  if (Page !== undefined) return <Page path={path} />
  return (
    <Frame inner>
      <ScreenLoading />
    </Frame>
  )
}

const MainPage = () => {
  useNavigationEnd('/')
  useEffect(() => {
    document.title = EVERY_PAGE_TEXTS['service.name']
    prepareNextPage().catch(() => undefined)
  }, [])
  return (
    <Frame>
      <MainPopups />
      <MainScreen />
    </Frame>
  )
}

type Props = {
  /**
   * The component that renders every page except the main page, if the opened document is such a page. It renders
   * immediately over the content of the document.
   */
  readonly inner?: InnerPage | undefined
}

/** Renders the main page from the script that is loaded first. Renders any other page when its own script is loaded. */
export const App = ({ inner }: Props) => {
  const [path] = useLocation()
  useEffect(() => {
    void loadSettingsAndAssets()
    return followServerTime()
  }, [])
  return (
    <>
      {path === '/' ? (
        <MainPage />
      ) : (
        <ScreenErrorBoundary>
          <LazyInnerPage path={path} known={inner} />
        </ScreenErrorBoundary>
      )}
      <LazyOverlays />
    </>
  )
}
