import { ContainerModule } from 'inversify'
import { SettingsSource } from '#app/kernel/settings.port'
import { FileStorage, StoredFiles, PublicFiles } from '#app/upload/file-storage.port'
import { ImagePreparer } from '#app/upload/image-preparer.port'
import { Http } from '../http/http.ts'
import { TransferPort } from '../kernel/kernel.module.ts'
import { makeFileStorageHttp } from './file-storage-http.ts'
import { makeImagePreparer } from './image-preparer-worker.ts'
import { makeImageOnPage, makeStartImageWorker } from './image-worker-browser.ts'
import { makePublicFilesHttp, makeStoredFilesHttp } from './stored-files-http.ts'

export const uploadModule = new ContainerModule(({ bind }) => {
  bind(StoredFiles).toResolvedValue(makeStoredFilesHttp, [Http])
  bind(FileStorage).toResolvedValue(
    (http, transfer, files, settings) => makeFileStorageHttp(http, transfer.send, files, settings),
    [Http, TransferPort, StoredFiles, SettingsSource],
  )
  bind(ImagePreparer).toResolvedValue(() => makeImagePreparer(makeStartImageWorker(), makeImageOnPage))
  bind(PublicFiles).toResolvedValue(makePublicFilesHttp, [Http])
})
