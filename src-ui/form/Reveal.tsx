import { useState } from 'react'
import { Icon } from '../design/Icon.tsx'

/** Whether a secret may be seen now. It is hidden again with every new visit of the page. */
export const useReveal = () => {
  const [shown, setShown] = useState(false)
  return { shown, toggle: () => setShown(!shown) }
}

/** Shows or hides a secret; its name says which (`주민등록번호 보기`). */
export const RevealButton = ({
  reveal,
  words,
}: {
  readonly reveal: ReturnType<typeof useReveal>
  readonly words: { readonly show: string; readonly hide: string }
}) => (
  <button className="reveal" type="button" aria-label={reveal.shown ? words.hide : words.show} onClick={reveal.toggle}>
    <Icon name={reveal.shown ? 'eyeOff' : 'eye'} small />
    <span aria-hidden="true">{reveal.shown ? '숨기기' : '보기'}</span>
  </button>
)
