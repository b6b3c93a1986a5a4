import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { Bankbook, ChecklistPicture, Paper, Stamp } from '../../parts/design/pictures/papers.tsx'
import { Phone } from '../../parts/design/pictures/Phone.tsx'
import type { Picture } from '../../parts/design/pictures/picture.ts'
import { Scooter, Shop } from '../../parts/design/pictures/Street.tsx'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import { currentSettings } from '../../parts/signals.ts'
import { fill } from '../../text/fill.ts'
import { ELIGIBILITY as T } from '../../text/ko/eligibility.ts'
import { Calendar, InfoPage, Emphasised } from './InfoPage.tsx'
import styles from './eligibility.module.css'

type Note = {
  readonly text: string
  /** The key words, in bold. */
  readonly mark: string
  readonly Art: (picture: Picture) => ReactNode
}

/** The note about a mistake that cannot be corrected is first. */
const NOTES: readonly Note[] = [
  { text: T['ctn.noEdit'], mark: T['ctn.markEdit'], Art: ChecklistPicture },
  { text: T['elig.onePerson'], mark: T['ctn.markOne'], Art: Shop },
  { text: T['elig.mainRep'], mark: T['ctn.markRep'], Art: Stamp },
  { text: T['brno.note3'], mark: T['ctn.markUsage'], Art: Bankbook },
  { text: T['brno.note4'], mark: T['ctn.markRapid'], Art: Scooter },
  { text: T['ctn.proof'], mark: T['ctn.markProof'], Art: Paper },
  { text: T['elig.budget'], mark: T['ctn.markBudget'], Art: Calendar },
  { text: T['ctn.inquiry'], mark: T['ctn.markCall'], Art: Phone },
]

/** The notes to read before applying. [E-068] [D1-221] */
const NotesScreen = () => {
  useSignals()
  const words = { ...PROGRAMME_WORDS, phone: currentSettings.value.callCentre.application }
  return (
    <InfoPage title={T['ctn.lead']}>
      <ul className={styles.notes}>
        {NOTES.map(({ text, mark, Art }) => (
          <li key={text}>
            <Art className={styles.noteArt} />
            <Emphasised text={fill(text, words)} mark={fill(mark, words)} />
          </li>
        ))}
      </ul>
    </InfoPage>
  )
}

export default NotesScreen
