import type { Upload } from '~/http/uploads'
import { MAX_PROFILE_PICTURE_BYTES } from '~contract/public-profile'

const picture = { maxFiles: 1, maxBytes: MAX_PROFILE_PICTURE_BYTES }

export const profileUpload = {
  screen: 'account/profile',
  sender: 'user',
  files: { photo: picture, cover: picture },
} as const satisfies Upload
