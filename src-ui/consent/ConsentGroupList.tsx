import { useSignals } from '@preact/signals-react/runtime'
import { fillWithParticles } from '#domain/kernel/particles'
import { CONSENT_GROUPS } from '#domain/consent/consent-groups'
import { Why } from '../design/Button.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { helpPhone } from '../session/say-failure.ts'
import { Tick } from '../form/Checkbox.tsx'
import { CONSENT as T } from '../text/ko/consent.ts'
import { type ConsentForm, type ConsentGroupModel, groupWhyId } from './consent-form.model.ts'
import styles from './consent.module.css'
import { ConsentRow } from './ConsentRow.tsx'

/** The way for those who do not consent: rapid payment needs both items, confirmed payment neither. [D2-102] */
const DeliveryRefuse = () => {
  const phone = helpPhone()
  const [before, after] = fillWithParticles(T['consent.deliveryRefuse'], { phone }).split(phone)
  return (
    <>
      <Phrase text={before ?? ''} />
      <a className="num" href={`tel:${phone.replaceAll('-', '')}`}>
        {phone}
      </a>
      <Phrase text={after ?? ''} />
    </>
  )
}

/** Boxes of a group are heard with the group's name. */
const Group = ({ form, group }: { readonly form: ConsentForm; readonly group: ConsentGroupModel }) => {
  useSignals()
  const { key } = group
  const title = T[CONSENT_GROUPS[key].title]
  const headingId = `consent-group-${key}`
  const why = group.why.value
  const waits = group.waits.value
  return (
    <section className={`section ${styles['group']}`} aria-labelledby={headingId} data-waits={waits || undefined}>
      <h2 id={headingId}>{title}</h2>
      {key === 'delivery' && (
        <p>
          <Phrase text={T['consent.groupDeliveryNote']} />
          <br />
          <DeliveryRefuse />
        </p>
      )}
      {waits && <Why id={groupWhyId(key)} text={T['mydata.firstGroupNote']} />}
      <div className="consents">
        <label className="consents__all">
          <Tick
            checked={group.every}
            mixed={group.some}
            blocked={group.blocked}
            describedBy={why ?? undefined}
            onTick={() => form.toggleGroup(key)}
          />
          {T['consent.groupAll']}
          <span className="sr"> {title}</span>
        </label>
        <ul className="consents__list">
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
