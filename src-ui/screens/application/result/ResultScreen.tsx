import { useSignals } from '@preact/signals-react/runtime'
import { useId, useState } from 'react'
import { classNames } from '#ui/parts/design/class-names.ts'
import { HeadlinePage } from '#ui/parts/design/Headline.tsx'
import { isLoadingSignShown, useLongWait } from '#ui/parts/design/long-wait.ts'
import { Skeleton } from '#ui/parts/design/Skeleton.tsx'
import { scrollToTopAndFocusHeading } from '#ui/parts/focus/focus.ts'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { PageLoad } from '#ui/parts/page/PageLoad.tsx'
import { useServices } from '#ui/parts/services/services.ts'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { useStopTaskOnUnmount } from '#ui/parts/task/task.ts'
import { LOAD_APPLICATION_MESSAGES } from '#ui/text/ko/application/result.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { PAGE_TITLES } from '#ui/text/ko/pages/titles.ts'
import { makeResultModel, RESULT_SERVICES } from './result.model.ts'
import { ResultBody } from './ResultBody.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'
import printStyles from './paper.module.css'
import styles from './result.module.css'
import summary from './summary.module.css'

/**
 * Placeholders for the parts of the page while it loads: the headline with its facts, the progress bar, and the rows.
 */
const ResultLoading = () => {
  const long = useLongWait(isLoadingSignShown)
  return (
    <div className={classNames(summary.coming, !long && summary.waiting)} role="status">
      {long && <span className="sr">{EVERY_PAGE_TEXTS['common.loadingData']}</span>}
      {(['news', 'way', 'slip'] as const).map((part) => (
        <Skeleton key={part} className={summary[part]} />
      ))}
    </div>
  )
}

/**
 * The heading of the page while it loads. When the page is loaded, the focus moves from this heading to the headline,
 * so that screen readers read the headline.
 */
const WaitingHeading = () => {
  const id = useId()
  useFocusAfterRemoval(id)
  return (
    <h1 className="sr" id={id}>
      {PAGE_TITLES['title.aplyResult']}
    </h1>
  )
}

/** The result page of an application. to */
const ResultScreen = () => {
  useSignals()
  const services = useServices(RESULT_SERVICES)
  const navigate = useNavigate()
  const [page] = useState(() => makeResultModel(services, { focusHeadline: scrollToTopAndFocusHeading, navigate }))
  useStopTaskOnUnmount(page.cancelling)
  useStopTaskOnUnmount(page.reapplying)
  useStopTaskOnUnmount(page.proofs.task)
  const { callCentre: helpDesks, noticeBy } = currentSettings.value
  const situation = page.situation.value
  return (
    <HeadlinePage className={classNames(styles.page, printStyles.paper)} busy={page.loading.value.is === 'running'}>
      {situation === null && <WaitingHeading />}
      <PageLoad
        task={page.loading}
        load={page.load}
        value={situation}
        messages={LOAD_APPLICATION_MESSAGES}
        helpDesk="application"
        wayOut={{ href: '/', words: SHARED_BUTTON_TEXTS['common.home'] }}
        waiting={<ResultLoading />}
      >
        {(shown) => <ResultBody situation={shown} page={page} helpDesks={helpDesks} noticeBy={noticeBy} />}
      </PageLoad>
    </HeadlinePage>
  )
}

export default ResultScreen
