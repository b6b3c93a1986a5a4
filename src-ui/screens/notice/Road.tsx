import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../../parts/design/Icon.tsx'
import { PrerenderedPlace, useHydrated } from '../../parts/page/PrerenderedPlace.tsx'
import { MAIN_BELOW } from '../../text/ko/main-below.ts'
import styles from './Road.module.css'

/** False until the element is known to be on the screen, and while nobody can see it: scrolled away, or in a hidden tab. */
const useSeen = (element: React.RefObject<HTMLElement | null>): boolean => {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    let near = false
    const look = () => setSeen(near && document.visibilityState !== 'hidden')
    const observer = new IntersectionObserver(([entry]) => {
      near = entry?.isIntersecting === true
      look()
    })
    observer.observe(element.current)
    document.addEventListener('visibilitychange', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [element])
  return seen
}

type Props = {
  /** What is seen on it; nothing where a prerendered view is hydrated, which stays as the document brought it. */
  readonly children?: ReactNode
}

/**
 * Vehicles of 15, 12 and 20 seconds. Decoration, so it can be stopped and stands still where less motion is wanted. Nothing
 * moves before the button that stops it is there.
 */
const Road = ({ children }: Props) => {
  const [stopped, setStopped] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const seen = useSeen(place)
  return (
    <div className={stopped || !seen ? `${styles.road} ${styles.stopped}` : styles.road} ref={place}>
      <PrerenderedPlace>{children}</PrerenderedPlace>
      {useHydrated() && (
        <button className={styles.stop} type="button" onClick={() => setStopped(!stopped)}>
          <Icon name={stopped ? 'play' : 'pause'} />
          <span>{MAIN_BELOW[stopped ? 'main.roadGo' : 'main.roadStop']}</span>
        </button>
      )}
    </div>
  )
}

export default Road
