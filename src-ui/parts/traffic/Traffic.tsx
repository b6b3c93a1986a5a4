import { type ReactNode, useEffect, useRef, useState } from 'react'
import { MAIN_BELOW_TEXTS } from '#ui/text/ko/main/main-below.ts'
import { classNames } from '../design/class-names.ts'
import { Icon } from '../design/Icon.tsx'
import { PrerenderedPlace, useHydrated } from '../page/PrerenderedPlace.tsx'
import styles from './Traffic.module.css'

/** True while the element is visible, on the screen and in a visible tab. */
const useSeen = (element: React.RefObject<HTMLElement | null>): boolean => {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    let near = false
    const update = () => setSeen(near && document.visibilityState !== 'hidden')
    const observer = new IntersectionObserver(([entry]) => {
      near = entry?.isIntersecting === true
      update()
    })
    observer.observe(element.current)
    document.addEventListener('visibilitychange', update)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', update)
    }
  }, [element])
  return isSeen
}

type Props = {
  /** The content of the road. Undefined while a prerendered road is hydrated, so that the prerendered markup stays. */
  readonly children?: ReactNode
}

/**
 * Vehicles that move in loops of 15, 12 and 20 seconds, as decoration. A button stops them, and they stand still if the
 * device asks for reduced motion. They do not move before the stop button is rendered.
 */
const Traffic = ({ children }: Props) => {
  const [isStopped, setStopped] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  return (
    <div className={classNames(styles.road, (isStopped || !isSeen) && styles.stopped)} ref={place}>
      <PrerenderedPlace>{children}</PrerenderedPlace>
      {useHydrated() && (
        <button className={styles.stop} type="button" onClick={() => setStopped(!isStopped)}>
          <Icon name={isStopped ? 'play' : 'pause'} />
          <span>{MAIN_BELOW_TEXTS[isStopped ? 'main.roadGo' : 'main.roadStop']}</span>
        </button>
      )}
    </div>
  )
}

export default Traffic
