import { useSignals } from '@preact/signals-react/runtime'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { classNames } from '#ui/parts/design/class-names.ts'
import { FIRST_ICON_PATHS, Glyph } from '#ui/parts/design/Glyph.tsx'
// The styles of parts that are only prerendered. The script of these parts is never loaded, so their styles are bundled
// with those of the page.
import { PageWidth } from '#ui/parts/design/Layout.tsx'
import { HiddenSpace, Phrase } from '#ui/parts/design/Phrase.tsx'
import { lazyOptional, lazyWhenIdle } from '#ui/parts/page/LazyParts.tsx'
import { NEVER_RESOLVES, PrerenderedPlace } from '#ui/parts/page/PrerenderedPlace.tsx'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { fill } from '#ui/text/fill.ts'
import { MAIN_TEXTS } from '#ui/text/ko/main/main.ts'
import type { MainPictureName } from './MainPicture.tsx'
import styles from './Main.module.css'
import './MainBelow.module.css'
import '#ui/parts/traffic/Traffic.module.css'

// Decorations that the prerendered page already contains. The page needs no script for them.
const MainPicture = lazyOptional(() => import('./MainPicture.tsx'))
const MainBelow = lazyOptional(() => import('./MainBelow.tsx'))
const TrafficView = lazyOptional(() => import('#ui/parts/traffic/TrafficView.tsx'))
const KeptDraftNotice = lazyWhenIdle(() => import('./KeptDraftNotice.tsx'))
// The road is hydrated after the rest of the page, and without its content, because animations must not delay controls.
// If its script fails to load, the prerendered markup stays.
const HydratedTraffic = lazy(() => import('#ui/parts/traffic/Traffic.tsx').catch(() => NEVER_RESOLVES))
const PRERENDERED_ROAD = (
  <Suspense fallback={null}>
    <HydratedTraffic />
  </Suspense>
)

const TilePicture = ({ name }: { readonly name: MainPictureName }) => (
  <PrerenderedPlace>
    <MainPicture name={name} />
  </PrerenderedPlace>
)

/** Returns the time when applications open again, as text; null while they are open or the dates are not loaded. */
const useReopening = (): string | null => {
  const [reopens, setReopens] = useState<string | null>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isUnmounted = false
    import('#ui/parts/notice/application-closure.ts').then(
      ({ reopeningTimeText }) => {
        if (!isUnmounted) stop = reopeningTimeText.subscribe(setReopens)
      },
      () => undefined,
    )
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [])
  return reopens
}

const ELIGIBILITY = '/elig-check'
const START = '/self-check'
const RESULT = '/onslf-check-result'
/** The pages behind the first three tiles. The fourth tile opens a file. */
export const TILE_ROUTES = [ELIGIBILITY, START, RESULT] as const

type TileProps = { readonly name: ReactNode; readonly text: string; readonly art: MainPictureName }

const TileFace = ({ name, text, art }: TileProps) => (
  <>
    <span className={styles.name}>{name}</span>
    <HiddenSpace />
    <Phrase as="span" className={styles.text} text={text} />
    <TilePicture name={art} />
    <Glyph path={FIRST_ICON_PATHS.go} />
  </>
)

/**
 * Returns the click handler of a tile. The handler waits in the queue and then opens the page that the use case
 * returns. If its code cannot be loaded, the tile works as a plain link. [E-134] [D1-51]
 */
const useTile = (tile: 'apply' | 'result') => {
  const [, navigate] = useLocation()
  return async (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const pressedTile = event.currentTarget
    try {
      const { queueForTile } = await import('./queue-for-tile.ts')
      const target = await queueForTile(tile, pressedTile)
      if (target !== null) navigate(target)
    } catch {
      location.assign(pressedTile.href)
    }
  }
}

const BIG = `${styles.tile} ${styles.big}`

/**
 * The tile that starts an application. While applications are closed, the tile is grey and disabled. It changes at the
 * start and at the end of that period without a reload. [E-026] [E-027]
 */
