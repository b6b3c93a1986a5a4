import type { Buffer } from 'node:buffer'

export declare const withCameraData: (jpeg: Buffer, orientation: number) => Buffer
export declare const cameraDataIn: (bytes: Uint8Array) => readonly string[]
