import { useSignals } from '@preact/signals-react/runtime'
import { LinkButton } from '../design/LinkButton.tsx'
import { Card, FlowPage, PageHead } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { chosen } from '../signals.ts'
import { SMALL_PAGES as T } from '../text/ko/small-pages.ts'
import { TITLES } from '../text/ko/titles.ts'
import styles from './objection.module.css'

/** Where to turn with an objection: the homepage or the call centre. [P-255] */
const ObjectionScreen = () => {
  useSignals()
  const { homepageUrl, callCentre } = chosen.value
  return (
    <FlowPage>
      <PageHead title={TITLES['title.objctRqst']}>
        <p>
          <Phrase text={T['objection.body']} />
        </p>
      </PageHead>
      <div className={styles['ways']}>
        <Card title={T['objection.byPhone']}>
          <p>
            <Phrase text={T['objection.byPhoneText']} />
          </p>
          <p className={styles['hours']}>
            <Phrase text={T['objection.hours']} />
          </p>
          <div className={`actions ${styles['links']}`}>
            {callCentre.proof.map((number) => (
              <LinkButton
                key={number}
                kind="secondary"
                icon="tel"
                href={`tel:${number.replaceAll('-', '')}`}
                label={`${T['objection.call']} ${number}`}
              >
                <span className="num">{number}</span>
              </LinkButton>
            ))}
          </div>
        </Card>
        <Card title={T['objection.byHomepage']}>
          <p>
            <Phrase text={T['objection.byHomepageText']} />
          </p>
          <div className={`actions ${styles['links']}`}>
            <LinkButton kind="secondary" href={homepageUrl === '' ? '/' : homepageUrl} newTab={homepageUrl !== ''}>
              {T['objection.homepage']}
            </LinkButton>
          </div>
        </Card>
      </div>
    </FlowPage>
  )
}

export default ObjectionScreen