const ApplyTile = ({ reopens }: { readonly reopens: string | null }) => {
  const go = useTile('apply')
  const isClosed = reopens !== null
  const text = isClosed ? `${MAIN_TEXTS['main.tileApplyClosed']} ${reopens}` : MAIN_TEXTS['main.tileApplyText']
  return (
    <Link
      className={`${BIG} ${styles.apply}`}
      href={START}
      onClick={(event) => (isClosed ? event.preventDefault() : void go(event))}
      aria-disabled={isClosed || undefined}
    >
      <TileFace name={MAIN_TEXTS['main.tileApply']} text={text} art="scooter" />
    </Link>
  )
}

const ResultTile = () => {
  const go = useTile('result')
  return (
    <Link className={BIG} href={RESULT} onClick={(event: React.MouseEvent<HTMLAnchorElement>) => void go(event)}>
      <TileFace name={MAIN_TEXTS['main.tileResult']} text={MAIN_TEXTS['main.tileResultText']} art="parcel" />
    </Link>
  )
}

const GuideTile = () => {
  useSignals()
  return (
    <a
      className={`${styles.tile} ${styles.small}`}
      href={currentSettings.value.manualUrl}
      target="_blank"
      rel="noopener noreferrer"
    >
      <TileFace
        name={
          <>
            {MAIN_TEXTS['main.tileGuide']} <small className="nobr">{MAIN_TEXTS['main.tileGuideTab']}</small>
          </>
        }
        text={MAIN_TEXTS['main.tileGuideText']}
        art="book"
      />
    </a>
  )
}

type FactProps = { readonly name: string; readonly children: string; readonly className?: string | undefined }

const Fact = ({ name, children, className }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <Phrase as="dd" className={className} text={children} />
  </div>
)

/**
 * Shows who can apply, how much is paid and until when, and then the four tiles. The page is prerendered. Until its
 * scripts are loaded, the tiles are plain links. [E-023] [E-206]
 */
export const MainScreen = () => {
  const reopens = useReopening()
  const isClosed = reopens !== null
  return (
    <main id="main" tabIndex={-1}>
      <section className={styles.hero} aria-labelledby="hero-t">
        <PageWidth className={styles.in}>
          <TilePicture name="scene" />
          <div className={styles.lead}>
            <h1 id="hero-t">
              {`${fill(MAIN_TEXTS['main.leadStart'])} `}
              <Phrase as="span" className="nobr" text={MAIN_TEXTS['main.leadEnd']} />
            </h1>
            <p className={classNames(styles.now, isClosed && styles.closed)}>
              <Glyph path={isClosed ? FIRST_ICON_PATHS.clock : FIRST_ICON_PATHS.ok} small />
              {MAIN_TEXTS[isClosed ? 'main.tileApplyClosed' : 'main.open']}
            </p>
          </div>
          <div className={styles.slip}>
            <dl className={styles.facts}>
              <Fact name={MAIN_TEXTS['main.who']}>{fill(MAIN_TEXTS['main.whoIs'])}</Fact>
              <Fact name={MAIN_TEXTS['main.howMuch']} className={styles.sum}>
                {fill(MAIN_TEXTS['main.howMuchIs'])}
              </Fact>
              <Fact name={MAIN_TEXTS['main.until']}>{MAIN_TEXTS['main.untilIs']}</Fact>
            </dl>
            <KeptDraftNotice />
          </div>
        </PageWidth>
        <PageWidth as="nav" className={styles.tiles} aria-label={MAIN_TEXTS['main.tiles']}>
          <Link className={`${styles.tile} ${styles.small}`} href={ELIGIBILITY}>
            <TileFace name={MAIN_TEXTS['main.tileElig']} text={MAIN_TEXTS['main.tileEligText']} art="shop" />
          </Link>
          <ApplyTile reopens={reopens} />
          <ResultTile />
          <GuideTile />
        </PageWidth>
      </section>
      <PrerenderedPlace>
        <MainBelow />
      </PrerenderedPlace>
      <PrerenderedPlace hydrated={PRERENDERED_ROAD}>
        <TrafficView />
      </PrerenderedPlace>
    </main>
  )
}
