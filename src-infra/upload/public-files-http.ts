import type { PublicFiles } from '#app/upload/public-files.port'
import type { Http } from '../http/http.ts'
import { presignedAddress } from './presigned-address.ts'

const CALL = '/api/v1/common/file/presigned-download-url-not-use-token'

/** Public files over HTTP, and a link of our own that the browser downloads from. [E-039] [E-062] */
export const makePublicFiles = (http: Http): PublicFiles => ({
  addressOf: (filePath) => presignedAddress(http, CALL, filePath, { unauthorized: 'refused' }),
  start: (address) => {
    const link = document.createElement('a')
    link.href = address
    link.download = ''
    link.rel = 'noopener noreferrer'
    link.click()
  },
})
