import type { Upload } from '~/http/uploads'
import { MAX_DOCUMENT_BYTES } from '~contract/desk'
import { MAX_PHOTO_BYTES, MAX_PHOTOS, MAX_SENT_PHOTOS } from '~contract/statement-photos'

const screen = 'desk/orders/:id'

export const documentUpload = {
  screen,
  sender: 'user',
  files: { document: { maxFiles: 1, maxBytes: MAX_DOCUMENT_BYTES } },
} as const satisfies Upload

/** Upload without a limit on the number: photos are stored one by one, so they cost no memory. */
export const galleryUpload = {
  screen,
  query: { gallery: null, upload: null },
  sender: 'user',
  files: { photos: { maxFiles: MAX_SENT_PHOTOS, maxBytes: MAX_PHOTO_BYTES } },
  maxBytes: MAX_PHOTOS * MAX_PHOTO_BYTES,
} as const satisfies Upload
