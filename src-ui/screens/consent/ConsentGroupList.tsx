import { useSignalEffect, useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useRef } from 'react'
import type { ConsentContent } from '#domain/consent/consent-contents'
import type { ConsentGroupKey } from '#domain/consent/consent-items.table'
import { fillWithParticles } from '#domain/text/particles'
import { BareCheckbox } from '#ui/parts/controls/Checkbox.tsx'
import { BlockedReasonLine } from '#ui/parts/design/Button.tsx'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { TextWithPhoneLinks } from '#ui/parts/design/PhoneLinks.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { Tag } from '#ui/parts/design/Tag.tsx'
import { type Disclosure, useDisclosure } from '#ui/parts/focus/use-disclosure.ts'
import { helpDeskPhoneText } from '#ui/parts/help-desk/help-desk.ts'
import { fill } from '#ui/text/fill.ts'
import { CONSENT_TEXTS as T, CONSENT_GROUP_SUBJECTS, CONSENT_GROUP_TITLES } from '#ui/text/ko/consent/consent.ts'
import {
  type ConsentForm,
  type ConsentGroupModel,
  type ConsentRowModel,
  consentGroupDisabledReasonId,
} from './consent-form.model.ts'
import styles from './ConsentGroupList.module.css'

const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => <Phrase as="dd" key={line} text={line} />)

/** The text of a consent: purpose, items, receivers, retention, and the consequence of declining. */
const ConsentText = ({ content }: { readonly content: ConsentContent }) => (
  <div className={styles.text}>
    <Phrase as="h3" text={content.heading} />
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

type ConsentRowProps = {
  readonly form: ConsentForm
  readonly group: ConsentGroupModel
  readonly row: ConsentRowModel
}

/**
 * One consent. A click anywhere on its row gives or withdraws the consent. A separate button opens the text of the
 * consent.
 */
const ConsentRow = ({ form, group, row }: ConsentRowProps) => {
  useSignals()
  const line = useRef<HTMLLIElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const { id, item } = row
  const disabledReasonId = group.whyDisabled.value

  useSignalEffect(() => {
    line.current?.querySelector('input')?.setAttribute('aria-invalid', String(row.missing.value))
  })
  useSignalEffect(() => {
    if (details.current) details.current.open = row.shown.value
  })

  return (
    <li className={styles.row} ref={line}>
      <label className={styles.label} htmlFor={id}>
        <BareCheckbox
          id={id}
          checked={row.checked}
          blocked={group.disabled}
          describedBy={disabledReasonId ?? undefined}
          onTick={() => form.toggle(item.saveColumn)}
        />
        <span>
          <Tag tone={item.required ? 'must' : undefined}>
            {item.required ? T['consent.required'] : T['consent.optional']}
          </Tag>{' '}
          <Phrase text={item.title} />
        </span>
      </label>
      <details
        ref={details}
        onToggle={(event) => {
          // The browser opens the text automatically if a search in the page finds something in the text.
          if (event.currentTarget.open !== row.shown.peek()) form.toggleContent(item.saveColumn)
          event.currentTarget.open = row.shown.peek()
        }}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- a summary is already a button */}
        <summary
          aria-disabled={group.waitsForOther.value || undefined}
          aria-describedby={group.waitsForOther.value ? (disabledReasonId ?? undefined) : undefined}
          onClick={(event) => {
            event.preventDefault()
            form.toggleContent(item.saveColumn)
          }}
        >
          <span className={styles.show}>{T['consent.show']}</span>
          <span className={styles.hide}>{T['consent.hide']}</span>
          <span className="sr"> {item.title}</span>
          <Icon name="down" small />
        </summary>
        <ConsentText content={item.content} />
      </details>
    </li>
  )
}

/** The subject of each group on the first page. On the second page, the choice of the group contains the subject. */
const ABOUT: Readonly<Partial<Record<ConsentGroupKey, string>>> = CONSENT_GROUP_SUBJECTS

const headingIdOf = ({ key }: ConsentGroupModel): string => `consent-group-${key}`

type GroupProps = { readonly form: ConsentForm; readonly group: ConsentGroupModel }

/**
 * Returns how many required and optional items a group has, in words. After an answer, the words also say how many of
 * them are given. [D2-162] [D2-180]
 */
const consentCountWords = ({ rows, some }: ConsentGroupModel, isAnswered: boolean): string =>
  [
    { word: T['consent.required'], of: rows.filter(({ item }) => item.required) },
    { word: T['consent.optional'], of: rows.filter(({ item }) => !item.required) },
  ]
    .filter(({ of }) => of.length > 0)
    .map(({ word, of }) => {
      const checkedCount = of.filter(({ checked }) => checked.value).length
      const counts = { word, n: of.length, given: checkedCount }
      if (!isAnswered && !some.value) return fill(T['consent.kind'], counts)
      if (checkedCount === of.length) return fill(T['consent.kindGiven'], counts)
      return fill(T[checkedCount === 0 ? 'consent.kindLeftOut' : 'consent.kindPart'], counts)
    })
    .join(', ')

const GroupOpener = ({ group, button }: GroupOpenerProps) => (
  <button {...button} className={styles.opener}>
    <span className="sr">{CONSENT_GROUP_TITLES[group.key]} </span>
    <span>{T[button['aria-expanded'] ? 'consent.hide' : 'consent.show']}</span>
    <Icon name="down" small />
  </button>
)
type GroupOpenerProps = Pick<GroupProps, 'group'> & Pick<Disclosure, 'button'>

