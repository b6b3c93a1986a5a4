import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is printed. Parts that the screen does not show must be rendered for this time. */
export const useIsPrinting = (): boolean => {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}
