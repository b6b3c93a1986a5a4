import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { Fold } from '#ui/parts/design/Fold.tsx'
import { BankCardAndCoin, ChecklistPicture, Stamp } from '#ui/parts/design/pictures/papers.tsx'
import type { PictureProps } from '#ui/parts/design/pictures/picture.ts'
import { Shop } from '#ui/parts/design/pictures/Street.tsx'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { fill } from '#ui/text/fill.ts'
import { ELIGIBILITY_TEXTS as T } from '#ui/text/ko/eligibility/eligibility.ts'
import { EligibilityInfoPage, EmphasisedText } from './EligibilityInfoPage.tsx'
import styles from './eligibility.module.css'

type Note = {
  readonly text: string
  /** The key words of the notes, which are bold. */
  readonly mark: string
}

/**
 * The notes with pictures: what rules an application out (the amount comes first), and what cannot be undone. [D1-662]
 * [D1-759]
 */
const FIRST: readonly (Note & { readonly Art: (picture: PictureProps) => ReactNode })[] = [
  { text: T['brno.note3'], mark: T['elig.markUsage'], Art: BankCardAndCoin },
  { text: T['elig.onePerson'], mark: T['ctn.markOne'], Art: Shop },
  { text: T['elig.mainRep'], mark: T['ctn.markRep'], Art: Stamp },
  { text: T['ctn.noEdit'], mark: T['ctn.markEdit'], Art: ChecklistPicture },
]
const OTHERS: readonly Note[] = [
  { text: T['brno.note4'], mark: T['ctn.markRapid'] },
  { text: T['ctn.proof'], mark: T['ctn.markProof'] },
  { text: T['elig.budget'], mark: T['ctn.markBudget'] },
  { text: T['ctn.inquiry'], mark: T['ctn.markCall'] },
]

/** The notes to read before applying. [E-068] [D1-221] */
const NotesScreen = () => {
  useSignals()
  const words = { phone: currentSettings.value.callCentre.application }
  const sentence = ({ text, mark }: Note) => <EmphasisedText text={fill(text, words)} mark={fill(mark, words)} />
  return (
    <EligibilityInfoPage title={T['ctn.lead']}>
      <ul className={styles.notes}>
        {FIRST.map(({ Art, ...note }) => (
          <li key={note.text}>
            <Art className={styles.noteArt} />
            {sentence(note)}
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <Fold name={T['ctn.others']} value={fill(T['elig.count'], { n: OTHERS.length })} openOnWide>
          <ul className={styles.others}>
            {OTHERS.map((note) => (
              <li key={note.text}>{sentence(note)}</li>
            ))}
          </ul>
        </Fold>
      </div>
    </EligibilityInfoPage>
  )
}

export default NotesScreen
