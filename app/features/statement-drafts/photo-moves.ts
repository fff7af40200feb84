import type { PhotoOperation } from '~contract/statement-photos'

interface PhotoMove {
  token: string
  /** Target position, from 0. */
  position: number
}

/** Returns the photos for which another place, counted from 1, was chosen, in order of the places. */
export function listPhotoMoves(tokens: readonly string[], places: readonly string[]): PhotoMove[] {
  return tokens
    .map((token, index) => ({ token, index, position: Number(places[index] ?? index + 1) - 1 }))
    .filter(({ index, position }) => Number.isInteger(position) && position >= 0 && position !== index)
    .sort((one, other) => one.position - other.position)
}

/** Former place of the photo that was moved last. */
export interface FormerPlace {
  token: string
  /** Former position, from 0. */
  position: number
}

type Move = Pick<PhotoChange, 'tokens' | 'operation' | 'moves'>

/** Returns where the moved photo was; undefined if no photo was moved, or several. */
export function getFormerPlace({
  tokens,
  operation: [name, chosen = ''],
  moves,
}: Move): FormerPlace | undefined {
  const isMove = name === 'earlier' || name === 'later' || name === 'place'
  const [token = '', ...others] = isMove ? [chosen] : moves.map((move) => move.token)
  const position = tokens.indexOf(token)
  return position < 0 || others.length > 0 ? undefined : { token, position }
}

export const toPhotoAnchor = (number: number) => `photo-${number}`

export const toRemovedPhotoAnchor = (token: string) => `removed-${token}`

interface PhotoChange {
  tokens: readonly string[]
  /** Name, token and, for `place`, the position. */
  operation: readonly [PhotoOperation | 'save', ...string[]]
  moves: readonly PhotoMove[]
  removed: readonly PhotoMove[]
}

/** Returns the anchor of the photo that was changed, so that the next page does not begin at its top. */
export function getPhotoAnchor({ tokens, operation, moves, removed }: PhotoChange): string | undefined {
  const [name, token = '', position = ''] = operation
  const index = tokens.indexOf(token)
  switch (name) {
    case 'save':
      return moves[0] ? toPhotoAnchor(moves[0].position + 1) : undefined
    case 'earlier':
      return toPhotoAnchor(Math.max(0, index - 1) + 1)
    case 'later':
      return toPhotoAnchor(index + 2)
    case 'place':
      return toPhotoAnchor((Number(position) || 0) + 1)
    case 'main':
    case 'rotate':
      return toPhotoAnchor(index + 1)
    case 'delete':
      return toRemovedPhotoAnchor(token)
    case 'restore': {
      const photo = removed.find((one) => one.token === token)
      return photo && toPhotoAnchor(photo.position + 1)
    }
  }
}
