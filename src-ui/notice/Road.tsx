import { useEffect, useRef, useState } from 'react'
import { Icon } from '../design/Icon.tsx'
import { Scooter } from '../design/pictures/Scooter.tsx'
import { Town } from '../design/pictures/Town.tsx'
import { Truck } from '../design/pictures/Truck.tsx'
import { Van } from '../design/pictures/Van.tsx'
import { MAIN } from '../text/ko/main.ts'

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
export const Road = () => {
  const [stopped, setStopped] = useState(false)
  const section = useRef<HTMLElement>(null)
  const unseen = useUnseen(section)
  return (
    <section className={stopped || unseen ? 'road is-stopped' : 'road'} aria-label={MAIN['main.road']} ref={section}>
      <div className="road__view" aria-hidden="true">
        <Town />
        <div className="road__ground" />
        <div className="vehicle vehicle--van">
          <Van rolling />
        </div>
        <div className="vehicle vehicle--scooter">
          <Scooter rolling />
        </div>
        <div className="vehicle vehicle--truck">
          <Truck rolling />
        </div>
      </div>
      <button className="road__stop" type="button" onClick={() => setStopped(!stopped)}>
        <Icon name={stopped ? 'play' : 'pause'} />
        <span>{MAIN[stopped ? 'main.roadGo' : 'main.roadStop']}</span>
      </button>
    </section>
  )
}
