import { notFound } from '~/http/error-responses.server'
import { isUpstreamError } from '~/upstream/upstream-error'

const isMissing = (error: unknown) => isUpstreamError(error) && error.status === 404

/**
 * Handles the error of a call for something that may be missing: `call.catch(toUndefinedIfMissing)`.
 * @throws the error, unless the upstream answered 404
 */
export function toUndefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

/**
 * Returns a handler of the error of a call for what a page shows: `call.catch(throwNotFoundIfMissing(key))`.
 * @param key text of the error page
 * @throws Response 404 if the upstream answered 404, or else the error
 */
export function throwNotFoundIfMissing(key: Parameters<typeof notFound>[0]): (error: unknown) => never {
  return (error) => {
    throw isMissing(error) ? notFound(key) : error
  }
}
