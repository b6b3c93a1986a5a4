import { Type } from '../schema.ts'
import { route } from '../handler.ts'
import { TEXT } from '../text.ts'

/** Where a file that everyone may have is served; nothing outside the public folder is known here. [E-183] */
export const publicDownload = route({
  method: 'POST',
  path: '/api/v1/common/file/presigned-download-url-not-use-token',
  ref: 'E-183',
  query: Type.Object({ filePath: Type.Optional(Type.String()) }),
  handler: (world, { query, hasPublicFile, addresses }) => {
    const { filePath = '' } = query
    if (!hasPublicFile(filePath))
      return [
        world,
        {
          status: 200,
          body: { success: false, data: null, errorCode: 'FILE_NOT_FOUND', message: TEXT['server.fileNotFound'] },
        },
      ]
    const path = filePath.split('/').map(encodeURIComponent).join('/')
    return [world, { status: 200, body: { success: true, data: `${addresses.outside}/files/${path}` } }]
  },
})
