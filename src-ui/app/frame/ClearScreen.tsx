import { useState } from 'react'
import { Switch } from '#ui/parts/design/Switch.tsx'
import { DEVICE_TEXTS } from '#ui/text/ko/frame/device.ts'

const { classList } = document.documentElement

/**
 * 검은 바탕에 흰 글자 (선명한 화면 in KRDS): a switch for high-contrast colours. The choice is stored. At later visits,
 * `clear-screen.js` applies it before the first paint.
 */
const ClearScreen = () => {
  const [on, setOn] = useState(() => classList.contains('clear'))
  const turn = () => {
    setOn(classList.toggle('clear'))
    try {
      localStorage.setItem('screen', on ? '' : 'clear')
    } catch {
      // If the browser has no storage, the choice lasts until the page is left.
    }
  }
  return (
    <Switch on={on} label={DEVICE_TEXTS['screen.clear']} onPress={turn}>
      {DEVICE_TEXTS['screen.clear']}
    </Switch>
  )
}

export default ClearScreen
