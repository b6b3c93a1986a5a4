import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import type { ProofItem } from '#domain/proof/proof'
import { Banner } from '#ui/parts/design/Banner.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { viewedFilesOf } from '#ui/parts/proof/viewable-files.ts'
import { useFileUrl } from '#ui/parts/upload/file-viewer.model.ts'
import { openStoredFile, type ViewedFile, type FileViewerServices } from '#ui/parts/upload/FileViewer.tsx'
import { fill } from '#ui/text/fill.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { REGISTRATION_TEXTS as T } from '#ui/text/ko/proof/registration.ts'
import { UPLOAD_TEXTS } from '#ui/text/ko/upload/upload.ts'
import styles from './ApprovedBaseFileList.module.css'

/** A picture that is loaded directly from its URL. A picture that cannot be shown is replaced by a message. [P-183] */
const Picture = ({ file, services }: { readonly file: ViewedFile; readonly services: FileViewerServices }) => {
  useSignals()
  const { task } = useFileUrl(file.path, services.findFileUrl)
  const [unreadable, setUnreadable] = useState(false)
  const state = task.value
  if (state.is === 'failed' || unreadable)
    return <Phrase as="p" className="small" role="status" text={UPLOAD_TEXTS['file.imageUnreadable']} />
  if (state.is !== 'done')
    return (
      <p className="small" role="status">
        {EVERY_PAGE_TEXTS['common.loadingData']}
      </p>
    )
  return <img src={state.value} alt={file.name} onError={() => setUnreadable(true)} />
}

/** The files of the approved base proof. They are read-only. [P-046] [P-183] */
export const ApprovedBaseFileList = ({
  items,
  services,
}: {
  readonly items: readonly ProofItem[]
  readonly services: FileViewerServices
}) => {
  const files = items.flatMap(viewedFilesOf)
  return (
    <div className={styles.approved}>
      <Banner tone="success" title={T['direct.approved']} />
      {files.length === 0 ? (
        <p>{T['direct.noApprovedFiles']}</p>
      ) : (
        <ul className={styles.gallery} aria-label={T['direct.approvedFiles']}>
          {files.map((file) => (
            <li key={file.path}>
              {file.kind === 'image' && (
                <div className={styles.picture}>
                  <Picture file={file} services={services} />
                </div>
              )}
              <p className={styles.fileName}>{file.name}</p>
              <Button
                kind="tertiary"
                small
                icon="open"
                label={fill(T['direct.openFile'], { name: file.name })}
                onPress={() => void openStoredFile(file, services, 'registration')}
                opensDialog
              >
                {UPLOAD_TEXTS['file.viewTitle']}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
