import { LinkButton } from '../design/LinkButton.tsx'
import { Card } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { fill } from '../text/fill.ts'
import { COMPLETION as T } from '../text/ko/completion.ts'
import look from './completion.module.css'

/** The separate credit programme; a link only where the deployment has an address. [A-140] [D2-81] */
export const CreditProgramme = ({ url, phone }: { readonly url: string; readonly phone: string }) => (
  <div className={look.credit}>
    <Card title={T['cmptn.creditTitle']}>
      {[T['cmptn.creditBody'], T['cmptn.creditWho'], fill(T['cmptn.creditCall'], { phone })].map((line) => (
        <p key={line}>
          <Phrase text={line} />
        </p>
      ))}
      {url !== '' && (
        <LinkButton kind="tertiary" small href={url} newTab icon="open">
          {T['cmptn.creditLink']}
        </LinkButton>
      )}
    </Card>
  </div>
)
