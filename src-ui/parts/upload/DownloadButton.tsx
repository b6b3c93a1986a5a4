import { useSignals } from '@preact/signals-react/runtime'
import { Button } from '../design/Button.tsx'
import { loadOrShowFailure } from '../dialog/load-on-click.ts'
import { downloadsInFlight } from './downloads-in-flight.ts'

const download = async (path: string) =>
  (await loadOrShowFailure(() => import('./download-public-file.ts')))?.downloadPublicFile(path)

/**
 * The button that downloads a public file by its path. While the file is being requested, another click does nothing. A
 * failure is shown. [P-049] [E-039]
 */
export const DownloadButton = ({ path, words, kind = 'tertiary' }: DownloadButtonProps) => {
  useSignals()
  const busy = downloadsInFlight.value.includes(path)
  return (
    <Button kind={kind} small icon="download" busy={busy} onPress={() => void download(path)}>
      {words}
    </Button>
  )
}
type DownloadButtonProps = Readonly<Record<'path' | 'words', string>> & { readonly kind?: 'tertiary' | 'text' }
