import type { Request, RequestHandler } from 'express'
import { MAX_IMPORT_BYTES } from '~contract/statement-imports'
import {
  MAX_PHOTO_BYTES,
  MAX_PHOTO_PART_BYTES,
  MAX_PHOTOS,
  PHOTO_PART_PATH,
} from '~contract/statement-photos'
import { refuse } from './refuse'

/** The longest text form is far below, even fully percent-encoded. */
const MAX_BYTES = 500_000

/** Forms with files: two pictures of the maximum size, upstream-defined forms and photos of statements, which guests may send too. */
const UPLOAD_LIMITS = [
  { path: /^\/(en\/|ru\/)?account\/profile\/?$/i, maxBytes: 12_500_000, isForUsers: true },
  { path: /^\/(en\/|ru\/)?desk\/orders\/\d+\/?$/i, maxBytes: 11_000_000, isForUsers: true },
  // Twice the maximum, so that a file that is too large is refused beside its field.
  {
    path: /^\/(en\/|ru\/)?account\/statements\/import\/?$/i,
    maxBytes: 2 * MAX_IMPORT_BYTES,
    isForUsers: true,
  },
  { path: /^\/(en\/|ru\/)?dynamic-forms\/\d+\/?$/i, maxBytes: 6_000_000, isForUsers: false },
  // Read into files one after another, never into memory; of any size they are refused one by one.
  {
    path: /^\/(en\/|ru\/)?account\/statements\/(new|\d+\/edit)\/?$/i,
    maxBytes: MAX_PHOTOS * MAX_PHOTO_BYTES,
    isForUsers: false,
  },
]

export const isPhotoPart = ({ path }: Pick<Request, 'path'>) => path === PHOTO_PART_PATH

const findUploadLimit = ({ path }: Request) => UPLOAD_LIMITS.find((limit) => limit.path.test(path))
const getLength = (request: Request) => Number(request.get('content-length') ?? 0)

/** Longer than any form without files. */
export const isUpload = (request: Request): boolean => getLength(request) > MAX_BYTES

/** Only a user may send it. */
export const isUploadOfUser = (request: Request): boolean =>
  isUpload(request) && (findUploadLimit(request)?.isForUsers ?? false)

/** The HTTP parser enforces the length that is required here. */
export const limitBody: RequestHandler = (request, response, next) => {
  const maxBytes = isPhotoPart(request)
    ? MAX_PHOTO_PART_BYTES
    : (findUploadLimit(request)?.maxBytes ?? MAX_BYTES)
  const hasKnownLength = request.get('transfer-encoding') === undefined
  if (hasKnownLength && getLength(request) <= maxBytes) return next()
  // The rest of the body is not read.
  response.setHeader('Connection', 'close')
  refuse(request, response, { status: 413 }, next)
}
