/** Gives jsdom's files the method `arrayBuffer`, as files of a browser have it. Tests import this file. */
const arrayBuffer = function (this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not readable')))
    reader.readAsArrayBuffer(this)
  })
}

if (!('arrayBuffer' in Blob.prototype)) Object.defineProperty(Blob.prototype, 'arrayBuffer', { value: arrayBuffer })
