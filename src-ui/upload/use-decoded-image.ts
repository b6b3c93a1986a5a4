import { Effect } from 'effect'
import { useEffect, useState } from 'react'
import { DecodeStoredImage } from '#app/upload/read-file'
import { extensionOf } from '#domain/upload/stored-file'
import { services } from '../services.ts'

/** The types that we can decode where the browser cannot. */
const OURS = new Set(['heic', 'heif'])

const addressOf = async (path: string): Promise<string | null> => {
  const decode = (await services()).get(DecodeStoredImage)
  const picture = await Effect.runPromise(decode(path))
  return picture === null ? null : URL.createObjectURL(picture)
}

/** `none`: the browser may show the file itself; `working`; the address of our decoded picture; `unreadable`. */
export type DecodedImage = 'none' | 'working' | 'unreadable' | { readonly address: string }

/**
 * Replaces a stored picture that the browser could not show (`onError`) by one that we decoded, where it is a HEIC. Its
 * memory is freed with the component. [P-173] [D3-17]
 */
export const useDecodedImage = ({
  name,
  path,
}: {
  readonly name: string
  readonly path: string
}): { readonly decoded: DecodedImage; readonly onError: () => void } => {
  const [decoded, setDecoded] = useState<DecodedImage>('none')
  const working = decoded === 'working'
  const address = typeof decoded === 'string' ? null : decoded.address

  useEffect(() => {
    if (!working) return undefined
    let gone = false
    const decode = async () => {
      const picture = await addressOf(path).catch(() => null)
      if (!gone) setDecoded(picture === null ? 'unreadable' : { address: picture })
      else if (picture !== null) URL.revokeObjectURL(picture)
    }
    void decode()
    return () => {
      gone = true
    }
  }, [working, path])
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address])

  const onError = () => setDecoded(decoded === 'none' && OURS.has(extensionOf(name)) ? 'working' : 'unreadable')
  return { decoded, onError }
}
