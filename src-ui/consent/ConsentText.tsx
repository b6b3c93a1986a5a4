import type { ConsentContent } from '#domain/consent/consent-contents'
import { Phrase } from '../design/Phrase.tsx'
import { CONSENT as T } from '../text/ko/consent.ts'

const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => (
    <dd key={line}>
      <Phrase text={line} />
    </dd>
  ))

/** What one consents to: purpose, items, receivers, retention, and what refusing means. */
export const ConsentText = ({ content }: { readonly content: ConsentContent }) => (
  <div className="consent__text">
    <h3>
      <Phrase text={content.heading} />
    </h3>
    <dl>
      <dt>{T['consent.purpose']}</dt>
      <Lines lines={content.purpose} />
      <dt>{T['consent.items']}</dt>
      <Lines lines={content.items} />
      {content.recipients.length > 0 && (
        <>
          <dt>{T['consent.recipients']}</dt>
          {content.recipients.map(({ who, purpose, items }) => (
            <dd key={who}>
              <b>{who}</b>: <Phrase text={`${purpose} (${items})`} />
            </dd>
          ))}
        </>
      )}
      <dt>{T['consent.retention']}</dt>
      <Lines lines={[content.retention]} />
      <dt>{T['consent.refusal']}</dt>
      <Lines lines={[content.refusal]} />
    </dl>
  </div>
)
