import { signal } from '@preact/signals-react'
import { type ComponentType, useEffect } from 'react'
import { useLocation } from 'wouter'
import { MainScreen } from '../screens/notice/MainScreen.tsx'
import { followSettings, followTime } from '../parts/signals.ts'
import { Frame } from './frame/Frame.tsx'
import { ScreenBoundary, ScreenLoading } from '../parts/page/ScreenBoundary.tsx'
import { useNavigationEnd } from '../parts/page/navigation-end.ts'
import { useLoaded, lazyWhenIdle, whenIdle } from '../parts/page/LazyParts.tsx'
import { Reload } from '../parts/page/Reload.tsx'
import { GENERAL } from '../text/ko/general.ts'
import { PageWidth } from '../parts/design/Layout.tsx'

/** Shown where the overlays could not be loaded: no dialog would open, but the page can be read. [E-207] */
const OverlaysMissing = () => (
  <PageWidth role="alert">
    <p>{GENERAL['common.screenFailed']}</p>
    <Reload />
  </PageWidth>
)

const loadOverlays = () => import('./Overlays.tsx').catch(() => ({ default: OverlaysMissing }))

/** Dialogs, toasts and the live region, loaded after the page, which does not wait for them. */
const LazyOverlays = () => {
  const Overlays = useLoaded(loadOverlays)
  return Overlays && <Overlays />
}

// Behind the header, so that one meets them before the content. [E-030]
const MainPopups = lazyWhenIdle(() => import('../screens/notice/MainPopups.tsx'))

const KeptDraftNotice = lazyWhenIdle(() => import('../screens/notice/KeptDraftNotice.tsx'))

export type InnerPage = ComponentType<{ readonly path: string }>

/** Undefined until it is loaded. */
const innerPage = signal<InnerPage | undefined>(undefined)

// Everything that the main page does not need: the map, the guards, titles, countdown.
const loadInnerPage = async () => {
  const page = await import('./frame/InnerPage.tsx')
  innerPage.value = page.default
  return page
}

/** Runs the scripts of the next page of text, where `next-pages.js` has loaded them, so that a click draws it at once. [D1-266] */
const prepareNextPage = async () => {
  await whenIdle()
  if (document.querySelector('link[rel=prefetch]') === null) return
  const { prepare } = await loadInnerPage()
  await prepare('/elig-check')
}

const LazyInnerPage = ({ path, known }: { readonly path: string; readonly known: InnerPage | undefined }) => {
  const Page = useLoaded(loadInnerPage, known ?? innerPage.peek())
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
    document.title = GENERAL['service.name']
    prepareNextPage().catch(() => undefined)
  }, [])
  return (
    <Frame>
      <MainPopups />
      <MainScreen />
      <KeptDraftNotice />
    </Frame>
  )
}

type Props = {
  /** The inner page, where the document that was opened is one: it is drawn at once then, over what the document shows. */
  readonly inner?: InnerPage | undefined
}

/** The main page in the first chunk, every other page loaded after it. */
export const App = ({ inner }: Props) => {
  const [path] = useLocation()
  useEffect(() => {
    void followSettings()
    return followTime()
  }, [])
  return (
    <>
      {path === '/' ? (
        <MainPage />
      ) : (
        <ScreenBoundary>
          <LazyInnerPage path={path} known={inner} />
        </ScreenBoundary>
      )}
      <LazyOverlays />
    </>
  )
}
