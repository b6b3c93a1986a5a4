import { useSignals } from '@preact/signals-react/runtime'
import { kstDate } from '#domain/kernel/calendar'
import { Banner, Tag } from '../design/Banner.tsx'
import { KeyValues, Slip, SlipBody, SlipHead, SlipValue, DateText } from '../design/Facts.tsx'
import { Card, FlowPage, PageHead } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { Timeline } from '../design/Timeline.tsx'
import { fill } from '../text/fill.ts'
import { SMALL_PAGES as T } from '../text/ko/small-pages.ts'
import { TITLES } from '../text/ko/titles.ts'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'

/** When the example was applied for. [D3-92] */
const APPLIED = kstDate('2025-02-17')

const STAGES = T['sample.steps'].map((name, nth) => ({
  name,
  state: nth === 0 ? ('now' as const) : ('ahead' as const),
  date: nth === 0 ? <DateText date={APPLIED} /> : undefined,
}))

/** An example of a result: data of nobody, and nothing is asked of the server. [P-258] [D3-92] */
const SampleResultScreen = () => {
  useSignals()
  return (
    <FlowPage>
      <PageHead title={TITLES['title.resultSample']} />
      <div className="stack">
        <Banner tone="warning" title={T['sample.notice']}>
          <Phrase text={T['sample.noticeText']} />
        </Banner>
        <Card title={T['sample.progress']}>
          <Timeline row stages={STAGES} />
        </Card>
        <Slip>
          <SlipHead>
            <SlipValue label={T['sample.business']}>{T['sample.businessIs']}</SlipValue>
          </SlipHead>
          <SlipBody>
            <KeyValues
              facts={[
                { name: T['sample.progress'], value: <Tag tone="info">{T['sample.status']}</Tag> },
                { name: T['sample.brno'], value: <span className="num">{T['sample.brnoIs']}</span> },
                { name: T['sample.applied'], value: <DateText date={APPLIED} /> },
              ]}
            />
          </SlipBody>
          <SlipBody plain>
            <p>
              <b>{fill(T['sample.max'], PROGRAMME_WORDS)}</b>
            </p>
          </SlipBody>
        </Slip>
      </div>
    </FlowPage>
  )
}

export default SampleResultScreen
