import type { Request } from 'express'
import { sumMaxBytes, type Upload } from '~/http/uploads'
import { type FileLimits, TEXT_FORM } from '~contract/form-limits'
import { MAX_PHOTO_PART_BYTES, PHOTO_PART_PATH } from '~contract/statement-photos'

export type BodyKind = 'urlencoded' | 'multipart' | 'bytes'

/** Body that a request may have. */
export interface BodyRule {
  kinds: readonly BodyKind[]
  maxBytes: number
  maxFields: number
  files: FileLimits
  sender: Upload['sender']
}

const TEXT_RULE: BodyRule = { ...TEXT_FORM, kinds: ['urlencoded', 'multipart'], sender: 'anyone' }
/** Buttons, with the page to return to, whose URL may be long. */
const BUTTON_RULE: BodyRule = { ...TEXT_RULE, kinds: ['urlencoded'], maxBytes: 16_000 }
const PHOTO_PART_RULE: BodyRule = {
  kinds: ['bytes'],
  maxBytes: MAX_PHOTO_PART_BYTES,
  maxFields: 0,
  files: {},
  sender: 'draft-owner',
}
const LANGUAGE_PREFIX = /^(?:en|ru)(?:\/|$)/

export interface BodyRules {
  find(request: Pick<Request, 'path' | 'originalUrl'>): BodyRule
  /** Returns true if the body is, or may be, longer than any form without files. */
  isUpload(request: Request): boolean
}

export function createBodyRules(uploads: readonly Upload[]): BodyRules {
  const find: BodyRules['find'] = ({ path, originalUrl }) => {
    if (path === PHOTO_PART_PATH) return PHOTO_PART_RULE
    if (path.startsWith('/do/')) return BUTTON_RULE
    const matching = uploads.filter(({ screen }) => isAt(screen, path))
    if (matching.length === 0) return TEXT_RULE
    const { searchParams } = new URL(originalUrl, 'http://here.invalid')
    const upload = matching.find(({ query = {} }) => hasParams(searchParams, query))
    return upload ? toRule(upload) : TEXT_RULE
  }
  return {
    find,
    isUpload: (request) => {
      const { kinds, maxBytes } = find(request)
      const length = findBodyLength(request) ?? maxBytes
      return kinds.includes('multipart') && length > TEXT_FORM.maxBytes
    },
  }
}

/** Returns the length of the body in bytes, or undefined if it is not declared. */
export function findBodyLength(request: Pick<Request, 'get'>): number | undefined {
  if (request.get('transfer-encoding') !== undefined) return undefined
  return Number(request.get('content-length') ?? 0)
}

export const isPhotoPart = ({ path }: Pick<Request, 'path'>) => path === PHOTO_PART_PATH

/**
 * Returns the body rules of each route, by its path in the route table.
 * @param paths of screens and of addresses that only take forms
 */
export function listBodyRules(
  uploads: readonly Upload[],
  paths: readonly string[],
): { path: string; query: Upload['query']; rule: BodyRule }[] {
  const { find } = createBodyRules([])
  return paths.flatMap((path) => [
    ...uploads
      .filter(({ screen }) => screen === path)
      .map((upload) => ({ path, query: upload.query, rule: toRule(upload) })),
    { path, query: undefined, rule: find({ path: `/${path}`, originalUrl: `/${path}` }) },
  ])
}

function toRule({ files, sender, maxBytes = sumMaxBytes(files) }: Upload): BodyRule {
  return { ...TEXT_RULE, maxBytes, files, sender }
}

/** Compares paths as the route table does: ignores letter case and a trailing slash. */
function isAt(screen: string, path: string): boolean {
  const segments = path
    .replace(/^\//, '')
    .toLowerCase()
    .replace(LANGUAGE_PREFIX, '')
    .split('/')
    .filter(Boolean)
  const wanted = screen.toLowerCase().split('/')
  const needed = wanted.filter((segment) => !segment.endsWith('?'))
  if (segments.length > wanted.length || segments.length < needed.length) return false
  return segments.every((segment, index) => wanted[index]?.startsWith(':') || wanted[index] === segment)
}

function hasParams(searchParams: URLSearchParams, query: NonNullable<Upload['query']>): boolean {
  return Object.entries(query).every(([name, value]) =>
    value === null ? searchParams.get(name) : searchParams.get(name) === value,
  )
}
