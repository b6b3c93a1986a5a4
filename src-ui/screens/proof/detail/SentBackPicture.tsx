import { useSignals } from '@preact/signals-react/runtime'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { FindStoredFileUrlError } from '#app/upload/fetch-stored-file'
import type { RegistrableProofType } from '#domain/proof/proof'
import type { ProofItemListName } from '#domain/proof/proof-display'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { Tag } from '#ui/parts/design/Tag.tsx'
import { useOwnTask, runLoad } from '#ui/parts/task/task.ts'
import type { ViewedFile, FileViewerServices } from '#ui/parts/upload/FileViewer.tsx'
import { PROOF_DETAIL_TEXTS as T } from '#ui/text/ko/proof/detail.ts'
import styles from './detail.module.css'

/** Loads the drawings after the text. */
const Example = lazy(async () => ({ default: (await import('../examples/Examples.tsx')).ProofExample }))

/**
 * Returns the number of the detail type whose drawing best shows what the new file should look like. [P-022] [P-023]
 */
const exampleOf = (type: RegistrableProofType, table: ProofItemListName, kind: ViewedFile['kind']): number => {
  if (type === 'direct' && table === 'base') return SHOP_SIGN
  return type === 'direct' && kind === 'image' ? DELIVERY_PHOTO : RECEIPT
}
const [DELIVERY_PHOTO, RECEIPT, SHOP_SIGN] = [1, 2, 8]

const KIND_ICON = { image: 'image', pdf: 'file', other: 'file' } as const

/** The picture that was submitted. For a file that cannot be shown, the icon of its kind; for a PDF file also its name. */
const Thumb = ({ file, services }: { readonly file: ViewedFile; readonly services: FileViewerServices }) => {
  useSignals()
  const task = useOwnTask<FindStoredFileUrlError, string>()
  const [unreadable, setUnreadable] = useState(false)
  useEffect(() => {
    if (file.kind === 'image') void runLoad(task, services.findFileUrl(file.path))
  }, [task, services, file.kind, file.path])
  const state = task.value
  return state.is === 'done' && !unreadable ? (
    <img src={state.value} alt="" loading="lazy" decoding="async" onError={() => setUnreadable(true)} />
  ) : (
    <span className={styles.sign}>
      <Icon name={KIND_ICON[file.kind]} />
      {file.kind === 'pdf' && T['detail.pdf']}
    </span>
  )
}

type SentBackFileProps = {
  readonly file: ViewedFile
  readonly type: RegistrableProofType
  readonly table: ProofItemListName
  readonly services: FileViewerServices
}

/**
 * The sent-back file beside a good example. The picture of the file needs no alternative text, because the row contains
 * the name of the file, and a button beside the picture opens it in a dialog.
 */
export const SentBackPicture = ({ file, type, table, services }: SentBackFileProps) => (
  <div className={styles.pair}>
    <figure className={styles.bad}>
      <div className={styles.shot}>
        <Thumb file={file} services={services} />
      </div>
      <figcaption>
        <Tag tone="warning">{T['detail.yours']}</Tag>
      </figcaption>
    </figure>
    <div>
      <Suspense fallback={<div className={styles.shot} />}>
        <Example type={type} kind={exampleOf(type, table, file.kind)} prefix={T['detail.good']} />
      </Suspense>
    </div>
  </div>
)
