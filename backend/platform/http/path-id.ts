import type { Request } from 'express'
import { parseId } from '~contract/values/ids'

/** The id in the address of a call; undefined for what is none. */
export function getPathId(request: Request): number | undefined {
  return parseId(request.params.id)
}
