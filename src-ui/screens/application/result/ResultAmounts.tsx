import { classNames } from '#ui/parts/design/class-names.ts'
import { Band } from '#ui/parts/design/Headline.tsx'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { TextWithPhoneLinks } from '#ui/parts/design/PhoneLinks.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { Gauge } from '#ui/parts/proof/Gauge.tsx'
import { ShareKey } from '#ui/parts/proof/ShareBar.tsx'
import type { BlockContents } from './result-blocks.ts'
import summary from './summary.module.css'

/** The facts in the band below the headline. In a wide window they are side by side. [D2-931] [D2-936] */
export const BandOfResult = ({ facts }: { readonly facts: BlockContents['band'] }) => (
  <Band className={summary.band}>
    {facts.map(({ name, large, beside, isGranted }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <b className={classNames(isGranted && summary.granted)}>{large}</b>{' '}
          {beside !== null && <Phrase as="span" className="nobr" text={beside} />}
        </dd>
      </div>
    ))}
  </Band>
)

/** The gauge of the support: its shares if there are several, and the words below its two ends. [D2-600] [D2-926] */
export const SupportGauge = ({ whole, parts, shares, ends }: BlockContents['gauge']) => (
  <div className={summary.gauge}>
    {shares.length === 0 && <Icon name="won" small />}
    <Gauge whole={whole} parts={parts} />
    <p className={summary.ends}>
      <span>
        <Phrase text={ends[0]} />
      </span>{' '}
      <span>
        <Phrase text={ends[1]} />
      </span>
    </p>
    {shares.length > 0 && (
      <div className={summary.shares}>
        <ShareKey shares={shares} />
      </div>
    )}
  </div>
)

/** Facts about days and amount, in two columns: the names, and the values with one or more lines; and their notes. */
export const Facts = ({ facts, notes }: BlockContents['facts']) => (
  <>
    {facts.length > 0 && (
      <dl className={summary.facts}>
        {facts.map(({ name, lines }) => (
          <div key={name}>
            <dt className="small">{name}</dt>
            <dd>
              {lines.map((line) => (
                <p key={line}>
                  <TextWithPhoneLinks text={line} />
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    )}
    {notes.map((note) => (
      <Phrase as="p" key={note} className={summary.note} text={note} />
    ))}
  </>
)
