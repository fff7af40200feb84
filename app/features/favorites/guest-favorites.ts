import { isId } from '~contract/values/ids'

/** Statement ids of a guest, newest last. */
export interface GuestFavorites {
  favorites: number[]
  hidden: number[]
}

/** Maximum number of ids that fit into a cookie of 4,096 bytes. */
export const MAX_GUEST_IDS = 100

/** Formats ids in base 36, to save space: `1000299.1000301|1000400`. */
export function formatGuestFavorites({ favorites, hidden }: GuestFavorites): string {
  return [favorites, hidden].map(formatBase36Ids).join('|')
}

/** Parses the lists without unreadable parts. */
export function parseGuestFavorites(text: string | undefined): GuestFavorites {
  const [favorites = '', hidden = ''] = text?.split('|') ?? []
  return { favorites: parseBase36Ids(favorites), hidden: parseBase36Ids(hidden) }
}

export function formatBase36Ids(ids: number[]): string {
  return ids.map((id) => id.toString(36)).join('.')
}

/** Parses ids without unreadable parts. */
export function parseBase36Ids(text: string): number[] {
  const ids = text.split('.').map((id) => (/^[0-9a-z]{1,6}$/.test(id) ? Number.parseInt(id, 36) : 0))
  return [...new Set(ids)].filter(isId).slice(0, MAX_GUEST_IDS)
}

/** Adds and removes ids, new ones last; returns `full` and the ids unchanged if over the limit. */
export function changeIds(
  ids: number[],
  added: number[],
  removed: number[],
): { ids: number[]; full: boolean } {
  const changed = [...ids.filter((id) => !added.includes(id) && !removed.includes(id)), ...added]
  return changed.length > MAX_GUEST_IDS ? { ids, full: true } : { ids: changed, full: false }
}
