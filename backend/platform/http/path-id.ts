import type { Request } from 'express'
import { parseId } from '~contract/values/ids'

export function getPathId(request: Request): number | undefined {
  return parseId(request.params.id)
}
