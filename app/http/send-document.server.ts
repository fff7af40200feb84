import { toAttachment } from './attachment'

interface UploadedFile {
  name: string
  mediaType: string
  content: Uint8Array
}

/** Sends a file that a person has uploaded. */
export function sendDocument(file: UploadedFile): Response {
  return new Response(new Uint8Array(file.content), {
    headers: {
      'Content-Type': file.mediaType,
      // Forces a download, which the server also puts in a sandbox.
      'Content-Disposition': toAttachment(file.name),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
