import type { Request } from 'express'
import { isId } from './query'

/** The id in the address of a call; undefined for what is none. */
export function getPathId(request: Request): number | undefined {
  const text = request.params.id ?? ''
  return /^\d{1,10}$/.test(text) && isId(Number(text)) ? Number(text) : undefined
}