type GroupCheckboxProps = GroupProps & { readonly labelledBy: string; readonly children: ReactNode }

/** The checkbox for all items of a group, with its label. */
const GroupCheckbox = ({ form, group, labelledBy, children }: GroupCheckboxProps) => {
  useSignals()
  const id = `${headingIdOf(group)}-tick`
  return (
    <label className={styles.all} htmlFor={id}>
      <BareCheckbox
        id={id}
        checked={group.every}
        mixed={group.some}
        blocked={group.disabled}
        labelledBy={labelledBy}
        describedBy={group.whyDisabled.value ?? undefined}
        onTick={() => form.toggleGroup(group.key)}
      />
      {children}
    </label>
  )
}

/** Says that the checkbox of a group also gives its optional consents. */
const GroupCheckboxLabel = ({ group }: Pick<GroupProps, 'group'>) => {
  const optional = group.rows.filter(({ item }) => !item.required).length
  return (
    <span id={`${headingIdOf(group)}-all`}>
      {T['consent.groupAll']}
      {optional > 0 && fill(T['consent.optionalIncluded'], { n: optional })}
    </span>
  )
}

/** How many items of each kind a group has, or which of them are given. */
const GivenConsents = ({ form, group }: GroupProps) => {
  useSignals()
  return (
    <span className={`small ${styles.kinds}`}>
      {group.some.value && <Icon name="check" small />}
      {consentCountWords(group, form.isGivenAtOnce.value)}
    </span>
  )
}

/** The head of a group that is always open: the checkbox for all its items, and its name. [D1-660] [D3-745] */
const Head = ({ form, group }: GroupProps) => {
  const headingId = headingIdOf(group)
  const title = CONSENT_GROUP_TITLES[group.key]
  return (
    <div className={styles.head}>
      <GroupCheckbox form={form} group={group} labelledBy={`${headingId} ${headingId}-all`}>
        <span className={styles.words}>
          <span className={styles.place} aria-hidden="true">
            <Phrase text={title} />
          </span>
          <span className="sr">
            <GroupCheckboxLabel group={group} />
          </span>
          <GivenConsents form={form} group={group} />
        </span>
      </GroupCheckbox>
      <Phrase as="h2" id={headingId} text={title} />
    </div>
  )
}

/** The head of a group that opens: its name and subject, which consents are given, and the button. [D2-162] [D2-904] */
const FoldedHead = ({ form, group, button }: GroupProps & Pick<Disclosure, 'button'>) => (
  <div className={styles.foldedHead}>
    <div className={styles.words}>
      <Phrase as="h2" id={headingIdOf(group)} text={CONSENT_GROUP_TITLES[group.key]} />
      {ABOUT[group.key] !== undefined && <Phrase as="p" className="small" text={ABOUT[group.key] ?? ''} />}
      <GivenConsents form={form} group={group} />
    </div>
    <GroupOpener group={group} button={button} />
  </div>
)

/** One card: the head of a group, and its items, which can be collapsed. [A-028] [D2-162] */
const Group = ({ form, group }: GroupProps) => {
  useSignals()
  const { key } = group
  const headingId = headingIdOf(group)
  const isWaiting = group.waitsForOther.value
  const setOpen = (isOpen: boolean) => {
    if (group.expanded !== null) group.expanded.value = isOpen
  }
  const { button, body } = useDisclosure(group.expanded?.value ?? true, setOpen, `${headingId}-body`)
  return (
    <section
      className={styles.group}
      aria-labelledby={headingId}
      data-waits={isWaiting || undefined}
      data-missing={group.rows.some((row) => row.missing.value) || undefined}
    >
      {group.expanded === null ? (
        <Head form={form} group={group} />
      ) : (
        <FoldedHead form={form} group={group} button={button} />
      )}
      <div {...body} hidden={group.expanded?.value === false}>
        {key === 'delivery' && (
          <p className={`small ${styles.about}`}>
            {/* Both items are required for a rapid payment, and optional for a confirmed payment. [D2-102] */}
            <Phrase text={T['consent.groupDeliveryNote']} />{' '}
            <TextWithPhoneLinks text={fillWithParticles(T['consent.deliveryRefuse'], { phone: helpDeskPhoneText() })} />
          </p>
        )}
        {isWaiting && (
          <div className={`small ${styles.about}`}>
            <BlockedReasonLine id={consentGroupDisabledReasonId(key)} text={T['mydata.firstGroupNote']} />
          </div>
        )}
        {group.expanded !== null && (
          <div className={styles.first}>
            <GroupCheckbox form={form} group={group} labelledBy={`${headingId} ${headingId}-all`}>
              <b>
                <GroupCheckboxLabel group={group} />
              </b>
            </GroupCheckbox>
          </div>
        )}
        <ul>
          {group.rows.map((row) => (
            <ConsentRow key={row.id} form={form} group={group} row={row} />
          ))}
        </ul>
      </div>
    </section>
  )
}

/** All groups of a page, in their order. */
export const ConsentGroupList = ({ form }: { readonly form: ConsentForm }) =>
  form.groups.map((group) => <Group key={group.key} form={form} group={group} />)
