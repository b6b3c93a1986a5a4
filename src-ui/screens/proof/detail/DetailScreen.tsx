import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { supplementDueDayOrNull } from '#domain/proof/supplement/supplement'
import { LineAboveHeadline } from '#ui/parts/design/Headline.tsx'
import { Main } from '#ui/parts/design/Layout.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { showFailure } from '#ui/parts/failure/show-failure.ts'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { PageLoad } from '#ui/parts/page/PageLoad.tsx'
import { dueWords } from '#ui/parts/proof/supplement-words.ts'
import { useReleaseFilesOnClose } from '#ui/parts/records/draft.model.ts'
import { useServices } from '#ui/parts/services/services.ts'
import { useStopTaskOnUnmount } from '#ui/parts/task/task.ts'
import { isPastDay } from '#ui/parts/time/days-left.ts'
import { fill } from '#ui/text/fill.ts'
import { RESULT_TEXTS } from '#ui/text/ko/application/result.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { PAGE_TITLES } from '#ui/text/ko/pages/titles.ts'
import { PROOF_DETAIL_TEXTS as T, LOAD_PROOF_MESSAGES } from '#ui/text/ko/proof/detail.ts'
import { makeDetailModel, DETAIL_SERVICES } from './detail.model.ts'
import { DETAIL_BODY_SERVICES, ProofDetailBody } from './ProofDetailBody.tsx'
import styles from './detail.module.css'

export const DETAIL_SCREEN_SERVICES = { ...DETAIL_SERVICES, ...DETAIL_BODY_SERVICES } as const

/**
 * Returns the heading of a supplement, which depends on the number of sent-back files. If no file was sent back, the
 * years or the total of the proof must be corrected.
 */
const supplementTitle = (n: number): string =>
  n === 0 ? T['detail.supplementTitle'] : fill(RESULT_TEXTS['result.sentBackFiles'], { n })

/**
 * The detail page of a proof. A sent-back proof is corrected on this page, and the heading says so. The title of the
 * document stays that of the route. [D3-138]
 */
const DetailScreen = () => {
  useSignals()
  const services = useServices(DETAIL_SCREEN_SERVICES)
  const navigate = useNavigate()
  const [page] = useState(() => makeDetailModel(services))
  useStopTaskOnUnmount(page.applying)
  useReleaseFilesOnClose(page.clear)

  const load = async () => {
    const outcome = await page.load()
    if (outcome.is !== 'failed') return outcome
    if (outcome.error._tag === 'NoProofChosen') navigate('/aply-result', { replace: true })
    if (outcome.error._tag === 'SessionEnded') await showFailure(outcome.error, LOAD_PROOF_MESSAGES)
    return outcome
  }

  const heading = page.editable.value ? supplementTitle(page.sentBackCount.value) : PAGE_TITLES['title.detailPage']
  const proof = page.loaded.value?.proof
  const due = proof === undefined || !page.editable.value ? null : supplementDueDayOrNull(proof.updatedAt)
  return (
    <Main layout="column" busy={page.loading.value.is === 'running'}>
      <div className={styles.page}>
        <PageHead
          title={
            due === null ? (
              heading
            ) : (
              <>
                <LineAboveHeadline text={isPastDay(due) ? RESULT_TEXTS['result.duePast'] : dueWords(due)} isDue />
                <Phrase text={heading} />
              </>
            )
          }
        />
        <PageLoad
          task={page.loading}
          load={load}
          value={page.loaded.value}
          messages={LOAD_PROOF_MESSAGES}
          helpDesk="proof"
          wayOut={{ href: '/aply-result', words: SHARED_BUTTON_TEXTS['common.backToResult'] }}
        >
          {(proof) => <ProofDetailBody loaded={proof} page={page} services={services} reload={load} />}
        </PageLoad>
      </div>
    </Main>
  )
}

export default DetailScreen
