import { ContainerModule } from 'inversify'
import { SettingsSource } from '#app/kernel/settings.port'
import { FindFileAddress, DecodeStoredImage, DownloadFile, FetchFile, PreviewFile } from '#app/upload/stored-files'
import { KeepChosenFiles } from '#app/upload/keep-chosen-files'
import { FileStorage, StoredFiles, PublicFiles } from '#app/upload/file-storage.port'
import { ImagePreparer } from '#app/upload/image-preparer.port'
import { FindEmptyFiles } from '#app/upload/find-empty-files'
import { PrepareFile } from '#app/upload/prepare-file'
import { StoreFile } from '#app/upload/store-file'
import { bindUseCases } from '../bind.ts'
import { Http } from '../http/http.ts'
import { TransferPort } from '../kernel/kernel.module.ts'
import { makeFileStorageHttp } from './file-storage-http.ts'
import { makeImagePreparer } from './image-preparer-worker.ts'
import { makeImageOnPage, makeStartImageWorker } from './image-worker-browser.ts'
import { makePublicFilesHttp, makeStoredFilesHttp } from './stored-files-http.ts'

/** Binds the checking, shrinking, sending and showing of applicants' files, and the public files. */
export const uploadModule = new ContainerModule(({ bind }) => {
  bind(StoredFiles).toResolvedValue(makeStoredFilesHttp, [Http])
  bind(FileStorage).toResolvedValue(
    (http, transfer, files, settings) => makeFileStorageHttp(http, transfer.send, files, settings),
    [Http, TransferPort, StoredFiles, SettingsSource],
  )
  bind(ImagePreparer).toResolvedValue(() => makeImagePreparer(makeStartImageWorker(), makeImageOnPage))
  bindUseCases(
    bind,
    KeepChosenFiles,
    PrepareFile,
    PreviewFile,
    StoreFile,
    FindEmptyFiles,
    DecodeStoredImage,
    FindFileAddress,
    FetchFile,
  )

  bind(PublicFiles).toResolvedValue(makePublicFilesHttp, [Http])
  bindUseCases(bind, DownloadFile)
})
