import type { Upload } from '~/http/uploads'
import { MAX_PHOTO_BYTES, MAX_PHOTOS, MAX_SENT_PHOTOS } from '~contract/statement-photos'

/** Upload without a limit on the number: photos are stored one by one, so they cost no memory. */
export const draftPhotoUpload = {
  screen: 'account/statements/new',
  query: { step: 'photos', draft: null },
  sender: 'draft-owner',
  files: { photos: { maxFiles: MAX_SENT_PHOTOS, maxBytes: MAX_PHOTO_BYTES } },
  maxBytes: MAX_PHOTOS * MAX_PHOTO_BYTES,
} as const satisfies Upload

export const editedPhotoUpload = {
  ...draftPhotoUpload,
  screen: 'account/statements/:id/edit',
  query: { step: 'photos' },
} as const satisfies Upload
