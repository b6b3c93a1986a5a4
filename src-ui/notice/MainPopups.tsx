import { Effect } from 'effect'
import { useEffect, useState } from 'react'
import { ListPopups } from '#app/notice/list-popups'
import { firstServices } from '../services.ts'
import { chosen, now } from '../signals.ts'
import { hiddenDays } from './hidden-days.ts'
import { makePopupStack, type PopupStackModel } from './popup-stack.model.ts'
import { PopupStack } from './PopupStack.tsx'

const makeStack = async (): Promise<PopupStackModel> => {
  const listPopups = (await firstServices()).get(ListPopups)
  const listed = await Effect.runPromise(listPopups())
  return makePopupStack({ listed, now, days: hiddenDays, phone: chosen.peek().callCentre.application })
}

/** The popups of one visit of the main page, asked for once. A page that could not load its parts goes without. [E-030] */
const MainPopups = () => {
  const [stack, setStack] = useState<PopupStackModel | null>(null)
  useEffect(() => {
    let current = true
    makeStack()
      .then((made) => current && setStack(made))
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [])
  return stack && <PopupStack stack={stack} />
}

export default MainPopups
