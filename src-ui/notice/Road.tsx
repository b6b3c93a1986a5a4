import { useEffect, useRef, useState } from 'react'
import { Icon } from '../design/Icon.tsx'
import { PrerenderedPlace } from '../shell/PrerenderedPlace.tsx'
import { lazyOptional } from '../shell/LazyParts.tsx'
import { MAIN_BELOW } from '../text/ko/main-below.ts'

const RoadView = lazyOptional(() => import('./RoadView.tsx'))

/** Stands while nobody can see it: off the screen, or in a hidden tab. */
const useUnseen = (element: React.RefObject<HTMLElement | null>): boolean => {
  const [unseen, setUnseen] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    let away = false
    const look = () => setUnseen(away || document.visibilityState === 'hidden')
    const observer = new IntersectionObserver(([entry]) => {
      away = entry?.isIntersecting === false
      look()
    })
    observer.observe(element.current)
    document.addEventListener('visibilitychange', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [element])
  return unseen
}

/** Vehicles of 15, 12 and 20 seconds. Decoration, so it can be stopped and stands still where less motion is wanted. */
const Road = () => {
  const [stopped, setStopped] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const unseen = useUnseen(place)
  return (
    <div className={stopped || unseen ? 'road is-stopped' : 'road'} ref={place}>
      <PrerenderedPlace>
        <RoadView />
      </PrerenderedPlace>
      <button className="road__stop" type="button" onClick={() => setStopped(!stopped)}>
        <Icon name={stopped ? 'play' : 'pause'} />
        <span>{MAIN_BELOW[stopped ? 'main.roadGo' : 'main.roadStop']}</span>
      </button>
    </div>
  )
}

export default Road
