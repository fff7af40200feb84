import { basename } from 'node:path'
import type { Db } from '~backend/platform/db/pool'
import type { ImageRow } from '~backend/platform/pictures'
import { packImages, unpackImages } from '~backend/statements/packed-images'
import { parseRendition, toPicturePath } from '../../pictures/file-names'
import { isOutdoorKind, type PictureKind } from '../../pictures/kinds'
import { findStill, isBareStyle, repaintStill, VARIANTS_OF_VIEW } from '../../pictures/stills/variant'

/** Number of statements of each type, latest first, whose first pictures differ from each other. */
const MAX_OF_TYPE = 200
/** Number of newest and of promoted statements. */
const MAX_OTHERS = 400
/** Kinds that lead a gallery only if nothing else is left. */
const LAST_KINDS: ReadonlySet<PictureKind> = new Set(['bathroom', 'nursery', 'plan', 'site'])
/** Number of statements after which a room or building may lead again in other colours. */
const DISTANCE = 20
/** Cards of a row, among which none leads with the room or building of another. */
const ROW = 4

/**
 * Changes which picture is first and the colours of buildings, so that statements at the top of lists show
 * different pictures.
 * No statement leads with an empty shell if it has another picture.
 */
export async function spreadMainPictures(db: Db): Promise<void> {
  const { rows } = await db.query<{ id: number; type: number; images: string }>(
    `select id, real_estate_type_id as type, images from statements
     where images <> '' and id in (
       select top.id from (select distinct real_estate_type_id as type from statements) types,
         lateral (select id from statements where is_public and real_estate_type_id = types.type
                  order by last_updated desc limit $1) top
       union (select id from statements where is_public order by created_at desc limit $2)
       union (select id from statements where is_public and vip_tier > 0 order by id limit $2)
       union select id from statements where is_public and tour_url is not null
       union select statement_id from auctions)
     order by vip_tier > 0 desc, last_updated desc, id`,
    [MAX_OF_TYPE, MAX_OTHERS],
  )
  const spread = createSpreader()
  const changed = rows.flatMap(({ id, type, images }) => {
    const packed = packImages(spread(type, unpackImages(images)))
    return packed === images ? [] : [{ id, images: packed }]
  })
  await db.query(
    `update statements s set images = changed.images
     from jsonb_to_recordset($1::jsonb) as changed(id integer, images text) where s.id = changed.id`,
    [JSON.stringify(changed)],
  )
}

interface Candidate {
  at: number
  path: string
  /** Room or building, whatever its colours. */
  motif: string
  isBare: boolean
  /** Lower leads first. */
  rank: number
}

/** Creates a function that marks the first picture, by those of the statements before. */
function createSpreader() {
  const lastTurns = new Map<string, number>()
  let turn = 0
  const sinceShown = (key: string) => turn - (lastTurns.get(key) ?? -Infinity)
  // Lists often have one type, whose rooms and buildings follow each other there.
  const motifTurns = new Map<number, { turn: number; lastTurns: Map<string, number> }>()

  return (type: number, images: readonly ImageRow[]): ImageRow[] => {
    turn++
    const ofType = motifTurns.get(type) ?? { turn: 0, lastTurns: new Map() }
    motifTurns.set(type, ofType)
    ofType.turn++
    const sinceMotif = (motif: string) =>
      Math.min(DISTANCE, ofType.turn - (ofType.lastTurns.get(motif) ?? -Infinity))
    const compare = (one: Candidate, other: Candidate) =>
      Number(one.isBare) - Number(other.isBare) ||
      Number(sinceMotif(one.motif) < ROW) - Number(sinceMotif(other.motif) < ROW) ||
      Number(lastTurns.has(one.path)) - Number(lastTurns.has(other.path)) ||
      one.rank - other.rank ||
      sinceMotif(other.motif) - sinceMotif(one.motif) ||
      one.at - other.at
    const main = images.map(toCandidate).sort(compare)[0]?.at ?? 0
    // The variant that was shown longest ago, or never.
    const variants = Array.from({ length: VARIANTS_OF_VIEW }, (_, steps) => repaintOutdoors(images, steps))
    const since = (variant: readonly ImageRow[]) => sinceShown(variant[main]?.path ?? '')
    const best = variants.reduce((one, other) => (since(other) > since(one) ? other : one))
    for (const { path, motif } of best.map(toCandidate).slice(main, main + 1)) {
      lastTurns.set(path, turn)
      ofType.lastTurns.set(motif, ofType.turn)
    }
    return best.map((image, at) => ({ ...image, is_main: at === main }))
  }
}

/** Repaints the building and its yard alike. */
function repaintOutdoors(images: readonly ImageRow[], steps: number): ImageRow[] {
  return images.map((image) => {
    const illustration = toIllustration(image)
    if (!illustration || !isOutdoorKind(illustration.kind)) return image
    return { ...image, path: toPicturePath(repaintStill(illustration, steps)) }
  })
}

const toIllustration = ({ path }: ImageRow) => parseRendition(`${basename(path)}.webp`)

function toCandidate(image: ImageRow, at: number): Candidate {
  const illustration = toIllustration(image)
  const { path } = image
  return {
    at,
    path,
    motif: (illustration && findStill(illustration)?.file) ?? path,
    isBare: illustration?.kind === 'living' && isBareStyle(illustration.seed),
    rank: illustration && LAST_KINDS.has(illustration.kind) ? 1 : 0,
  }
}
