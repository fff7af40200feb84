import { cover } from './company/cover'
import { logo } from './company/logo'
import { FACADE_KINDS, type FacadeKind, facade } from './facades/scene'
import type { Kind } from './kinds'
import { land } from './land'
import { plan } from './plan/drawing'
import { ROOM_KINDS, type RoomKind, room } from './rooms/room'

const isFacade = (kind: Kind): kind is FacadeKind => (FACADE_KINDS as string[]).includes(kind)
const isRoom = (kind: Kind): kind is RoomKind => (ROOM_KINDS as string[]).includes(kind)

/** One picture as SVG, 1200 × 900: the same three words always give the same bytes. For a plan see `planNumber`. */
export function picture(seed: string, kind: Kind, n: number) {
  if (isFacade(kind)) return facade(kind, seed, n)
  if (isRoom(kind)) return room(kind, seed, n)
  switch (kind) {
    case 'land':
      return land(seed, n)
    case 'logo':
      return logo(seed, n)
    case 'cover':
      return cover(seed, n)
    default:
      return plan(seed, n)
  }
}
