import { ContainerModule } from 'inversify'
import { SettingsSource } from '#app/kernel/settings.port'
import { FileStorage } from '#app/upload/file-storage.port'
import { StoredFileUrls } from '#app/upload/stored-file-urls.port'
import { PublicFiles } from '#app/upload/public-files.port'
import { ImagePreparer } from '#app/upload/image-preparer.port'
import { Http } from '../http/http.ts'
import { TransferPort } from '../kernel/kernel.module.ts'
import { makeFileStorageHttp } from './file-storage-http.ts'
import { makeImagePreparer } from './image-preparer-worker.ts'
import { prepareImageOnPage, makeStartImageWorker } from './image-worker-browser.ts'
import { makePublicFilesHttp } from './public-files-http.ts'
import { makeStoredFileUrlsHttp } from './stored-file-urls-http.ts'

export const uploadModule = new ContainerModule(({ bind }) => {
  bind(StoredFileUrls).toResolvedValue(makeStoredFileUrlsHttp, [Http])
  bind(FileStorage).toResolvedValue(
    (http, transfer, files, settings) => makeFileStorageHttp(http, transfer.send, files, settings),
    [Http, TransferPort, StoredFileUrls, SettingsSource],
  )
  bind(ImagePreparer).toResolvedValue(() => makeImagePreparer(makeStartImageWorker(), prepareImageOnPage))
  bind(PublicFiles).toResolvedValue(makePublicFilesHttp, [Http])
})
