import { guestMessageUpload, messageUpload } from './features/conversations/uploads'
import { documentUpload, galleryUpload } from './features/desk/orders/uploads'
import { dynamicFormUpload } from './features/dynamic-forms/uploads'
import { profileUpload } from './features/public-profile/uploads'
import { draftPhotoUpload, editedPhotoUpload } from './features/statement-drafts/uploads'
import { archiveUpload, importUpload } from './features/statement-imports/uploads'
import type { Upload } from './http/uploads'

/** Forms with file uploads. If several match a request, the first counts. */
export const uploads: readonly Upload[] = [
  profileUpload,
  galleryUpload,
  documentUpload,
  dynamicFormUpload,
  draftPhotoUpload,
  editedPhotoUpload,
  archiveUpload,
  importUpload,
  messageUpload,
  guestMessageUpload,
]
