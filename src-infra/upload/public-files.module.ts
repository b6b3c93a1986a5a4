import { ContainerModule } from 'inversify'
import { DownloadFile, makeDownloadFile } from '#app/upload/download-file'
import { PublicFiles } from '#app/upload/public-files.port'
import { Http } from '../http/http.ts'
import { makePublicFiles } from './public-files-http.ts'

export const publicFilesModule = new ContainerModule(({ bind }) => {
  bind(PublicFiles).toResolvedValue(makePublicFiles, [Http]).inSingletonScope()
  bind(DownloadFile).toResolvedValue((files) => makeDownloadFile({ files }), [PublicFiles])
})
