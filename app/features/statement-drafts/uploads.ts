import type { Upload } from '~/http/uploads'
import { MAX_PHOTO_BYTES, MAX_PHOTOS, MAX_SENT_PHOTOS } from '~contract/statement-photos'

/** Photos are stored one after another as they arrive, so their number costs no memory. */
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
