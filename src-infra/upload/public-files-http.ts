import { PublicFiles } from '#app/upload/public-files.port'
import { Http } from '../http/http.ts'
import { adapter } from '../wiring/adapter.ts'
import { requestPresignedUrl } from './stored-file-urls-http.ts'

const PUBLIC = '/api/v1/common/file/presigned-download-url-not-use-token'

/** The adapter for public files over HTTP. It creates a link that starts the download. [E-039] [E-062] */
export const PublicFilesHttp = adapter(PublicFiles, { http: Http }, ({ http }) => ({
  urlOf: (filePath) => requestPresignedUrl(http, PUBLIC, filePath, { auth: 'visitor' }),
  start: (url) => {
    const link = document.createElement('a')
    link.href = url
    link.download = ''
    link.rel = 'noopener noreferrer'
    link.click()
  },
}))
